import type { Rupiah } from './money.ts';
import {
  assertBalanced,
  compact,
  fineLine,
  type JournalLine,
  type Ledgers,
  ledgersOf,
  line,
  type PostedPayment,
  paymentLines,
} from './posting.ts';
import type { Mg } from './weight.ts';

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

/**
 * Gold that a customer brought pays for a part of his piece (OJ, P7): it is the shop's from then on, a bar at what the shop's own gold in the piece cost,
 * so that a sale of what is charged bears the cost of that alone.
 */
export const postEmasCustomer = (taken: { murniMg: Mg; nilaiRp: Rupiah }): Ledgers =>
  ledgersOf(
    [line('PERSEDIAAN_BATANGAN', 'D', taken.nilaiRp), line('HPP', 'K', taken.nilaiRp)],
    [fineLine('PERSEDIAAN_BATANGAN', 'D', taken.murniMg), fineLine('CUSTOMER', 'K', taken.murniMg)],
  );
