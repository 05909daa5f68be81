import type { PenjualanDetail } from '@kadar/contract/endpoints/penjualan.ts';
import { gramToMg } from '@kadar/domain/weight.ts';

/** Everything that a cancellation moves back (domain §3 Cancel). */
export interface Reversal {
  pieces: number;
  beratMg: number;
  /** Handed back from the drawer: the cash taken less the change given. */
  cashRp: number;
  /** Taken out of the bank book, one per payment. */
  nonCash: readonly { jenis: string; account: string; jumlahRp: number }[];
  /** Points that the member gets back. */
  pointsBack: number;
  /** Points earned by the sale that are taken away again. */
  pointsTaken: number;
}

export const reversalOf = (sale: PenjualanDetail): Reversal => {
  const cash = sale.payments.filter(({ jenis }) => jenis === 'CASH');
  return {
    pieces: sale.lines.length,
    beratMg: sale.lines.reduce((sum, { berat }) => sum + gramToMg(berat), 0),
    cashRp: cash.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0) - sale.kembali,
    nonCash: sale.payments
      .filter(({ jenis }) => jenis !== 'CASH' && jenis !== 'POIN')
      .map(({ jenis, nama_bank, no_rekening, jumlah_rp }) => ({
        jenis,
        account: [nama_bank, no_rekening].filter(Boolean).join(' '),
        jumlahRp: jumlah_rp,
      })),
    pointsBack: sale.poin_pakai,
    pointsTaken: sale.poin_dapat,
  };
};

/** Why a sale cannot be cancelled, as a code of the error table; null when it can. */
export const cancelProblem = (
  sale: Pick<PenjualanDetail, 'status' | 'tanggal'>,
  tgl_system: string | null,
  buka: boolean,
): 'SUDAH_DIBATALKAN' | 'BATAL_KEMARIN' | 'HARI_BELUM_DIBUKA' | null => {
  if (sale.status === 'BATAL') return 'SUDAH_DIBATALKAN';
  if (!buka || !tgl_system) return 'HARI_BELUM_DIBUKA';
  return sale.tanggal === tgl_system ? null : 'BATAL_KEMARIN';
};
