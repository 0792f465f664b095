// Draws a board around its screen, and finds the largest screen with sharp pixels.

import { cap } from "./boards.mjs";

// The firmware's labels that are signs, in a box of 24: drawn, so that no font is needed.
const SIGNS = {
  "↑": "M12 5 20 17H4z",
  "↓": "M12 19 4 7h16z",
  "←": "M5 12 17 4v16z",
  "→": "M19 12 7 20V4z",
  "●": "M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14z",
  "×": "M5.5 8 8 5.5l4 4 4-4L18.5 8l-4 4 4 4-2.5 2.5-4-4-4 4L5.5 16l4-4z",
};
const SVG = "http://www.w3.org/2000/svg";
const PROBE = 2000; // larger than any cluster, so that only the screen decides the device's size
const MARGIN = 12; // below the device
const LEAST = 0.75; // of the panel's size in the page's pixels: below that, nothing can be read

function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** A label as it is printed on a button. */
function sign(label) {
  if (!SIGNS[label]) return make("span", "letter", label);
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SIGNS[label]);
  picture.append(path);
  return picture;
}

function key(code, layout) {
  return make("kbd", "", cap(code, layout));
}

/** Build a device: its element, and its buttons in order. */
export function build(id, board, drawing, screen, layout) {
  const device = make("div", `device ${id}`);
  device.setAttribute("role", "group");
  device.setAttribute("aria-label", board.name);
  device.tabIndex = -1;
  const buttons = [];
  const sides = drawing.clusters.map((cluster, place) => {
    const side = make("div", `cluster ${cluster.shape} ${place ? "second" : "first"}`);
    side.setAttribute("role", "group");
    side.setAttribute("aria-label", cluster.title);
    for (const area of cluster.places) {
      const number = buttons.length;
      const button = make("button", `to-${area}`, sign(board.buttons[number]));
      button.type = "button";
      button.dataset.button = number;
      button.setAttribute("aria-label", drawing.names[number] ?? `${board.buttons[number]} button`);
      button.style.gridArea = area;
      button.dataset.key = cap(drawing.keys[number][0], layout);
      buttons.push(button);
      side.append(button);
    }
    return side;
  });
  const glass = make("div", "glass", screen.canvas);
  const name = make("span", "silk", board.name);
  name.setAttribute("aria-hidden", "true");
  device.append(sides[0], glass, sides[1], name);
  return { device, buttons };
}

/** List the keys below the device, each with what is printed on its button. */
export function listKeys(list, board, drawing, layout) {
  list.replaceChildren(...drawing.keys.map((codes, number) => {
    const keys = codes.filter((code) => code !== "NumpadEnter");
    const entries = keys.map((code) => key(code, layout));
    const name = drawing.names[number] ?? `${board.buttons[number]} button`;
    const what = make("dt", "", sign(board.buttons[number]), make("span", "name", name));
    return make("div", "", what, make("dd", "", ...entries));
  }));
}

function size(screen, width, height) {
  screen.canvas.style.width = `${width}px`;
  screen.canvas.style.height = `${height}px`;
}

/** The largest whole number of the display's own pixels for each of the panel's that fits. */
function scaleFor(device, screen, room) {
  size(screen, PROBE, PROBE);
  const box = device.getBoundingClientRect();
  const widest = (room.width - box.width + PROBE) * room.ratio / screen.width;
  const highest = (room.height - box.height + PROBE) * room.ratio / screen.height;
  const scale = Math.floor(Math.min(widest, highest));
  if (scale >= room.ratio * LEAST) return scale;
  // Too low a window: a page may be scrolled down, never sideways.
  const readable = Math.min(Math.ceil(room.ratio * LEAST), Math.floor(widest));
  return readable >= 1 ? readable : widest;
}

/** Put the buttons beside the screen or below it, whichever leaves it larger. */
export function fit(device, screen, stage) {
  const room = {
    width: stage.clientWidth,
    height: window.innerHeight - stage.getBoundingClientRect().top - window.scrollY - MARGIN,
    ratio: window.devicePixelRatio || 1,
  };
  stage.classList.add("measured");
  device.classList.remove("stacked");
  const beside = scaleFor(device, screen, room);
  device.classList.add("stacked");
  const below = scaleFor(device, screen, room);
  device.classList.toggle("stacked", below > beside);
  const scale = Math.max(beside, below);
  size(screen, scale * screen.width / room.ratio, scale * screen.height / room.ratio);
  stage.classList.remove("measured");
  align(screen, room.ratio);
}

/** Move the screen onto the display's own pixels: between two of them it would be blurred. */
function align(screen, ratio) {
  const { style } = screen.canvas;
  style.left = style.top = "0";
  const box = screen.canvas.getBoundingClientRect();
  for (const [side, at] of [["left", box.left + window.scrollX], ["top", box.top + window.scrollY]]) {
    style[side] = `${Math.round(at * ratio) / ratio - at}px`;
  }
}
