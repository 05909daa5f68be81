import { useLayoutEffect } from 'react';
import { holdKeys } from './keys.ts';
import type { Free } from './waiting-keys.ts';

/** Keys wait while what they are to choose among, or to act on, is not there yet; it is the screen's own question, so nothing of them is dropped. The `free` ones do not wait. */
export const useKeysWait = (waiting: boolean, free?: Free): void =>
  useLayoutEffect(() => {
    if (!waiting) return;
    const release = holdKeys(free);
    return () => release(true);
  }, [waiting, free]);
