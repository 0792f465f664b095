// The buzzer: plays tunes through Web Audio, one at a time, with soft ends.

const GAINS = [0, 0.02, 0.05, 0.11]; // by volume; a square wave is loud
const SOFT = 0.006; // seconds to come and go without a click

export class Sound {
  constructor() {
    this.context = null;
    this.stop = () => {};
    // Browsers let a page be heard only after a gesture; asking sooner is a warning.
    for (const gesture of ["pointerdown", "pointerup", "keydown", "click"]) {
      window.addEventListener(gesture, () => this.wake(), { capture: true });
    }
  }

  wake() {
    if (!window.AudioContext || !(navigator.userActivation?.hasBeenActive ?? true)) return;
    this.context ??= new AudioContext({ latencyHint: "interactive" });
    if (this.context.state !== "running") this.context.resume().catch(() => {});
  }

  /** Two bytes a note as hex: MIDI number (0 is a rest), hundredths of a second. */
  play(tune, volume) {
    this.stop();
    const loud = GAINS[Math.min(Math.max(volume, 0), 3)];
    if (!loud || !tune || this.context?.state !== "running") return;
    const { context } = this;
    const voice = new OscillatorNode(context, { type: "square" });
    const softer = new BiquadFilterNode(context, { type: "lowpass", frequency: 3200 });
    const gain = new GainNode(context, { gain: 0 });
    voice.connect(softer).connect(gain).connect(context.destination);
    let at = context.currentTime + SOFT;
    for (let note = 0; note + 4 <= tune.length; note += 4) {
      const number = parseInt(tune.slice(note, note + 2), 16);
      const seconds = parseInt(tune.slice(note + 2, note + 4), 16) / 100;
      if (number) {
        voice.frequency.setValueAtTime(440 * 2 ** ((number - 69) / 12), at);
        gain.gain.setTargetAtTime(loud, at, SOFT / 3);
        gain.gain.setTargetAtTime(0, at + Math.max(seconds - SOFT, SOFT), SOFT / 3);
      }
      at += seconds;
    }
    voice.start();
    voice.stop(at + SOFT * 4);
    this.stop = () => {
      this.stop = () => {};
      gain.gain.cancelScheduledValues(0);
      gain.gain.setTargetAtTime(0, context.currentTime, SOFT / 3);
      voice.stop(context.currentTime + SOFT * 2);
    };
  }
}
