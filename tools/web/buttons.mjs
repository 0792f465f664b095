// The buttons: pointers, keys and focus, each press with the time stamp of its own event.

const ENTER = new Set(["Enter", "NumpadEnter", "Space"]);
const SLACK = 10; // pixels a finger may stray from its button
const TAP = 90; // milliseconds for a press that has no end of its own

export class Buttons {
  /** `elements` and `keys` in the order of the buttons; `edge(button, level, stamp)`. */
  constructor(elements, keys, edge) {
    this.elements = elements;
    this.codes = new Map();
    keys.forEach((codes, button) => codes.forEach((code) => this.codes.set(code, button)));
    this.edge = edge;
    this.held = new Map(); // what holds a button (a pointer, a key), and which one
    this.ending = new AbortController();
    elements.forEach((element, button) => this.#listen(element, button));
    const { signal } = this.ending;
    window.addEventListener("keydown", (event) => this.#keyDown(event), { signal });
    window.addEventListener("keyup", (event) => this.#keyUp(event), { signal });
    window.addEventListener("blur", (event) => this.#releaseAll(event.timeStamp), { signal });
    document.addEventListener("visibilitychange", (event) => {
      if (document.hidden) this.#releaseAll(event.timeStamp);
    }, { signal });
  }

  /** Listen no more. */
  end() {
    this.ending.abort();
  }

  #holders(button) {
    return [...this.held.values()].filter((other) => other === button).length;
  }

  #press(source, button, stamp) {
    if (this.held.has(source)) return;
    this.held.set(source, button);
    if (this.#holders(button) > 1) return;
    this.elements[button].classList.add("pressed");
    this.edge(button, 1, stamp);
  }

  #release(source, stamp) {
    const button = this.held.get(source);
    if (button === undefined) return false;
    this.held.delete(source);
    if (!this.#holders(button)) {
      this.elements[button].classList.remove("pressed");
      this.edge(button, 0, stamp);
    }
    return true;
  }

  #releaseAll(stamp) {
    for (const source of [...this.held.keys()]) this.#release(source, stamp);
  }

  #listen(element, button) {
    const { signal } = this.ending;
    const on = (name, listener) => element.addEventListener(name, listener, { signal });
    on("pointerdown", (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      this.#press(event.pointerId, button, event.timeStamp);
    });
    on("pointermove", (event) => {
      const box = element.getBoundingClientRect();
      const inside = event.clientX > box.left - SLACK && event.clientX < box.right + SLACK
        && event.clientY > box.top - SLACK && event.clientY < box.bottom + SLACK;
      if (!inside) this.#release(event.pointerId, event.timeStamp);
    });
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) {
      on(name, (event) => this.#release(event.pointerId, event.timeStamp));
    }
    // A mouse must not take the focus along, or Space and Enter would change their button.
    on("mousedown", (event) => event.preventDefault());
    on("contextmenu", (event) => event.preventDefault());
    // Pointers and keys are done with; this is a click that somebody's technology made.
    on("click", (event) => {
      if (event.detail !== 0) return;
      this.#press("click", button, event.timeStamp);
      setTimeout(() => this.#release("click", performance.now()), TAP);
    });
  }

  #buttonOf(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
    if (event.target instanceof HTMLSelectElement) return undefined;
    if (ENTER.has(event.code)) {
      const focused = this.elements.indexOf(event.target);
      if (focused >= 0) return focused;
      if (event.target instanceof HTMLAnchorElement) return undefined;
    }
    return this.codes.get(event.code);
  }

  #keyDown(event) {
    const button = this.#buttonOf(event);
    if (button === undefined) return;
    event.preventDefault();
    if (!event.repeat) this.#press(event.code, button, event.timeStamp);
  }

  #keyUp(event) {
    if (this.#release(event.code, event.timeStamp)) event.preventDefault();
    // A Mac tells of no key that is let go while Command is down.
    if (event.key === "Meta") this.#releaseAll(event.timeStamp);
  }
}
