const SOUND_KEY = 'kadar.device.otorisator-sound';
const BUZZ_MS = [180, 90, 180];
const TONES_HZ = [880, 1174.7];
const TONE_S = 0.16;
const VOLUME = 0.18;

let context: AudioContext | null = null;

export const soundOn = (): boolean => localStorage.getItem(SOUND_KEY) !== 'off';

export const setSound = (on: boolean): void => {
  if (on) localStorage.removeItem(SOUND_KEY);
  else localStorage.setItem(SOUND_KEY, 'off');
};

/** Browsers let a page make sound only after a touch or a key: called with the first one. */
export const wakeSound = (): void => {
  context ??= new AudioContext();
  void context.resume();
};

const ring = (at: AudioContext): void => {
  TONES_HZ.forEach((frequency, index) => {
    const tone = at.createOscillator();
    const volume = at.createGain();
    const start = at.currentTime + index * TONE_S;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_S);
    tone.connect(volume).connect(at.destination);
    tone.start(start);
    tone.stop(start + TONE_S);
  });
};

/** Tells of a new request unless switched off: the phone shakes where it can, and two tones sound. */
export const alarm = (): void => {
  if (!soundOn()) return;
  // Before the first touch the browser refuses both, and complains.
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ_MS);
  if (context?.state === 'running') ring(context);
};
