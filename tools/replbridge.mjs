// MicroPython in WebAssembly as a device at the end of a wire: its REPL behind a TCP socket of this
// machine, one client at a time. Prints its port, and runs until its standard input ends.
// Files live as long as this process; a soft reset, or machine.reset(), starts a new interpreter.
import { createServer } from "node:net";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const HEAP = 4 << 20;
const OURS = ["/dev", "/proc", "/tmp", "/home"]; // Emscripten's own folders
const [CTRL_A, CTRL_B, ENTER] = [1, 2, 13];
// mpremote asks for raw-paste mode with these. This REPL says yes and then hangs, so the bridge
// answers in its place: understood, not supported.
const RAW_PASTE = [5, "A".charCodeAt(0), 1];
const DECLINED = Buffer.from("R\x00");
// Emscripten numbers its errors in another way than MicroPython, and mpremote reads their names.
const ERRORS = { "OSError: 44\r\n": "OSError: [Errno 2] ENOENT\r\n", "OSError: 20\r\n": "OSError: [Errno 17] EEXIST\r\n" };

let client = null;
let printed = [];
let muted = false;
let mp = null;
let asked = 0; // how much of RAW_PASTE has come
let wanted = false; // a script has called machine.reset()

async function start(files) {
  muted = true;
  mp = await loadMicroPython({
    heapsize: HEAP,
    linebuffer: false,
    stdout: (bytes) => muted || printed.push(bytes[0]),
  });
  for (const [path, content] of files) {
    if (content) mp.FS.writeFile(path, content);
    else if (!mp.FS.analyzePath(path).exists) mp.FS.mkdir(path);
  }
  mp.registerJsModule("machine", { reset: () => (wanted = true) });
  mp.FS.chdir("/");
  mp.replInit();
  muted = false;
}

function* walk(folder = "/") {
  for (const name of mp.FS.readdir(folder)) {
    const path = `${folder === "/" ? "" : folder}/${name}`;
    if (name === "." || name === ".." || OURS.includes(path)) continue;
    if (mp.FS.isDir(mp.FS.stat(path).mode)) {
      yield [path, null];
      yield* walk(path);
    } else {
      yield [path, mp.FS.readFile(path)];
    }
  }
}

function flush() {
  let text = Buffer.from(printed).toString("latin1");
  for (const [theirs, ours] of Object.entries(ERRORS)) text = text.replaceAll(theirs, ours);
  if (text && client && !client.destroyed) client.write(Buffer.from(text, "latin1"));
  printed = [];
}

function say(text) {
  printed.push(...Buffer.from(text));
}

// As the Pico does: the interpreter is a new one, the raw REPL is still the raw REPL.
async function reset(raw) {
  const files = [...walk()];
  say("MPY: soft reboot\r\n");
  await start(files);
  mp.replProcessChar(raw ? CTRL_A : ENTER);
}

async function take(byte) {
  if (byte === RAW_PASTE[asked]) {
    asked += 1;
    if (asked === RAW_PASTE.length) {
      asked = 0;
      client.write(DECLINED);
    }
    return;
  }
  const held = RAW_PASTE.slice(0, asked);
  asked = 0;
  for (const one of [...held, byte]) {
    const ended = mp.replProcessChar(one);
    if (ended) await reset(true);
    else if (wanted) await reset(false);
    wanted = false;
  }
}

let queue = Promise.resolve();

function serve(socket) {
  if (client) {
    socket.destroy();
    return;
  }
  client = socket;
  asked = 0;
  socket.setNoDelay(true);
  socket.on("data", (bytes) => {
    queue = queue.then(async () => {
      for (const byte of bytes) await take(byte);
      flush();
    });
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    // Whoever comes next finds a prompt, whatever this one was in the middle of.
    queue = queue.then(async () => {
      muted = true;
      for (const byte of [3, CTRL_B]) mp.replProcessChar(byte);
      muted = false;
      printed = [];
      client = null;
    });
  });
}

await start([]);
const server = createServer(serve);
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
process.stdin.resume();
process.stdin.on("end", () => process.exit());
