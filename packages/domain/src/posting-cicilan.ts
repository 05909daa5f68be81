import type { Rupiah } from './money.ts';
import {
  assertBalanced,
  compact,
  type JournalLine,
  line,
  type PostedPayment,
  paymentLines,
} from './posting.ts';

const balanced = (lines: readonly JournalLine[]): JournalLine[] => {
  const all = compact(lines);
  assertBalanced(all);
  return all;
};

/** What is paid on a contract in instalments: owed to the customer until the piece is his, but for fees and fines. */
export const postCicilan = (input: {
  rp: Rupiah;
  adminRp?: Rupiah;
  dendaRp?: Rupiah;
  payments: readonly PostedPayment[];
}): JournalLine[] =>
  balanced([
    ...input.payments.flatMap(paymentLines),
    line('TITIPAN_CICILAN', 'K', input.rp),
    line('PENDAPATAN_LAIN', 'K', input.adminRp ?? 0),
    line('PENDAPATAN_DENDA_CICILAN', 'K', input.dendaRp ?? 0),
  ]);

/** A contract ends unpaid: what is forfeited is earned, the rest owed (I5). */
export const postAkhirCicilan = ({ hangus, kembali }: { hangus: Rupiah; kembali: Rupiah }): JournalLine[] =>
  balanced([
    line('TITIPAN_CICILAN', 'D', hangus + kembali),
    line('PENDAPATAN_HANGUS', 'K', hangus),
    line('HUTANG_KELEBIHAN_CICILAN', 'K', kembali),
  ]);

/** What was owed for a contract that ended is paid out, or, where nobody fetched it, earned. */
export const postKelebihanCicilan = (rp: Rupiah, payments: readonly PostedPayment[]): JournalLine[] =>
  balanced([
    line('HUTANG_KELEBIHAN_CICILAN', 'D', rp),
    ...(payments.length > 0 ? payments.flatMap(paymentLines) : [line('PENDAPATAN_LAIN', 'K', rp)]),
  ]);
