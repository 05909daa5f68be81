import { useEffect } from 'react';
import { holdKeys } from './keys.ts';

/** Stands where a part of the program is on its way: keys that are typed meanwhile wait for it. */
export const KeysWait = () => {
  useEffect(() => {
    const release = holdKeys();
    return () => release(true);
  }, []);
  return null;
};
