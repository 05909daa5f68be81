import type { PembelianManualInput } from '@kadar/contract/endpoints/pembelian.ts';
import type { TukarInput, TukarManualInput } from '@kadar/contract/endpoints/tukar.ts';
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

/** Whether something is bought, and nothing sold: what a till without barcodes does as well. */
export const buysAlone = ({ lines, beli }: Pick<Draft, 'lines' | 'beli'>): boolean =>
  lines.length === 0 && beli.some(({ bulk }) => bulk);

/** Puts an old piece among the others, or in the place of what it was before. */
export const bring = (draft: Draft, old: OldPiece): Draft => {
  const others = draft.beli.filter(({ piece }) => piece.id !== old.piece.id);
  const no_lot = old.bulk?.no_lot;
  return {
    ...draft,
    beli: [
      // Of one visit all scrap goes into one lot.
      ...others.map((one) => (no_lot && one.bulk?.no_lot ? { ...one, bulk: { ...one.bulk, no_lot } } : one)),
      old,
    ],
  };
};

export const leave = (draft: Draft, id: string): Draft => ({
  ...draft,
  beli: draft.beli.filter(({ piece }) => piece.id !== id),
});

type Said = { tanggal: string | null; no_ktp: string };
type Counted = { lines: readonly { hargaJualRp: number; diskonRp: number }[]; outRp: number };

/** The body of POST tukar; money only for the difference, either way. */
export const tukarOf = (draft: Draft, { lines, outRp }: Counted, { tanggal, no_ktp }: Said): TukarInput => {
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

/** What of groups is bought, and the lot that takes what of it is not for sale. */
const groupsOf = ({ beli }: Draft) => ({
  beli: beli.flatMap(({ piece, bulk }) =>
    bulk
      ? [
          {
            kode_group: piece.kode_group,
            kode_dept: piece.kode_dept,
            kondisi_barang: piece.kondisi_barang,
            qty: bulk.qty,
            berat: piece.berat_kotor ?? 0,
            harga_emas: bulk.perGram,
            kode_gudang: bulk.kode_gudang,
            kode_baki: bulk.kode_baki,
            no_faktur_jual: piece.no_faktur_jual,
            ...(piece.nota && { urut: piece.nota.urut }),
            sebab_berat: piece.sebab_berat,
          },
        ]
      : [],
  ),
  no_lot: beli.find(({ bulk }) => bulk?.no_lot)?.bulk?.no_lot ?? '',
});

/** The body of POST tukar-manual. */
export const tukarManualOf = (draft: Draft, totals: Counted, said: Said): TukarManualInput => ({
  ...tukarOf(draft, totals, said),
  ...groupsOf(draft),
});

/** The body of POST pembelian-manual, paid in cash. */
export const buyManualOf = (draft: Draft, totals: Counted, said: Said): PembelianManualInput => {
  const {
    jual: _nothing,
    beli: _pieces,
    payments: _none,
    keluar,
    kode_kupon: _coupon,
    ...head
  } = tukarOf(draft, totals, said);
  const { beli: lines, no_lot } = groupsOf(draft);
  return { ...head, lines, no_lot, payments: keluar };
};
