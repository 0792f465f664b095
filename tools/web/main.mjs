// The page: chooses a board, starts the firmware on it, and keeps the page for times offline.

import { BOARDS } from "./boards.mjs";
import { Buttons } from "./buttons.mjs";
import { build, fit, listKeys } from "./device.mjs";
import { Machine } from "./machine.mjs";
import { Screen } from "./screen.mjs";
import { Sound } from "./sound.mjs";
import { store } from "./store.mjs";

const CHOICE = "page:board"; // no name of a file on the device has a colon
const BAR = 130; // pixels, higher than any phone's address bar
const stage = document.getElementById("stage");
const notice = document.getElementById("notice");
const choice = document.getElementById("board");
const sound = new Sound();
let bundle, layout, current;

function wanted() {
  const named = new URLSearchParams(location.hash.slice(1)).get("board");
  return [named, store.read(CHOICE)].find((id) => id in bundle.boards)
    ?? Object.keys(bundle.boards)[0];
}

function failed(error) {
  console.error(error.message ?? error);
  notice.textContent = "The firmware did not start. What it said is in the browser's console.";
  notice.hidden = false;
}

/** Draw a board and start the firmware on it, as when it gets power. */
async function start(id) {
  current?.buttons.end();
  current?.machine?.stop();
  sound.stop();
  notice.hidden = true;
  const board = bundle.boards[id];
  const screen = new Screen(board.panel, `Screen of the ${board.name}`);
  const { device, buttons } = build(id, board, BOARDS[id], screen, layout);
  const made = { id, device, screen, machine: null };
  current = made;
  made.buttons = new Buttons(buttons, BOARDS[id].keys, (button, level, stamp) => {
    made.machine?.edge(button, level, stamp);
  });
  listKeys(document.getElementById("keys"), board, BOARDS[id], layout);
  stage.replaceChildren(device);
  fit(device, screen, stage);
  choice.value = id;
  try {
    const machine = await Machine.boot(id, bundle.files, screen, sound);
    made.machine = machine;
    machine.run(failed);
  } catch (error) {
    failed(error);
  }
}

function change(id) {
  store.write(CHOICE, id);
  history.replaceState(null, "", `#board=${id}`);
  // One after the other, however fast somebody chooses.
  window.tierce.ready = window.tierce.ready.then(() => start(id));
}

/** A mouse that chose a board leaves the list, or the arrow keys would go on choosing. */
function leaveAfterMouse() {
  let byMouse = false;
  choice.addEventListener("pointerdown", () => { byMouse = true; });
  choice.addEventListener("keydown", () => { byMouse = false; });
  choice.addEventListener("change", async () => {
    change(choice.value);
    await window.tierce.ready;
    if (byMouse) current.device.focus({ preventScroll: true });
  });
}

/** Fit the screen anew, but not for a phone's address bar that comes and goes. */
function refitWhenResized() {
  let [width, height, ratio] = [innerWidth, innerHeight, devicePixelRatio];
  window.addEventListener("resize", () => {
    const bar = innerWidth === width && devicePixelRatio === ratio
      && Math.abs(innerHeight - height) < BAR && matchMedia("(pointer: coarse)").matches;
    if (bar) return;
    [width, height, ratio] = [innerWidth, innerHeight, devicePixelRatio];
    fit(current.device, current.screen, stage);
  });
}

async function load() {
  bundle = await (await fetch("firmware.json")).json();
  layout = await navigator.keyboard?.getLayoutMap().catch(() => null);
  choice.replaceChildren(...Object.entries(bundle.boards).map(([id, board]) =>
    new Option(board.name, id)));
  leaveAfterMouse();
  window.addEventListener("hashchange", () => {
    if (wanted() !== current.id) change(wanted());
  });
  refitWhenResized();
  if (bundle.worker) navigator.serviceWorker?.register(bundle.worker).catch(() => {});
  await start(wanted());
}

// For whoever looks in from the console, and for the tests: what runs, and that it does.
window.tierce = {
  ready: null,
  get mp() { return current?.machine?.mp; },
  get board() { return current?.id; },
  get edges() { return current?.machine?.edges ?? []; },
};
window.tierce.ready = load().catch(failed);
