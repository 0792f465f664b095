// The panel: a canvas with just the panel's pixels, filled from the firmware's memory.

// Four bits a pixel, the first in the high bits; a colour is 0xAABBGGRR as ImageData keeps it.
const OPAQUE = 0xff000000;
// The backlight's steps, as the eye takes them.
const LIGHTS = [0, 0.4, 0.6, 0.76, 0.9, 1];

export class Screen {
  constructor([width, height], label) {
    this.width = width;
    this.height = height;
    this.canvas = document.createElement("canvas");
    this.canvas.width = width;
    this.canvas.height = height;
    this.canvas.id = "screen";
    this.canvas.setAttribute("role", "img");
    this.canvas.setAttribute("aria-label", label);
    this.context = this.canvas.getContext("2d", { alpha: false });
    this.image = this.context.createImageData(width, height);
    this.pixels = new Uint32Array(this.image.data.buffer);
    this.colours = new Uint32Array(16).fill(OPAQUE);
  }

  /** Sixteen colours, rrggbb each; for what is painted from now on, as on a panel. */
  palette(text) {
    for (let place = 0; place < 16; place++) {
      const colour = parseInt(text.slice(place * 6, place * 6 + 6), 16);
      const swapped = (colour & 0xff) << 16 | (colour & 0xff00) | colour >> 16;
      this.colours[place] = OPAQUE | swapped;
    }
  }

  /** Paint a rectangle of the firmware's canvas; left and right are even. */
  paint(buffer, left, top, right, bottom) {
    const { pixels, colours, width } = this;
    for (let y = top; y < bottom; y++) {
      let to = y * width + left;
      const end = (y * width + right) >> 1;
      for (let from = to >> 1; from < end; from++) {
        const two = buffer[from];
        pixels[to++] = colours[two >> 4];
        pixels[to++] = colours[two & 15];
      }
    }
    this.context.putImageData(this.image, 0, 0, left, top, right - left, bottom - top);
  }

  turn(over) {
    this.canvas.classList.toggle("turned", over);
  }

  light(level) {
    this.canvas.style.filter = level >= 5 ? "" : `brightness(${LIGHTS[Math.max(level, 0)]})`;
  }
}
