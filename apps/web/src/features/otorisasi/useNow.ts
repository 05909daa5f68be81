import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** The instant in ms, renewed every second while the component stands. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
