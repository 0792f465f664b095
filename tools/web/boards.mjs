// The boards as the page draws them: where each button lies, what it is called, and its keys.
// Names, panels and labels come from the firmware's own boards (firmware.json).
//
// clusters   a shape (device.css) at each side of the screen; `places` are its buttons in the
//            order of their numbers, counted on over all clusters
// names      what a button is called where its label says too little
// keys       event.code, so that they lie where they lie whatever the layout; the first is printed
//            on the button. The left hand plays the left side, the right hand the right one;
//            arrows, Enter and Backspace are for whoever plays alone

const CROSS = ["up", "down", "left", "right"];
const WASD = [["KeyW"], ["KeyS"], ["KeyA"], ["KeyD"]];
const ARROWS = [["ArrowUp"], ["ArrowDown"], ["ArrowLeft"], ["ArrowRight"]];
const BOTH = WASD.map((keys, place) => [...keys, ...ARROWS[place]]);

export const BOARDS = {
  duo: {
    clusters: [
      { shape: "six", places: [...CROSS, "pick", "none"], title: "Player one" },
      { shape: "six", places: [...CROSS, "pick", "none"], title: "Player two" },
    ],
    names: [
      ...["Up", "Down", "Left", "Right", "Pick", "None"].map((name) => `${name}, player one`),
      ...["Up", "Down", "Left", "Right", "Pick", "None"].map((name) => `${name}, player two`),
    ],
    keys: [
      ...WASD, ["Space", "KeyF"], ["KeyQ", "Escape"],
      ...ARROWS, ["Enter", "NumpadEnter"], ["Backspace"],
    ],
  },
  waveshare_lcd_1_3: {
    clusters: [
      { shape: "stick", places: [...CROSS, "middle"], title: "Stick" },
      { shape: "column", places: ["a", "b", "x", "y"], title: "Keys" },
    ],
    names: ["Stick up", "Stick down", "Stick left", "Stick right", "Stick press"],
    keys: [
      ...BOTH, ["Space", "Enter", "NumpadEnter"],
      ["KeyL"], ["KeyK", "Backspace", "Escape"], ["KeyI"], ["KeyJ"],
    ],
  },
  pico_display_2: {
    clusters: [
      { shape: "corners", places: ["top", "bottom"], title: "Left side" },
      { shape: "corners", places: ["top", "bottom"], title: "Right side" },
    ],
    names: [],
    keys: [
      ["KeyW", "Space", "Enter", "NumpadEnter"], ["KeyS", "Backspace", "Escape"],
      ["KeyO", "ArrowRight"], ["KeyL", "ArrowDown"],
    ],
  },
  picosystem: {
    clusters: [
      { shape: "cross", places: CROSS, title: "Cross" },
      { shape: "diamond", places: ["right", "down", "up", "left"], title: "Buttons" },
    ],
    names: ["Up", "Down", "Left", "Right"],
    keys: [
      ...BOTH, ["KeyL", "Enter", "Space", "NumpadEnter"], ["KeyK", "Backspace", "Escape"],
      ["KeyI"], ["KeyJ"],
    ],
  },
};

// What is printed on keys that have no letter.
const CAPS = {
  ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→",
  Backspace: "⌫", Escape: "Esc", NumpadEnter: "Enter",
};

/** What is printed on a key, on this keyboard where the browser knows it. */
export function cap(code, layout) {
  const letter = code.startsWith("Key") ? (layout?.get(code) ?? code.slice(3)) : code;
  return CAPS[code] ?? (letter.length === 1 ? letter.toUpperCase() : letter);
}
