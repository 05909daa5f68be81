import { useEffect, useEffectEvent } from 'react';
import type { Party } from './party.ts';

/** Whom the next screen is opened for; taken by it once, and gone with the page. */
let brought: Party | null = null;

export const bringCustomer = (party: Party): void => {
  brought = party;
};

/** The customer that a screen was opened for, as soon as it may change. */
export const useBroughtCustomer = (take: (party: Party) => void, locked: boolean): void => {
  const taken = useEffectEvent(take);
  useEffect(() => {
    if (locked || !brought) return;
    const party = brought;
    brought = null;
    taken(party);
  }, [locked]);
};
