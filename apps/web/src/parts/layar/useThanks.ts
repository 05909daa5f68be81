import type { IsiLayar } from '@kadar/contract/endpoints/layar.ts';
import { useEffect, useState } from 'react';

/** How long somebody is thanked: the next customer does not read what the last one paid. */
export const THANKS_MS = 30_000;

/** Thanks on the customer's screen for what was just posted; null again after a while. */
export const useThanks = () => {
  const [thanks, setThanks] = useState<IsiLayar | null>(null);
  useEffect(() => {
    if (!thanks) return;
    const timer = setTimeout(() => setThanks(null), THANKS_MS);
    return () => clearTimeout(timer);
  }, [thanks]);
  return [thanks, setThanks] as const;
};
