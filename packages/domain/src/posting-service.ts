import type { Rupiah } from './money.ts';
import { fineLine, type Ledgers, ledgersOf, line, type PostedPayment, paymentLines } from './posting.ts';
import type { Mg } from './weight.ts';

/** Money that a customer leaves on a ticket (modules-2 §8, V3). */
export const postBayarService = (input: { rp: Rupiah; payments: readonly PostedPayment[] }): Ledgers =>
  ledgersOf([...input.payments.flatMap(paymentLines), line('TITIPAN_SERVICE', 'K', input.rp)]);

/** Gold of the shop goes into a piece at what it cost, and the work on it is owed to a craftsman. */
export const postSelesaiService = (input: { hppRp: Rupiah; murniMg: Mg; upahRp: Rupiah }): Ledgers =>
  ledgersOf(
    [
      line('PERSEDIAAN_SERVICE', 'D', input.hppRp),
      line('PERSEDIAAN_BATANGAN', 'K', input.hppRp),
      line('BIAYA_TUKANG', 'D', input.upahRp),
      line('HUTANG_TUKANG', 'K', input.upahRp),
    ],
    [fineLine('PERSEDIAAN_SERVICE', 'D', input.murniMg), fineLine('PERSEDIAAN_BATANGAN', 'K', input.murniMg)],
  );

/** A pickup: the work is income, the gold that was added is sold, both less their tax. */
export const postAmbilService = (input: {
  jasaRp: Rupiah;
  emasRp: Rupiah;
  ppnJasaRp: Rupiah;
  ppnEmasRp: Rupiah;
  hppRp: Rupiah;
  murniMg: Mg;
  payments: readonly PostedPayment[];
}): Ledgers =>
  ledgersOf(
    [
      ...input.payments.flatMap(paymentLines),
      line('PENDAPATAN_SERVICE', 'K', input.jasaRp - input.ppnJasaRp),
      line('PENJUALAN', 'K', input.emasRp - input.ppnEmasRp),
      line('PPN', 'K', input.ppnJasaRp + input.ppnEmasRp),
      line('HPP', 'D', input.hppRp),
      line('PERSEDIAAN_SERVICE', 'K', input.hppRp),
    ],
    [fineLine('CUSTOMER', 'D', input.murniMg), fineLine('PERSEDIAAN_SERVICE', 'K', input.murniMg)],
  );

/** A ticket that is cancelled pays back what is left of it (V5). */
export const postBatalService = (input: { rp: Rupiah; payments: readonly PostedPayment[] }): Ledgers =>
  ledgersOf([line('TITIPAN_SERVICE', 'D', input.rp), ...input.payments.flatMap(paymentLines)]);
