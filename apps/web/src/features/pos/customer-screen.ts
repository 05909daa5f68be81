import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { IsiLayar } from '@kadar/contract/endpoints/layar.ts';
import { paidFor } from '../../kit/pembelian/piece.ts';
import type { Draft } from './draft.ts';
import type { Till } from './till-store.ts';
import { balanceOf, type Totals } from './totals.ts';
import type { WhatIfState } from './useWhatIf.ts';

const SUGGESTED = 6;

const pieceOf = (piece: PricedBarang, harga: number) => ({
  kode_barcode: piece.kode_barcode,
  nama_barang: piece.nama_barang,
  kadar: piece.kadar_label,
  berat: piece.berat,
  harga,
  foto: piece.foto,
});

/** What was brought, what it comes to, and what else it reaches; null without old pieces. */
const exchangeOf = (draft: Draft, totals: Totals, whatIf: WhatIfShown): IsiLayar['tukar'] =>
  draft.beli.length === 0
    ? null
    : {
        lama: draft.beli.map(({ piece, hitungan }) => ({
          kode: piece.id,
          nama_barang: piece.nota?.nama_barang ?? piece.nama_barang,
          berat: hitungan.berat_dibayar,
          harga: paidFor(piece, hitungan) ?? 0,
        })),
        selisih: balanceOf(totals),
        bisa: whatIf && {
          tambah: whatIf.bandRp,
          pieces: (whatIf.pieces ?? [])
            .slice(0, SUGGESTED)
            .map(({ piece, tambahRp }) => ({ ...pieceOf(piece, piece.harga_jual), selisih: tambahRp })),
        },
      };
type WhatIfShown = Pick<WhatIfState, 'bandRp' | 'pieces'> | null;

/** What the customer is shown of a till: never what a piece cost, and nothing of who buys. */
export const screenOf = (
  { draft, done }: Pick<Till, 'draft' | 'done'>,
  totals: Totals,
  whatIf: WhatIfShown = null,
): IsiLayar => {
  if (done)
    return {
      lines: [],
      diskon: 0,
      total: done.grand_total,
      dibayar: done.dibayar,
      selesai: { kembali: done.kembali, poin: done.menunggu ? 0 : done.poin_dapat },
      qris: false,
      tukar: null,
    };
  return {
    lines: draft.lines.map(({ piece }, at) => pieceOf(piece, totals.lines[at]?.hargaJualRp ?? 0)),
    diskon: totals.diskonLinesRp + totals.diskonMemberRp + totals.diskonKuponRp,
    total: totals.grandTotalRp,
    dibayar: totals.paidRp,
    selesai: null,
    qris: draft.payments.some(({ jenis }) => jenis === 'QRIS'),
    tukar: exchangeOf(draft, totals, whatIf),
  };
};
