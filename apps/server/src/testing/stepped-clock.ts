import type { Clock } from '../platform/clock.ts';
import { TODAY } from './harness.ts';

/** A clock that stands until the test moves it on. */
export const steppedClock = (start = `${TODAY}T05:00:00Z`): Clock & { minutes(count: number): void } => {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    minutes: (count) => {
      at += count * 60_000;
    },
  };
};
