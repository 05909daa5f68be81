import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { KartuCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import type { IsiLayar } from '@kadar/contract/endpoints/layar.ts';
import type { PaymentJenis } from '@kadar/domain/payment.ts';
import type { Counted } from './entry.ts';

const paidBy = (jenis: PaymentJenis, rp: number) => ({
  total: rp,
  bayar: [{ jenis, rp }],
  diskon: 0,
  kurang: 0,
  kembali: 0,
  selesai: null,
  tukar: null,
});

/** What the customer is shown of a contract as it is typed: the piece, what is paid now, and what is left in how many rows. */
export const screenOfContract = (
  piece: PricedBarang,
  { harga, bayar, made, dp }: Counted,
  { nama, jenis }: { nama: string; jenis: PaymentJenis },
): IsiLayar => ({
  nama,
  lines: [
    {
      kode_barcode: piece.kode_barcode,
      nama_barang: piece.nama_barang,
      kadar: piece.kadar_label,
      berat: piece.berat,
      harga,
      harga_gram: piece.harga_emas,
      foto: piece.foto,
    },
  ],
  ...paidBy(jenis, bayar),
  cicilan: made
    ? { sisa: made.total - dp, kali: made.jadwal.length, angsuran: made.angsuran }
    : { sisa: 0, kali: 0, angsuran: 0 },
});

/** What the customer is shown of a payment: the piece he pays off, what is paid now, and what is left then. */
export const screenOfPayment = (
  kartu: KartuCicilan,
  { jumlah_rp, sisa, jenis }: { jumlah_rp: number; sisa: number; jenis: PaymentJenis },
): IsiLayar => ({
  nama: kartu.nama_customer,
  lines: [
    {
      kode_barcode: kartu.kode_barcode,
      nama_barang: kartu.nama_barang,
      kadar: `${kartu.kadar}%`,
      berat: kartu.berat,
      harga: kartu.total,
      harga_gram: 0,
      foto: false,
    },
  ],
  ...paidBy(jenis, jumlah_rp),
  cicilan: { sisa, kali: 0, angsuran: 0 },
});
