import type { DokumenType } from './dokumen.ts';

/** What was paid on a pledge, from its movement: principal that went down, what was charged, less what was let off. */
export const PAID_PARTS = {
  table: 'hutang_gerak',
  columns: {
    pokok: { label: { id: 'Pokok', en: 'Principal' }, sign: -1 },
    bunga: { label: { id: 'Bunga', en: 'Interest' }, sign: 1 },
    denda: { label: { id: 'Denda', en: 'Penalty' }, sign: 1 },
    biaya: { label: { id: 'Biaya', en: 'Costs charged' }, sign: 1 },
    diskon: { label: { id: 'Diskon', en: 'Discount' }, sign: -1 },
  },
} as const satisfies DokumenType['parts'];
