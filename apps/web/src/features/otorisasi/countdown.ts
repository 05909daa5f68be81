const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;

/** Whole seconds until an instant, 0 once it is past; both in ms. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / SECOND_MS));

/** Whole seconds since an instant, 0 where it lies ahead; both in ms. */
export const secondsSince = (since: number, now: number): number =>
  Math.max(0, Math.floor((now - since) / SECOND_MS));

/** Seconds as '1:05', from an hour on as '1:00:05'. */
export const showSeconds = (seconds: number): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / HOUR_S);
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  const rest = two(seconds % MINUTE_S);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
};

/** An instant of this device's own clock, which may be wrong: so many seconds away from `now` (ms). */
export const secondsFrom = (now: number, seconds: number): number => now + seconds * SECOND_MS;
