import { MASSA } from './books/massa.ts';
import type { Rupiah } from './money.ts';
import { fineLine, type Ledgers, ledgersOf, line, type PostedPayment, paymentLines } from './posting.ts';
import type { AddedFrom } from './service.ts';
import type { Mg } from './weight.ts';

/** Money that a customer leaves on a ticket (modules-2 §8, V3). */
export const postBayarService = (input: { rp: Rupiah; payments: readonly PostedPayment[] }): Ledgers =>
  ledgersOf([...input.payments.flatMap(paymentLines), line('TITIPAN_SERVICE', 'K', input.rp)]);

/** Gold of the shop goes into pieces at what it cost where it came from, and the work on them is owed to a craftsman. */
export const postSelesaiService = (input: {
  added: readonly { sumber: AddedFrom; murniMg: Mg; hppRp: Rupiah }[];
  upahRp: Rupiah;
}): Ledgers =>
  ledgersOf(
    [
      ...input.added.flatMap(({ sumber, hppRp }) => [
        line('PERSEDIAAN_SERVICE', 'D', hppRp),
        line(MASSA[sumber], 'K', hppRp),
      ]),
      line('BIAYA_TUKANG', 'D', input.upahRp),
      line('HUTANG_TUKANG', 'K', input.upahRp),
    ],
    input.added.flatMap(({ sumber, murniMg }) => [
      fineLine('PERSEDIAAN_SERVICE', 'D', murniMg),
      fineLine(MASSA[sumber], 'K', murniMg),
    ]),
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
