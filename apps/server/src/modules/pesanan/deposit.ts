import { postPesanan as journalLines } from '@kadar/domain/posting-order.ts';
import type { Context } from '../../platform/context.ts';
import { type AskedPayment, type Rekening, settle } from '../dokumen/public.ts';

/**
 * Money that a customer leaves for an order, paid as a sale is but not by points or by another deposit; `no_titip` is null for the order's own number.
 * One row stands where nothing is paid down, so that more may come.
 */
export const depositOf = (
  rp: number,
  payments: readonly AskedPayment[],
  rekenings: readonly Rekening[],
  { settings, nama, no_titip }: { settings: Context['settings']; nama: string; no_titip: string | null },
) => {
  const words = { kategori: 'DP_PESANAN', kas: nama, bank: 'DP PESANAN' };
  const paid = settle(rp, payments, { rekenings, words }, settings, 'IN');
  return {
    paid,
    head: { total: rp, grand_total: rp, dibayar: paid.paidRp, kembali: paid.changeRp },
    books: {
      ...paid.books,
      titipan: [{ no_titip, jumlah_rp: rp, jenis: 'PESANAN' as const }],
      jurnal: journalLines({ rp, payments: paid.posted }),
    },
  };
};
