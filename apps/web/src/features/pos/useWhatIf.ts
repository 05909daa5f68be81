import { terjangkau } from '@kadar/contract/endpoints/tukar.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kit/api/call.ts';
import type { Draft } from './draft.ts';
import type { Terms } from './totals.ts';
import { type Reached, reachedOf, reachesNothing, reachOf, stepBand } from './what-if.ts';

export interface WhatIfState {
  bandRp: number;
  /** undefined while they are asked for. */
  pieces: readonly Reached[] | undefined;
  error: unknown;
  retry: () => void;
  move: (step: 1 | -1) => void;
}

/** 'Bisa ditukar': what the old gold of the sale reaches for a little more; null without old gold. */
export const useWhatIf = (draft: Draft, terms: Terms): WhatIfState | null => {
  const [bandRp, setBand] = useState(0);
  const sampai = reachOf(draft, terms, bandRp);
  const found = useQuery({
    queryKey: ['pos', 'terjangkau', terms.toko, sampai],
    queryFn: async ({ signal }) => (await call(terjangkau, { query: { sampai } }, { signal })).data,
    enabled: sampai > 0,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  if (reachesNothing(draft)) return null;
  return {
    bandRp,
    pieces: sampai === 0 ? [] : found.data && reachedOf(draft, terms, found.data, bandRp),
    error: found.error,
    retry: () => void found.refetch(),
    move: (step) => setBand((was) => stepBand(was, step)),
  };
};
