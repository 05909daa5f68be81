import { useLayoutEffect } from 'react';
import { holdKeys } from './keys.ts';

/** Keys wait while what they are to choose among, or to act on, is not there yet; it is the screen's own question, so nothing of them is dropped. */
export const useKeysWait = (waiting: boolean): void =>
  useLayoutEffect(() => {
    if (!waiting) return;
    const release = holdKeys();
    return () => release(true);
  }, [waiting]);
