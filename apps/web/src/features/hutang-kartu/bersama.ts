import type { HutangCard } from '@kadar/contract/endpoints/hutang.ts';
import type { BersamaInput } from '@kadar/contract/endpoints/hutang-bayar.ts';

/** What becomes of a loan of a visit: redeemed, extended, paid in part, left out. */
export const CARA = ['T', 'P', 'C', 'L'] as const;
export type Cara = (typeof CARA)[number];

export interface Chosen {
  cara: Cara;
  pokok: number | null;
  berat_kantong: number | null;
  /** It goes back without its PIN. */
  tanpa_pin: boolean;
}
export const LEFT_OUT: Chosen = { cara: 'L', pokok: null, berat_kantong: null, tanpa_pin: false };

/** What one loan of the visit costs; rupiah, null while something is missing. */
export const rowTotal = (card: HutangCard, { cara, pokok }: Chosen): number | null => {
  const { hari_ini } = card;
  if (cara === 'L') return 0;
  if (cara === 'T') return hari_ini.total_bayar;
  const charged = hari_ini.bunga + hari_ini.denda;
  if (cara === 'P') return charged;
  return pokok === null ? null : charged + pokok;
};

/** All of them together; null while something is missing or nothing is chosen. */
export const visitTotal = (rows: readonly (readonly [HutangCard, Chosen])[]): number | null => {
  if (rows.every(([, { cara }]) => cara === 'L')) return null;
  return rows.reduce<number | null>((sum, [card, chosen]) => {
    const rp = rowTotal(card, chosen);
    return sum === null || rp === null ? null : sum + rp;
  }, 0);
};

/** The rows as the call sends them; those that are left out are not sent. */
export const sentRows = (rows: readonly (readonly [HutangCard, Chosen])[]): BersamaInput['rows'] =>
  rows.flatMap(([card, chosen]): BersamaInput['rows'] => {
    const said = { no_hutang: card.no_hutang, total_bayar: rowTotal(card, chosen) ?? 0 };
    const { berat_kantong, tanpa_pin } = chosen;
    if (chosen.cara === 'T') return [{ cara: 'T', ...said, berat_kantong: berat_kantong ?? 0, tanpa_pin }];
    if (chosen.cara === 'P') return [{ cara: 'P', ...said, bunga_baru: card.terms.persen }];
    return chosen.cara === 'C' ? [{ cara: 'C', ...said, pokok: chosen.pokok ?? 0 }] : [];
  });
