import type { TanyaInput } from '@kadar/contract/endpoints/layar.ts';
import type { Draft } from './draft.ts';
import { balanceOf, type Totals } from './totals.ts';

/** What a sale may ask its customer on his screen, as it stands. */
export const asksOf = (draft: Draft, totals: Totals, nilaiPoin: number): TanyaInput[] => {
  const { kode_customer } = draft.customer;
  const rp = draft.payments.reduce(
    (sum, { jenis, jumlah_rp }) => sum + (jenis === 'POIN' ? (jumlah_rp ?? 0) : 0),
    0,
  );
  const spends = kode_customer !== '' && nilaiPoin > 0 && rp > 0 && rp % nilaiPoin === 0;
  return [
    ...(spends ? [{ jenis: 'POIN', kode_customer, poin: rp / nilaiPoin } as const] : []),
    ...(draft.beli.length > 0 && draft.lines.length > 0
      ? [{ jenis: 'TUKAR', beli: totals.beliRp, selisih: balanceOf(totals) } as const]
      : []),
    ...(kode_customer === '' ? [] : [{ jenis: 'PIN_BARU', kode_customer } as const]),
  ];
};

/** What makes two questions the same: what was agreed to holds for no other sum. */
export const sameAsk = (tanya: TanyaInput): string => JSON.stringify(tanya);

/** The points that have to be agreed to before they are spent, where a customer's screen stands at the till. */
export const pointsToAsk = (asks: readonly TanyaInput[], settled: ReadonlySet<string>): TanyaInput | null =>
  asks.find((tanya) => tanya.jenis === 'POIN' && !settled.has(sameAsk(tanya))) ?? null;
