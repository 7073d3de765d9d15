// Short sounds, made here from plain tones, so that nothing has to be fetched. `sound("your-turn")` plays one, as loud as the
// person likes it; a browser that makes no sounds, or not before the page was touched, stays silent.
import { preferences } from "./preferences";

interface Tone {
  /** Seconds after the beginning. */
  at: number;
  /** In hertz. */
  pitch: number;
  /** Seconds until it has died away. */
  lasts: number;
  /** Of 1; the usual is half of it. */
  loud?: number;
  shape?: OscillatorType;
}

const SOUNDS = {
  "your-turn": [
    { at: 0, pitch: 587.3, lasts: 0.5 },
    { at: 0.14, pitch: 880, lasts: 0.7 },
  ],
  placed: [
    { at: 0, pitch: 196, lasts: 0.09, shape: "triangle", loud: 0.9 },
    { at: 0.012, pitch: 92, lasts: 0.12, loud: 0.8 },
  ],
  coins: [
    { at: 0, pitch: 1975.5, lasts: 0.12, loud: 0.22 },
    { at: 0.07, pitch: 2637, lasts: 0.28, loud: 0.22 },
  ],
  over: [
    { at: 0, pitch: 523.3, lasts: 0.5 },
    { at: 0.16, pitch: 659.3, lasts: 0.5 },
    { at: 0.32, pitch: 784, lasts: 1 },
  ],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

const SOFTEST = 0.0001; // a tone dies away towards this: nothing fades to 0 in equal steps
const RISE = 0.008; // s, so that it does not click

let line: AudioContext | undefined;

/** Play a sound, unless the person wants none. */
export function sound(name: Sound): void {
  const volume = preferences.value.volume / 100;
  if (!volume || typeof AudioContext === "undefined") return;
  try {
    line ??= new AudioContext();
    if (line.state === "suspended") void line.resume().catch(() => undefined);
    for (const tone of SOUNDS[name] as Tone[]) play(line, tone, volume * volume); // as the ear hears it
  } catch {
    // no loudspeaker
  }
}

function play(on: AudioContext, { at, pitch, lasts, loud = 0.5, shape = "sine" }: Tone, volume: number): void {
  const start = on.currentTime + at;
  const source = on.createOscillator();
  const strength = on.createGain();
  source.type = shape;
  source.frequency.value = pitch;
  strength.gain.setValueAtTime(SOFTEST, start);
  strength.gain.exponentialRampToValueAtTime(Math.max(loud * volume, SOFTEST), start + RISE);
  strength.gain.exponentialRampToValueAtTime(SOFTEST, start + lasts);
  source.connect(strength).connect(on.destination);
  source.start(start);
  source.stop(start + lasts);
}
