import { useEffect, useRef } from 'react';

/** Others' counts are asked for a moment after they were told of. */
const SOON_MS = 1_000;

/** Asks again a moment after it was asked to, once for however often. */
export const useSoon = (work: () => void): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      work();
    }, SOON_MS);
  };
};
