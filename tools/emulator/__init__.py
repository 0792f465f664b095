"""The whole handheld, emulated: a stock MicroPython on a Pico's processor, with our firmware in
its flash, an ST7789 on its wires and hands on its buttons.

st7789 is the panel's controller, panel wires it up; hands press the buttons; chip is the Pico by
itself with its disk, handheld is all of it together. script and page drive it for `make emulate`.
"""
