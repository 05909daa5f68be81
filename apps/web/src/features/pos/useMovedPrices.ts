import { useLive } from '../../kit/live.ts';
import type { Draft } from './draft.ts';
import type { Pay } from './usePay.ts';

/** Masters that prices are made of. */
const PRICED_BY = new Set(['kadar', 'group', 'kelompok-harga', 'parameter-ongkos']);

/** Marks the lines of a sale as soon as their price moves, not only when it is paid. */
export const useMovedPrices = (draft: Draft, { mark, sending }: Pick<Pay, 'mark' | 'sending'>): void => {
  const look = () => {
    if (draft.lines.length > 0 && !draft.unanswered && !sending) void mark();
  };
  useLive('harga-emas-changed', look);
  useLive('reconnected', look);
  useLive('master-changed', (name) => {
    if (PRICED_BY.has(name)) look();
  });
};
