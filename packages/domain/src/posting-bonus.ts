import type { Rupiah } from './money.ts';
import { type Ledgers, ledgersOf, line, type PostedPayment, paymentLines } from './posting.ts';

/** What a sales person gets for a month is a cost, and owed to him. */
export const postBonus = (rp: Rupiah): Ledgers =>
  ledgersOf([line('BIAYA_BONUS', 'D', rp), line('HUTANG_BONUS', 'K', rp)]);

/** He is paid what he is owed. */
export const postBayarBonus = (input: { rp: Rupiah; payments: readonly PostedPayment[] }): Ledgers =>
  ledgersOf([line('HUTANG_BONUS', 'D', input.rp), ...input.payments.flatMap(paymentLines)]);
