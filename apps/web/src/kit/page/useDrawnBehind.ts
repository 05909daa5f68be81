import { useEffect, useState } from 'react';

/**
 * False while what stands first is drawn, then true: what is drawn behind it keeps a weak device from nothing. By a task of its own and not
 * deferred: every answer that comes meanwhile would begin a deferred drawing anew.
 */
export const useDrawnBehind = (atOnce = false): boolean => {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    const next = setTimeout(() => setDrawn(true));
    return () => clearTimeout(next);
  }, []);
  return drawn;
};
