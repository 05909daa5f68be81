import { useEffect, useEffectEvent, useState } from 'react';
import type { Miss, Scan } from './useScan.ts';

interface Asked<S> {
  step: S;
  /** What was missed before it was asked for. */
  misses: readonly Miss[];
}

/**
 * Steps that must not be taken without the piece that is on its way: each waits until every scan is answered, and is then taken with
 * what stands there by then. A scan that brings no piece takes back what waited for it, and so does `forget`.
 */
export const useAfterScans = <S>(
  { pending, misses }: Pick<Scan, 'pending' | 'misses'>,
  take: (step: S) => void,
): { after: (step: S) => void; forget: () => void } => {
  const [asked, setAsked] = useState<readonly Asked<S>[]>([]);
  const taken = useEffectEvent(take);
  useEffect(() => {
    const [first, ...rest] = asked;
    if (!first || pending.length > 0) return;
    if (misses.some((miss) => !first.misses.includes(miss))) return setAsked([]);
    setAsked(rest);
    taken(first.step);
  }, [asked, pending, misses]);
  return {
    after: (step) => setAsked((was) => [...was, { step, misses }]),
    forget: () => setAsked([]),
  };
};
