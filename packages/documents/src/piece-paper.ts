/** What papers of pieces share: the columns of a piece, and the steps from its price to what is paid. */

import { ppnInside } from '@kadar/domain/ppn.ts';
import type { PaperColumn, PaperModel, PaperSum } from './paper-model.ts';
import { inWords } from './paper-words.ts';

export const PIECE_COLUMNS: readonly PaperColumn[] = [
  { key: 'nama_barang', label: 'Nama Barang', kind: 'text', sheet: 'item', roll: 'item', chat: 'item' },
  { key: 'kode_barcode', label: 'Barcode', kind: 'text', sheet: 'detail', roll: 'left' },
  // Of stones their carats, grades and certificate.
  { key: 'batu', label: 'Batu', kind: 'text', sheet: 'detail', roll: 'left' },
  // As the shop says it: '750 / 17K'.
  {
    key: 'kadar',
    label: 'Kadar',
    kind: 'text',
    align: 'right',
    sheet: 'cell',
    points: 50,
    roll: 'right',
    chat: 'note',
  },
  { key: 'berat', label: 'Berat (g)', kind: 'gram', sheet: 'cell', points: 44, roll: 'factor', chat: 'note' },
  { key: 'harga_emas', label: 'Harga /g', kind: 'rupiah', sheet: 'cell', points: 52, roll: 'factor' },
  { key: 'ongkos', label: 'Ongkos', kind: 'rupiah', sheet: 'cell', points: 50, zero: 'dash', roll: 'step' },
  { key: 'atribut', label: 'Atribut', kind: 'rupiah', sheet: 'detail', roll: 'step' },
  { key: 'diskon', label: 'Diskon', kind: 'rupiah', sheet: 'cell', points: 48, zero: 'hide', roll: 'step' },
  { key: 'total', label: 'Jumlah (Rp)', kind: 'rupiah', sheet: 'cell', points: 66, roll: 'amount' },
  // Before the discount, so that the figures of a message add up to its sums.
  { key: 'harga', label: 'Harga', kind: 'rupiah', chat: 'amount' },
];

export interface Totals {
  subtotal: number;
  diskon: number;
  ppn: number;
  /** Income tax collected on top. */
  pph22?: number;
  /** The part of the discount that a coupon gave. */
  kupon?: number;
  pembulatan: number;
  grand_total: number;
}

/**
 * The steps between the lines and the grand total; those that are zero are left out, the subtotal when it is alone.
 * A tax inside the prices says so.
 */
export function sumsOf(totals: Totals): PaperSum[] {
  const { subtotal, diskon, ppn, pph22 = 0, kupon = 0, pembulatan, grand_total } = totals;
  const isInside = ppnInside({
    subtotalRp: subtotal,
    diskonRp: diskon,
    pembulatanRp: pembulatan,
    pph22Rp: pph22,
    grandTotalRp: grand_total,
  });
  const steps = [
    { label: 'Diskon', value: kupon - diskon },
    { label: 'Kupon', value: -kupon },
    { label: 'PPN', value: isInside ? 0 : ppn },
    { label: 'Pembulatan', value: pembulatan },
    { label: 'PPh 22', value: pph22 },
  ].filter(({ value }) => value !== 0);
  return [
    ...(steps.length === 0 ? [] : [{ label: 'Subtotal', value: subtotal }, ...steps]),
    ...(isInside && ppn !== 0 ? [{ label: 'Termasuk PPN', value: ppn }] : []),
  ];
}

/** A paper's figures below its lines. */
export function totalsOf(totals: Totals): Pick<PaperModel, 'sums' | 'total' | 'terbilang'> {
  return {
    sums: sumsOf(totals),
    total: { label: 'TOTAL', value: totals.grand_total },
    terbilang: inWords(totals.grand_total),
  };
}
