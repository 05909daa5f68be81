import type { TukarInput } from '@kadar/contract/endpoints/tukar.ts';
import { lineOf, paidFor } from '../../parts/pembelian/piece.ts';
import { type Draft, inputOf, type OldPiece } from './draft.ts';

/** Rupiah that all old pieces of a sale are worth together. */
export const broughtRp = ({ beli }: Pick<Draft, 'beli'>): number =>
  beli.reduce((sum, { piece, hitungan }) => sum + (paidFor(piece, hitungan) ?? 0), 0);

/** The old pieces by name, with the grams that are paid for. */
export const oldGoldOf = ({ beli }: Pick<Draft, 'beli'>) =>
  beli.map(({ piece, hitungan }) => ({
    id: piece.id,
    nama_barang: piece.nota?.nama_barang ?? piece.nama_barang,
    berat: hitungan.berat_dibayar,
    jumlah_rp: paidFor(piece, hitungan) ?? 0,
  }));

/** Whether somebody must say who he is: something of it is not of our notas. */
export const asksKtp = ({ beli }: Pick<Draft, 'beli'>): boolean =>
  beli.some(({ piece }) => piece.sumber !== 'NOTA_KAMI');

/** Puts an old piece among the others, or in the place of what it was before. */
export const bring = (draft: Draft, old: OldPiece): Draft => {
  const others = draft.beli.filter(({ piece }) => piece.id !== old.piece.id);
  return { ...draft, beli: [...others, old] };
};

export const leave = (draft: Draft, id: string): Draft => ({
  ...draft,
  beli: draft.beli.filter(({ piece }) => piece.id !== id),
});

/** The body of POST tukar; money only for the difference, either way. */
export const tukarOf = (
  draft: Draft,
  { lines, outRp }: { lines: readonly { hargaJualRp: number; diskonRp: number }[]; outRp: number },
  { tanggal, no_ktp }: { tanggal: string | null; no_ktp: string },
): TukarInput => {
  const { lines: jual, payments, ...said } = inputOf(draft, lines, tanggal);
  return {
    ...said,
    jual,
    beli: draft.beli.map(({ piece, hitungan }) => lineOf(piece, hitungan)),
    ...(asksKtp(draft) && { no_ktp }),
    payments,
    keluar: outRp > 0 ? [{ jenis: 'CASH', jumlah_rp: outRp }] : [],
  };
};
