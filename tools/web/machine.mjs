// The computer in the device: MicroPython with the firmware in its file system.

import { loadMicroPython } from "./micropython.mjs";
import { store } from "./store.mjs";

const HEAP = 256 << 10; // about what a Pico has; it grows where a Pico would fail
const CLOCK = 2 ** 30 - 1; // the firmware's clock has 30 bits
const FRAME = 8; // milliseconds of work in a frame, so that the browser has the other half
const LOOK_BACK = 200; // edges

/** Prints lines to the console; a traceback as one error. */
function printer() {
  let trace = null;
  return (line) => {
    if (line.startsWith("Traceback ")) {
      trace = [line];
    } else if (trace === null) {
      console.log(line);
    } else {
      trace.push(line);
      if (!line.startsWith(" ")) {
        console.error(trace.join("\n"));
        trace = null;
      }
    }
  };
}

// As after a reset: nothing of the firmware is in memory. One MicroPython serves all boards, since
// its glue keeps its state in globals: a second one would break the first one's last calls.
const RESET = `
import sys
for name in list(sys.modules):
    if name.startswith("tierce"):
        del sys.modules[name]
sys.path[:] = ["/firmware"]
`;

function unpack(mp, files) {
  for (const [name, content] of Object.entries(files)) {
    const path = `/firmware/${name}`;
    mp.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    mp.FS.writeFile(path, Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
  }
}

async function load(files) {
  const mp = await loadMicroPython({ heapsize: HEAP, stdout: printer() });
  unpack(mp, files);
  return mp;
}

let loading = null;

export class Machine {
  /** Start the firmware on a board; `screen` and `sound` are what it shows and plays on. */
  static async boot(board, files, screen, sound) {
    const machine = new Machine();
    loading ??= load(files);
    const mp = await loading;
    machine.mp = mp;
    mp.runPython(RESET);
    let canvas = 0;
    mp.registerJsModule("tierce_host", {
      screen: (address) => { canvas = address; },
      paint(left, top, right, bottom) {
        // Taken anew each time: the memory moves when it grows.
        const end = canvas + screen.width * screen.height / 2;
        screen.paint(mp._module.HEAPU8.subarray(canvas, end), left, top, right, bottom);
      },
      palette: (colours) => screen.palette(colours),
      turn: (over) => screen.turn(over),
      light: (level) => screen.light(level),
      play: (tune, volume) => sound.play(tune, volume),
      chance: () => crypto.getRandomValues(new Uint32Array(1))[0] & CLOCK,
      read: (name) => store.read(name),
      write: (name, text) => store.write(name, text),
      append: (name, text) => store.append(name, text),
      remove: (name) => store.remove(name),
    });
    mp.runPython("from tierce.ports import web");
    const port = mp.globals.get("web");
    machine.step = port.step;
    machine.portEdge = port.edge;
    port.boot(board);
    machine.frame();
    return machine;
  }

  constructor() {
    this.waiting = []; // edges since the last frame: button, level, time stamp
    this.edges = []; // the last ones, for whoever looks in: button, level, ms, us
    this.running = true;
  }

  /** A button moved, at an event's time stamp. Fingers of one touch have one stamp: a true tie. */
  edge(button, level, stamp) {
    this.waiting.push([button, level, stamp]);
  }

  /** Hand over the edges in the order they happened: a key may be told before an older touch. */
  deliver() {
    for (const [button, level, stamp] of this.waiting.sort((one, other) => one[2] - other[2])) {
      const ms = Math.floor(stamp);
      const us = Math.floor((stamp - ms) * 1000);
      this.edges.push([button, level, ms & CLOCK, us]);
      this.portEdge(button, level, ms & CLOCK, us);
    }
    this.waiting.length = 0;
    this.edges.splice(0, this.edges.length - LOOK_BACK);
  }

  /** Work until the picture is whole, or as long as a frame allows. */
  frame() {
    this.deliver();
    const until = performance.now() + FRAME;
    let now;
    do {
      now = performance.now();
    } while (this.step(Math.floor(now) & CLOCK) && performance.now() < until);
  }

  /** A frame for each of the browser's, until `stop`. */
  run(failed) {
    const turn = () => {
      if (!this.running) return;
      try {
        this.frame();
      } catch (error) {
        this.running = false;
        failed(error);
        return;
      }
      requestAnimationFrame(turn);
    };
    requestAnimationFrame(turn);
  }

  stop() {
    this.running = false;
  }
}
