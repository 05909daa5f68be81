import type { Rupiah } from './money.ts';
import {
  assertBalanced,
  compact,
  type JournalLine,
  line,
  type PostedPayment,
  paymentLines,
} from './posting.ts';

/** A pledge loan (domain §3): what is lent, less the fee that is kept back, out of the drawer or an account of the shop. */
export function postHutang(input: {
  pokokRp: Rupiah;
  adminRp: Rupiah;
  payments: readonly PostedPayment[];
}): JournalLine[] {
  const lines = compact([
    line('PIUTANG_GADAI', 'D', input.pokokRp),
    line('PENDAPATAN_ADMIN', 'K', input.adminRp),
    ...input.payments.flatMap(paymentLines),
  ]);
  assertBalanced(lines);
  return lines;
}

/**
 * What is paid on a pledge: principal, interest, penalty and costs against money and the waiver, gross; interest that was
 * booked as owed goes first [settled, Pledges 12 and Accounts].
 */
export function postBayarHutang(input: {
  pokokRp: Rupiah;
  bungaRp: Rupiah;
  dendaRp: Rupiah;
  biayaRp: Rupiah;
  diskonRp: Rupiah;
  /** Of the interest, what stands in PIUTANG_BUNGA. */
  akrualRp: Rupiah;
  payments: readonly PostedPayment[];
}): JournalLine[] {
  const lines = compact([
    ...input.payments.flatMap(paymentLines),
    line('POTONGAN_BUNGA', 'D', input.diskonRp),
    line('PIUTANG_GADAI', 'K', input.pokokRp),
    line('PIUTANG_BUNGA', 'K', input.akrualRp),
    line('PENDAPATAN_BUNGA', 'K', input.bungaRp - input.akrualRp),
    line('PENDAPATAN_DENDA', 'K', input.dendaRp),
    line('PENDAPATAN_ADMIN', 'K', input.biayaRp),
  ]);
  assertBalanced(lines);
  return lines;
}

/**
 * A top-up: what is owed on the old contract is taken off the new one, less its fee, and the rest is paid out [settled, Pledges 9].
 */
export function postTambahHutang(input: {
  pokokBaruRp: Rupiah;
  adminRp: Rupiah;
  pokokLamaRp: Rupiah;
  bungaRp: Rupiah;
  dendaRp: Rupiah;
  diskonRp: Rupiah;
  /** Of the interest, what stands in PIUTANG_BUNGA. */
  akrualRp: Rupiah;
  payments: readonly PostedPayment[];
}): JournalLine[] {
  const lines = compact([
    line('PIUTANG_GADAI', 'D', input.pokokBaruRp),
    line('POTONGAN_BUNGA', 'D', input.diskonRp),
    line('PIUTANG_GADAI', 'K', input.pokokLamaRp),
    line('PIUTANG_BUNGA', 'K', input.akrualRp),
    line('PENDAPATAN_BUNGA', 'K', input.bungaRp - input.akrualRp),
    line('PENDAPATAN_DENDA', 'K', input.dendaRp),
    line('PENDAPATAN_ADMIN', 'K', input.adminRp),
    ...input.payments.flatMap(paymentLines),
  ]);
  assertBalanced(lines);
  return lines;
}
