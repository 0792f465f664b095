// Runs one Python script on MicroPython in WebAssembly, with the firmware in its file system.
// In: {files: {name: text}, binary: {name: base64}, script, heap, turns} as JSON on standard input. Out: what it
// prints; an uncaught exception goes to standard error, with exit code 1.
// With `turns`, the script's function `turn` is called until it returns False. This MicroPython
// collects garbage only between two calls from outside, whatever a script asks for.
import { readFileSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const { files, binary, script, heap, turns } = JSON.parse(readFileSync(0, "utf8"));
const printed = [];
const mp = await loadMicroPython({
  heapsize: heap,
  linebuffer: false,
  stdout: (bytes) => printed.push(Buffer.from(bytes)),
});
const contents = Object.entries(files);
for (const [name, data] of Object.entries(binary)) {
  contents.push([name, Buffer.from(data, "base64")]);
}
for (const [name, content] of contents) {
  const folders = name.split("/").slice(0, -1);
  let path = "/firmware";
  for (const folder of ["", ...folders]) {
    path = folder ? `${path}/${folder}` : path;
    if (!mp.FS.analyzePath(path).exists) mp.FS.mkdir(path);
  }
  mp.FS.writeFile(`/firmware/${name}`, content);
}
mp.FS.writeFile("/script.py", script);
let failure = null;
try {
  mp.runPython("import sys; sys.path.insert(0, '/firmware'); sys.path.insert(0, '/'); import script");
  if (turns) {
    const turn = mp.pyimport("script").turn;
    while (turn()) continue;
  }
} catch (error) {
  failure = error;
}
process.stdout.write(Buffer.concat(printed));
if (failure) {
  process.stderr.write(String(failure.message ?? failure));
  process.exitCode = 1;
}
