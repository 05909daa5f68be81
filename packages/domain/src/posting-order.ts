import type { Rupiah } from './money.ts';
import { assertBalanced, compact, type JournalLine, type PostedPayment, paymentLines } from './posting.ts';

/** Money left for an order (modules-2 §9, OP and OD). */
export const postPesanan = (input: { rp: Rupiah; payments: readonly PostedPayment[] }): JournalLine[] => {
  const lines = compact([
    ...input.payments.flatMap(paymentLines),
    { role: 'TITIPAN_PESANAN', dk: 'K' as const, rp: input.rp },
  ]);
  assertBalanced(lines);
  return lines;
};

/** An order that ends (OB): what is left of its deposit goes back, but for what the shop keeps. */
export const postBatalPesanan = (input: {
  saldoRp: Rupiah;
  hangusRp: Rupiah;
  payments: readonly PostedPayment[];
}): JournalLine[] => {
  const lines = compact([
    { role: 'TITIPAN_PESANAN', dk: 'D' as const, rp: input.saldoRp },
    ...input.payments.flatMap(paymentLines),
    { role: 'PENDAPATAN_HANGUS', dk: 'K' as const, rp: input.hangusRp },
  ]);
  assertBalanced(lines);
  return lines;
};
