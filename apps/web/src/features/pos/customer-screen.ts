import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { IsiLayar } from '@kadar/contract/endpoints/layar.ts';
import type { PaymentJenis } from '@kadar/domain/payment.ts';
import { type Draft, gramOf, qtyOf } from './draft.ts';
import { dueOf, type Till } from './till-store.ts';
import { balanceOf, type Totals } from './totals.ts';
import { oldGoldOf } from './tukar.ts';
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
        lama: oldGoldOf(draft).map(({ id, nama_barang, berat, jumlah_rp }) => ({
          kode: id,
          nama_barang,
          berat,
          harga: jumlah_rp,
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

/** What was typed so far, each way to pay once; 0 where no sum was typed yet. */
const byWay = ({ payments }: Draft): IsiLayar['bayar'] => {
  const sums = new Map<PaymentJenis, number>();
  for (const { jenis, jumlah_rp } of payments) sums.set(jenis, (sums.get(jenis) ?? 0) + (jumlah_rp ?? 0));
  return [...sums].map(([jenis, rp]) => ({ jenis, rp }));
};

/** What the customer is shown of a till: never what a piece cost, and of who buys a member's name alone. */
export const screenOf = (
  { draft, done }: Pick<Till, 'draft' | 'done'>,
  totals: Totals,
  whatIf: WhatIfShown = null,
): IsiLayar => {
  if (done)
    return {
      nama: '',
      lines: [],
      diskon: 0,
      total: Math.max(0, dueOf(done)),
      bayar: [],
      kurang: 0,
      kembali: done.kembali,
      selesai: {
        dibayar: Math.max(0, dueOf(done)) + done.kembali,
        poin: done.menunggu ? 0 : done.poin_dapat,
      },
      tukar: null,
    };
  const { customer } = draft;
  return {
    nama: customer.kode_customer ? customer.nama_customer : '',
    lines: draft.lines.map((line, at) => ({
      ...pieceOf(line.piece, totals.lines[at]?.hargaJualRp ?? 0),
      ...(qtyOf(line) > 1 && { nama_barang: `${line.piece.nama_barang} × ${qtyOf(line)}` }),
      berat: gramOf(line),
      harga_gram: totals.lines[at]?.hargaEmas ?? 0,
    })),
    diskon: totals.diskonLinesRp + totals.diskonMemberRp + totals.diskonKuponRp,
    total: totals.grandTotalRp,
    bayar: byWay(draft),
    kurang: totals.shortRp,
    kembali: totals.changeRp,
    selesai: null,
    tukar: exchangeOf(draft, totals, whatIf),
  };
};
