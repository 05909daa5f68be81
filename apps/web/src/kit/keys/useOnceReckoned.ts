import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { holdKeys } from './keys.ts';
import type { Release } from './waiting-keys.ts';

interface Once {
  /** Acts, or waits until it can. */
  ask: () => void;
  /** What waits is not meant any more. */
  forget: () => void;
}

/**
 * An act that needs what is being reckoned: asked for meanwhile it waits for the answer, and the keys typed behind it wait for the act.
 * `act` says whether it could do it; where it could not, they are dropped.
 */
export const useOnceReckoned = (reckoning: boolean, act: () => boolean): Once => {
  const release = useRef<Release | null>(null);
  const [asked, setAsked] = useState(false);
  const letGo = (goesOn: boolean) => {
    setAsked(false);
    release.current?.(goesOn);
    release.current = null;
  };
  const acts = useEffectEvent(() => letGo(act()));
  const came = asked && !reckoning;
  // With the answer, before it is seen: what is typed once it is seen is not dropped with what waited.
  useLayoutEffect(() => {
    if (came) acts();
  }, [came]);
  useEffect(() => () => release.current?.(false), []);
  return {
    ask: () => {
      if (!reckoning) return void act();
      release.current ??= holdKeys();
      setAsked(true);
    },
    forget: () => letGo(false),
  };
};
