import type { Tone } from './words.ts';

const HZ: Readonly<Record<Tone, number>> = { good: 1046, again: 523, bad: 196 };
const SECONDS: Readonly<Record<Tone, number>> = { good: 0.06, again: 0.12, bad: 0.3 };
const VOLUME = 0.08;

let audio: AudioContext | undefined;

/** A short tone, for who looks at the bags and not at the screen. Silent where the browser has no sound. */
export const sound = (tone: Tone): void => {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.frequency.value = HZ[tone];
  volume.gain.value = VOLUME;
  voice.connect(volume).connect(audio.destination);
  voice.start();
  voice.stop(audio.currentTime + SECONDS[tone]);
};
