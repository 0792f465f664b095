// Runs one Python script on MicroPython in WebAssembly, with the firmware in its file system.
// In: {files: {name: text}, script: text} as JSON on standard input. Out: what the script prints;
// an uncaught exception goes to standard error, with exit code 1.
import { readFileSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const { files, script, heap } = JSON.parse(readFileSync(0, "utf8"));
const printed = [];
const mp = await loadMicroPython({
  heapsize: heap,
  linebuffer: false,
  stdout: (bytes) => printed.push(Buffer.from(bytes)),
});
for (const [name, text] of Object.entries(files)) {
  const folders = name.split("/").slice(0, -1);
  let path = "/firmware";
  for (const folder of ["", ...folders]) {
    path = folder ? `${path}/${folder}` : path;
    if (!mp.FS.analyzePath(path).exists) mp.FS.mkdir(path);
  }
  mp.FS.writeFile(`/firmware/${name}`, text);
}
mp.FS.writeFile("/script.py", script);
let failure = null;
try {
  mp.runPython("import sys; sys.path.insert(0, '/firmware'); sys.path.insert(0, '/'); import script");
} catch (error) {
  failure = error;
}
process.stdout.write(Buffer.concat(printed));
if (failure) {
  process.stderr.write(String(failure.message ?? failure));
  process.exitCode = 1;
}
