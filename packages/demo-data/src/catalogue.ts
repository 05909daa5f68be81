import type { OngkosRow } from '@kadar/domain/ongkos.ts';
import type {
  BankRow,
  FeeRow,
  GetPointRow,
  GroupRow,
  JenisRow,
  KadarRow,
  KelompokHargaRow,
  KeteranganPenjualanRow,
} from './rows.ts';

/** Rupiah per gram of fine gold at which the table below was quoted (domain §9). */
export const HARGA_GLOBAL = 2_600_000;

/** Weight of the tag on every piece, grams (domain §9). */
export const BERAT_BANDROL = 0.12;

const MINIMUM_PERCENT = 97;
const thousands = (rupiah: number): number => Math.floor(rupiah / 1000) * 1000;

const kadar = (
  kadar: number,
  label: string,
  harga_jual: number,
  harga_lebur: number,
  plafond: number,
): KadarRow => ({
  kode_kadar: String(Math.round(kadar * 10)),
  label,
  kadar,
  kadar_murni: kadar,
  harga_jual,
  harga_minimum: thousands((harga_jual * MINIMUM_PERCENT) / 100),
  harga_lebur,
  plafond,
});

export const KADAR: readonly KadarRow[] = [
  kadar(37.5, '375/8K', 1_415_000, 873_000, 742_000),
  kadar(42, '420/9K', 1_538_000, 979_000, 832_000),
  kadar(70, '700/16K', 2_294_000, 1_637_000, 1_391_000),
  kadar(75, '750/17K', 2_429_000, 1_755_000, 1_491_000),
  kadar(91.6, '916/22K', 2_779_000, 2_146_000, 1_824_000),
  kadar(99.9, '999/24K', 2_900_000, 2_520_000, 2_142_000),
];

const jenis = (kode_dept: string, nama_dept: string, berlian = false): JenisRow => ({
  kode_dept,
  nama_dept,
  berlian,
});

export const JENIS: readonly JenisRow[] = [
  jenis('CCN', 'CINCIN'),
  jenis('KLG', 'KALUNG'),
  jenis('GLG', 'GELANG'),
  jenis('GKR', 'GELANG KERONCONG'),
  jenis('ANT', 'ANTING'),
  jenis('GIW', 'GIWANG'),
  jenis('LNT', 'LIONTIN'),
  jenis('TDK', 'TINDIK'),
  jenis('LM', 'LOGAM MULIA'),
  jenis('BRL', 'BERLIAN', true),
  jenis('ACC', 'AKSESORIS'),
];

const group = (kode_group: string, nama_group: string, kadar: number): GroupRow => ({
  kode_group,
  nama_group,
  kadar,
});

export const GROUPS: readonly GroupRow[] = [
  group('MUDA375', 'EMAS MUDA 375', 37.5),
  group('MUDA420', 'EMAS MUDA 420', 42),
  group('TUA700', 'EMAS TUA 700', 70),
  group('TUA750', 'EMAS TUA 750', 75),
  group('UBS750', 'UBS 750', 75),
  group('LOTUS420', 'LOTUS 420', 42),
  group('SM999', 'SEMAR 24K 999', 99.9),
  group('BERLIAN', 'PERHIASAN BERLIAN', 75),
];

/** Only brands have a price of their own; every other group sells at the price of its kadar. */
export const KELOMPOK_HARGA: readonly KelompokHargaRow[] = [
  { kelompok_harga: 'UBS', kode_group: 'UBS750', kadar: 75, harga_jual: 2_465_000, harga_beli: 2_120_000 },
  {
    kelompok_harga: 'LOTUS',
    kode_group: 'LOTUS420',
    kadar: 42,
    harga_jual: 1_565_000,
    harga_beli: 1_300_000,
  },
];

const WHOLE_RANGE = { berat_from: 0, berat_to: 1000 };
const perGram = (kode_group: string, nilai: number): OngkosRow => ({
  kode_group,
  ...WHOLE_RANGE,
  jenis_ongkos: 'PER_GRAM',
  nilai,
  persen: 0,
});
const perPcs = (kode_dept: string, nilai: number): OngkosRow => ({
  kode_dept,
  ...WHOLE_RANGE,
  jenis_ongkos: 'PER_PCS',
  nilai,
  persen: 0,
});

/** By group as domain §9 says; tiny and stone-set pieces by piece, gelang keroncong of TUA750 by percent. */
export const ONGKOS: readonly OngkosRow[] = [
  perGram('MUDA375', 25_000),
  perGram('MUDA420', 25_000),
  perGram('LOTUS420', 25_000),
  perGram('TUA700', 40_000),
  perGram('TUA750', 50_000),
  perGram('UBS750', 50_000),
  perGram('BERLIAN', 50_000),
  perGram('SM999', 60_000),
  perPcs('TDK', 30_000),
  perPcs('BRL', 450_000),
  {
    kode_dept: 'GKR',
    kode_group: 'TUA750',
    ...WHOLE_RANGE,
    jenis_ongkos: 'PERSEN',
    nilai: 0,
    persen: 2.5,
  },
];

const bank = (
  kode_bank: string,
  nama_bank: string,
  mdr_debet: number,
  mdr_credit: number,
  mdr_qris: number,
): BankRow => ({ kode_bank, nama_bank, mdr_debet, mdr_credit, mdr_qris });

export const BANKS: readonly BankRow[] = [
  bank('BCA', 'BANK BCA', 0.15, 0.9, 0.7),
  bank('MANDIRI', 'BANK MANDIRI', 0.15, 1.5, 0.7),
  bank('BRI', 'BANK BRI', 0.2, 1.5, 0.7),
];

export const KETERANGAN_PENJUALAN: readonly KeteranganPenjualanRow[] = [
  'TANPA KOTAK',
  'DENGAN KOTAK PERHIASAN',
  'HADIAH PERNIKAHAN',
  'HADIAH ULANG TAHUN',
  'UKURAN SUDAH DISESUAIKAN',
  'MATA SUDAH DIPERIKSA BERSAMA PEMBELI',
].map((keterangan) => ({ keterangan, status: 'AKTIF' }));

/** Percent of the net price, the most particular row first. */
export const FEE_PENJUALAN: readonly FeeRow[] = [
  { fee_penjualan: 0.3 },
  { fee_penjualan: 0.1, kode_dept: 'LM' },
  { fee_penjualan: 1, kode_dept: 'BRL' },
];

/** One point for each Rp 100.000; 24K earns by the gram. */
export const GET_POINT: readonly GetPointRow[] = [
  { basis: 'RUPIAH', per_rp: 100_000, per_gram: 0, poin: 1 },
  { kode_group: 'SM999', basis: 'GRAM', per_rp: 0, per_gram: 1, poin: 10 },
];
