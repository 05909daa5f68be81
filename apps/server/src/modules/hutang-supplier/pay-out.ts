import type { postUangMuka } from '@kadar/contract/endpoints/hutang-supplier.ts';
import type { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { type AskedPayment, type Rekening, type Settled, settle } from '../dokumen/public.ts';

type Input = z.output<NonNullable<typeof postUangMuka.body>>['payments'];

export const sumOf = (rows: readonly { jumlah_rp: number }[]): number =>
  rows.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0);

/**
 * Money of the shop, and what was paid in advance, to a supplier, to the rupiah of a total. Throws PEMBAYARAN_* and REKENING_WAJIB, at the
 * payment's field where it has one.
 */
export const payOut = (
  totalRp: number,
  { payments, muka_rp = 0 }: { payments: Input; muka_rp?: number },
  { rekenings, jenis, nama }: { rekenings: readonly Rekening[]; jenis: string; nama: string },
): Settled => {
  const asked: AskedPayment[] = payments.map(({ biaya, ...payment }) => ({
    ...payment,
    no_kartu: '',
    fee: biaya,
  }));
  if (muka_rp > 0) asked.push({ jenis: 'UANG_MUKA', jumlah_rp: muka_rp, no_rekening: '', no_kartu: '' });
  if (asked.length === 0) throw new AppError('PEMBAYARAN_KOSONG');
  return settle(
    totalRp,
    asked,
    { rekenings, words: { kategori: jenis, kas: nama } },
    { FEE_GESEK_CUSTOMER_MODULE: false },
    'OUT',
  );
};
