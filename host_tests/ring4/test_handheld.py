"""Ring 4: the emulated handheld itself, with small programs of the test's own."""

import asyncio

import pytest
from PIL import Image

from tools.emulator.chip import NoImage, spec
from tools.emulator.handheld import Handheld

COLOURS = {0xF800: (255, 0, 0), 0x07E0: (0, 255, 0), 0x001F: (0, 0, 255), 0xFFFF: (255, 255, 255)}
BANDS = list(COLOURS)

START = """
import array, machine, rp2, time
from machine import ADC, PWM, Pin, SPI
from board import NAME
b = __import__("tierce.boards." + NAME, None, None, ("",))
machine.freq(125_000_000, 125_000_000)
cs, dc = Pin(b.CS, Pin.OUT, value=1), Pin(b.DC, Pin.OUT, value=1)
spi = SPI(b.SPI, baudrate=b.CLOCK, sck=Pin(b.SCK), mosi=Pin(b.MOSI), miso=None)

def command(code, data=b""):
    cs.value(0)
    dc.value(0)
    spi.write(bytes([code]))
    dc.value(1)
    if data:
        spi.write(data)

def window(code, first, size):
    last = first + size - 1
    command(code, bytes([first >> 8, first & 255, last >> 8, last & 255]))

if b.RESET >= 0:
    Pin(b.RESET, Pin.OUT, value=0).value(1)
time.sleep_ms(122)
command(0x11)
time.sleep_ms(5)
command(0x3A, b"\\x55")
command(0x36, bytes([b.MADCTL]))
command(0x21 if b.INVERT else 0x20)
command(0x29)
width, height = b.PANEL
window(0x2A, b.OFFSET[0], width)
window(0x2B, b.OFFSET[1], height)
command(0x2C)
bands = (0xF800, 0x07E0, 0x001F, 0xFFFF)
"""

PLAIN = """
for y in range(height):
    pixel = bands[y * 4 // height]
    spi.write(bytes([pixel >> 8, pixel & 255]) * width)
"""

# The control registers of the SPI: SSPCR0 at 0, the data at 8, the status at 12.
BY_DMA = """
base, request = ((0x4003C000, 16), (0x40040000, 18))[b.SPI]
machine.mem32[base] |= 15
dma = rp2.DMA()
control = dma.pack_ctrl(size=1, inc_write=False, treq_sel=request)
began = time.ticks_us()
for y in range(height):
    line = array.array("H", [bands[y * 4 // height]] * width)
    dma.config(read=line, write=base + 8, count=width, ctrl=control, trigger=True)
    while dma.active():
        pass
while machine.mem32[base + 12] & 16:
    pass
print("took", time.ticks_diff(time.ticks_us(), began))
"""

END = """
cs.value(1)
print("drawn")
"""

IDLE = """
edges = []
button = Pin(b.BUTTONS[0][1], Pin.IN, Pin.PULL_UP)
def edge(pin):
    edges.append((time.ticks_us(), pin.value()))
button.irq(edge, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=False)
light = PWM(Pin(b.LIGHT), freq=1000, duty_u16=16384)
piezo = PWM(Pin(b.PIEZO), freq=880, duty_u16=32768)
print("battery", ADC(b.BATTERY[0]).read_u16(), "usb", Pin(b.VBUS, Pin.IN).value())
with open("kept", "w") as file:
    file.write("still here")
print("ready")
while True:
    time.sleep_ms(5)
    while edges:
        print("edge", *edges.pop(0))
"""


@pytest.fixture(autouse=True)
def _uf2():
    try:
        spec()
    except NoImage as reason:
        pytest.skip(str(reason))


def expected(size):
    width, height = size
    picture = Image.new("RGB", size)
    picture.putdata([COLOURS[BANDS[y * 4 // height]] for y in range(height) for _ in range(width)])
    return picture


async def drawn(board, program):
    handheld = Handheld(board, {"main.py": program})
    assert await handheld.until(lambda: "drawn" in handheld.console, 3000, 10), handheld.console
    return handheld


def test_a_picture_by_plain_spi_shows_on_the_panel():
    handheld = asyncio.run(drawn("waveshare_lcd_1_14", START + PLAIN + END))
    assert handheld.picture().tobytes() == expected((240, 135)).tobytes()
    assert handheld.panel.complaints == []


def test_a_picture_by_dma_in_wide_frames_shows_and_takes_the_wires_time():
    handheld = asyncio.run(drawn("duo", START + BY_DMA + END))
    assert handheld.picture().tobytes() == expected((320, 240)).tobytes()
    burst = handheld.panel.bursts[-1]
    assert burst.bytes == 320 * 240 * 2
    took = int(handheld.console.split("took ")[1].split()[0])
    wire = 320 * 240 * 17.5 / 62.5
    assert took > wire
    assert burst.ended - burst.began > wire * 1000


def test_buttons_light_piezo_battery_and_the_disk():
    async def session():
        async with Handheld("duo", {"main.py": START + END + IDLE}) as handheld:
            assert await handheld.until(lambda: "ready" in handheld.console, 2000, 5)
            assert handheld.light() == pytest.approx(0.25, abs=0.01)
            assert handheld.tone() == pytest.approx(880, rel=0.01)
            reading = int(handheld.console.split("battery ")[1].split()[0])
            assert reading * 3.3 / 65535 * 2 == pytest.approx(4.15, abs=0.01)
            at = handheld.now_us / 1000 + 10
            handheld.press("up1", at_ms=at, for_ms=20)
            handheld.bounce("up1", [(40, True), (40.5, False), (41, True), (60, False)], at_ms=at)
            await handheld.run(120)
            edges = [line.split()[1:] for line in handheld.console.splitlines() if "edge" in line]
            assert [level for _, level in edges] == ["0", "1", "0", "1", "0", "1"]
            times = [int(stamp) / 1000 - at for stamp, _ in edges]
            assert times == pytest.approx([0, 20, 40, 40.5, 41, 60], abs=0.3)
            disk = handheld.stop()
        async with Handheld("duo", disk=disk) as again:
            assert again.files()["kept"] == b"still here"
            assert await again.until(lambda: "ready" in again.console, 2000, 5)
            again.reset()
            assert await again.until(lambda: again.console.count("ready") == 2, 2000, 5)

    asyncio.run(session())


def test_without_main_the_prompt_runs_what_it_is_given():
    async def session():
        async with Handheld("picosystem", main=False) as handheld:
            printed = await handheld.aexec("import board\nprint(board.NAME)\nkept = 7\n")
            assert printed == "picosystem\n"
            assert await handheld.aexec("print(kept)" + " " * 2000) == "7\n"

    asyncio.run(session())
