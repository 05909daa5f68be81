import { formatRupiah } from '@kadar/documents/format.ts';
import type { Kontrak } from './pledge.ts';

export interface SlipTerms
  extends Pick<
    Kontrak,
    | 'mode'
    | 'persen'
    | 'min_hari'
    | 'grace_hari'
    | 'denda_persen'
    | 'denda_periode_hari'
    | 'denda_maks_persen'
    | 'maks_perpanjangan'
  > {
  /** Days from the second notice to the auction. */
  notice: number;
  /** Rupiah for a lost slip. */
  lost: number;
}

const COUNTED: Readonly<Record<Kontrak['mode'], string>> = {
  HARIAN: 'tiap hari',
  '15_HARI': 'tiap 15 hari yang dimulai',
  BULANAN: 'tiap 30 hari yang dimulai',
};
const percent = (value: number): string => `${value.toLocaleString('id')} %`;

/** Everything a borrower signs to, a sentence each; in the language of papers. */
export const slipTerms = (terms: SlipTerms): string[] => {
  const { mode, min_hari, grace_hari, denda_persen, denda_periode_hari, maks_perpanjangan } = terms;
  const grace = grace_hari > 0 ? `, masa tenggang ${grace_hari} hari` : '';
  const least = mode === 'HARIAN' ? `, paling sedikit ${min_hari} hari` : grace;
  const fined = denda_persen > 0 && denda_periode_hari > 0;
  return [
    `Bunga ${percent(terms.persen)} per 30 hari dari pokok, dihitung ${COUNTED[mode]}${least}.`,
    fined
      ? `Lewat jatuh tempo${grace}: denda ${percent(denda_persen)} dari pokok tiap ${denda_periode_hari} hari, paling banyak ${percent(terms.denda_maks_persen)}.`
      : 'Lewat jatuh tempo bunga tetap berjalan, tanpa denda.',
    `Dapat diperpanjang dengan membayar bunga${fined ? ' dan denda' : ''}${maks_perpanjangan > 0 ? `, paling banyak ${maks_perpanjangan} kali` : ''}; pokok dapat dicicil.`,
    `Barang yang tidak ditebus atau diperpanjang dilelang paling cepat ${terms.notice} hari setelah pemberitahuan kedua; kelebihan hasil lelang adalah hak peminjam.`,
    `Tebus dengan slip ini dan KTP. Slip hilang wajib dilaporkan, biaya ${formatRupiah(terms.lost)}.`,
  ];
};
