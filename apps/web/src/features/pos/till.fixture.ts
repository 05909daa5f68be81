import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { standardSettings } from '@kadar/contract/settings.ts';
import type { DraftPayment } from '../../parts/dokumen/payments.ts';
import { strangePiece } from '../../parts/pembelian/piece.ts';
import type { OldPiece } from './draft.ts';
import type { Done } from './till-store.ts';
import type { Terms } from './totals.ts';

/** The piece of domain §4: 5.23 g × 2,430,000 = 12,709,000 rounded up to 500. */
export const piece = (over: Partial<PricedBarang> = {}): PricedBarang => ({
  kode_toko: 'K01',
  kode_barcode: 'CCN0001',
  kode_intern: 'A1',
  nama_barang: 'CINCIN KAWIN POLOS',
  size: '',
  kode_dept: 'CCN',
  nama_dept: 'CINCIN',
  kode_group: 'TUA750',
  nama_group: 'TUA 750',
  kadar: 75,
  kadar_murni: 75,
  kadar_label: '750 / 17K',
  berat: 5.23,
  berat_asli: 5.23,
  berat_bandrol: 0.12,
  kode_gudang: 'ETALASE',
  kode_baki: 'A01',
  harga_emas_khusus: null,
  ongkos_khusus: null,
  atribut: [],
  ada_faktur_pajak: false,
  status: 'READY',
  foto: false,
  tanggal_masuk: '2026-02-01',
  _version: 1,
  harga_emas: 2_430_000,
  sumber_harga: 'KADAR',
  ongkos: 0,
  harga_atribut: 0,
  pembulatan: 100,
  harga_jual: 12_709_000,
  harga_minimum: 0,
  ...over,
});

export const payment = (jenis: DraftPayment['jenis'], jumlah_rp: number | null): DraftPayment => ({
  id: `${jenis}-${jumlah_rp}`,
  jenis,
  jumlah_rp,
  no_rekening: '',
  no_kartu: '',
});

export const TERMS: Terms = {
  settings: standardSettings(),
  tanggal: '2026-11-20',
  toko: 'K01',
  ongkos: [],
  nilaiPoin: 500,
  mayDiscount: true,
};

/** An old piece that is worth so much. */
export const oldPiece = (rp: number, sumber: 'NOTA_KAMI' | 'TANPA_SURAT' = 'NOTA_KAMI'): OldPiece => ({
  piece: {
    ...strangePiece('p1', 'TANPA_SURAT'),
    sumber,
    nama_barang: 'CINCIN POLOS',
    kondisi_barang: 'BAGUS',
    berat_kotor: 2,
    foto: 'F1',
  },
  hitungan: {
    dasar: 'LEBUR',
    kadar_murni: 75,
    harga_emas: rp / 2,
    berat: 2,
    berat_nota: 0,
    berat_dibayar: 2,
    susut: 0,
    toleransi_susut: null,
    lebih_berat: false,
    umur_bulan: null,
    potongan: [],
    harga_nota: 0,
    harga_hitung: rp,
    pembulatan: 500,
    harga_lain: null,
    perlu_ktp: false,
  },
});

export const done = (over: Partial<Done> = {}): Done => ({
  no_faktur: 'PJK01260225001',
  grand_total: 1,
  kembali: 0,
  poin_dapat: 0,
  payments: [],
  lama: [],
  poin_sisa: null,
  ...over,
});
