import { refuse } from './errors.ts';
import { assertNatural } from './integer.ts';
import { percentOf, type Rupiah } from './money.ts';

/** Sales commission: (harga_jual − diskon) × fee %, nearest rupiah (domain §4 Fee penjualan). */
export function feePenjualan(hargaJual: Rupiah, diskon: Rupiah, feePersenMilli: number): Rupiah {
  assertNatural(feePersenMilli, 'fee percent');
  assertNatural(hargaJual - diskon, 'net price');
  return percentOf(hargaJual - diskon, feePersenMilli, 'half-up');
}

export type Gesek = { fee: Rupiah; jumlahGesekRp: Rupiah; bankReceivesRp: Rupiah };

/**
 * An EDC, transfer or QRIS line (domain §4 Gesek): fee = jumlah × MDR. Shop-borne: the customer is charged
 * jumlah and the bank pays out the difference. Charged to the customer (prohibited for cards and QRIS, an off
 * setting): jumlah + fee is swiped and the shop gets jumlah.
 */
export function gesek(input: { jumlahRp: Rupiah; mdrMilli: number; chargedToCustomer: boolean }): Gesek {
  assertNatural(input.jumlahRp, 'amount');
  assertNatural(input.mdrMilli, 'MDR');
  const fee = percentOf(input.jumlahRp, input.mdrMilli, 'half-up');
  const jumlahGesekRp = input.chargedToCustomer ? input.jumlahRp + fee : input.jumlahRp;
  return { fee, jumlahGesekRp, bankReceivesRp: jumlahGesekRp - fee };
}

/**
 * Cash against a swiped debit card (domain §2 gesek tunai): fee = gesek × fee %, nearest rupiah, and the customer gets the
 * rest. Who says a percentage means to be paid: above 0 it is one rupiah at least. GESEK_TUNAI_HABIS where nothing of it
 * would be left.
 */
export function gesekTunai(input: { gesekRp: Rupiah; feeMilli: number }): { feeRp: Rupiah; kasRp: Rupiah } {
  assertNatural(input.gesekRp, 'swiped amount');
  assertNatural(input.feeMilli, 'fee percent');
  const nearest = percentOf(input.gesekRp, input.feeMilli, 'half-up');
  const feeRp = input.feeMilli > 0 ? Math.max(1, nearest) : 0;
  const kasRp = input.gesekRp - feeRp;
  if (kasRp <= 0) refuse('GESEK_TUNAI_HABIS');
  return { feeRp, kasRp };
}
