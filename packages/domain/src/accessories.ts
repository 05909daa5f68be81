import type { MassaRow } from './books/massa.ts';
import type { Counted } from './bulk.ts';
import type { Rupiah } from './money.ts';
import { compact, type JournalLine, line, type PostedPayment, paymentLines } from './posting.ts';

/** More (or, negative, fewer) of one accessory. */
export const accessoryRow = (kunci: string, jenis: string, { qty, hppRp }: Counted): MassaRow => ({
  objek: 'ACC',
  kunci,
  kadar: 0,
  milik: 'TOKO',
  jenis,
  qty,
  berat: 0,
  murni: 0,
  hpp: hppRp,
});

/** Accessories come in (modules-2 §6): paid at once, or owed to their supplier. */
export const postTambahAksesoris = (bought: {
  rp: Rupiah;
  payments: readonly PostedPayment[];
}): JournalLine[] =>
  compact([
    line('PERSEDIAAN_AKSESORIS', 'D', bought.rp),
    ...(bought.payments.length > 0
      ? bought.payments.flatMap(paymentLines)
      : [line('HUTANG_SUPPLIER', 'K', bought.rp)]),
  ]);

/** They leave other than by a sale: what was fitted to something sold is part of what that cost. */
export const postAmbilAksesoris = (taken: { rp: Rupiah; dipasang: boolean }): JournalLine[] =>
  compact([
    line(taken.dipasang ? 'HPP' : 'BIAYA_KEMASAN', 'D', taken.rp),
    line('PERSEDIAAN_AKSESORIS', 'K', taken.rp),
  ]);
