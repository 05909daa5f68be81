import { grantOf } from '@kadar/contract/permissions.ts';
import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { minimumDeposit } from '@kadar/domain/order.ts';
import { postPesanan as journalLines } from '@kadar/domain/posting-order.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
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

/** Why less than the least deposit on what was estimated is approved. Throws PESANAN_TANPA_DP for none at all, which OWN alone takes. */
export const lowDeposit = (
  { settings, session }: Pick<Context, 'settings' | 'session'>,
  { jumlah_rp, nama_customer, perkiraan }: { jumlah_rp: number; nama_customer: string; perkiraan: number },
) => {
  if (jumlah_rp === 0 && session.level !== 'OWN') throw new AppError('PESANAN_TANPA_DP');
  if (grantOf('pesanan.free', session.level) === 'allow') return [];
  const least = minimumDeposit(perkiraan, toMilli(settings.PESANAN_DP_MIN_PERSEN), pembulatanJual(settings));
  if (jumlah_rp >= least) return [];
  const notes = `${nama_customer}, DP ${formatRupiah(jumlah_rp)} di bawah ${formatRupiah(least)}`;
  return [{ kategori: 'DP PESANAN' as const, notes }];
};
