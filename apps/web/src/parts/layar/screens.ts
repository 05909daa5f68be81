import type { IsiLayar } from '@kadar/contract/endpoints/layar.ts';
import type { PaymentJenis } from '@kadar/domain/payment.ts';

/** A screen without a sale: slides of the catalogue. */
export const NOTHING: IsiLayar = {
  nama: '',
  lines: [],
  diskon: 0,
  total: 0,
  bayar: [],
  kurang: 0,
  kembali: 0,
  selesai: null,
  tukar: null,
};

/** What is paid in one way, rupiah; nothing yet where no sum was typed. */
export const paidIn = (jenis: PaymentJenis, rp: number | null): IsiLayar['bayar'] =>
  rp ? [{ jenis, rp }] : [];
