import type { SatuanBatas } from '@kadar/domain/alerts.ts';
import type { Text } from './text.ts';

/** A kind of alert: what it watches, what its limit is measured in and what it is where nobody says another. */
export interface Alert {
  title: Text;
  /** What is watched, in one sentence. */
  help: Text;
  satuan: SatuanBatas;
  /** As people say it: percent, grams, hours. */
  batas: number;
  least: number;
  most: number;
  /** Of each shop; of the chain, whose lists are one; of the server that stands behind. The last two are head office's. */
  lingkup: 'TOKO' | 'RANTAI' | 'SERVER';
}

/** Every kind of alert. How its values are found stands on the server, by the same names. */
export const ALERTS = {
  DISKON: {
    title: { id: 'Diskon besar', en: 'Large discount' },
    help: {
      id: 'Diskon satu nota, dari harga sebelum diskon; per kasir dan hari',
      en: 'The discount of a nota, of its price before it; by cashier and day',
    },
    satuan: 'PERSEN',
    batas: 10,
    least: 0.5,
    most: 100,
    lingkup: 'TOKO',
  },
  BATAL: {
    title: { id: 'Banyak pembatalan', en: 'Many cancellations' },
    help: { id: 'Dokumen yang dibatalkan dalam satu hari', en: 'Documents cancelled in a day' },
    satuan: 'KALI',
    batas: 5,
    least: 1,
    most: 1_000,
    lingkup: 'TOKO',
  },
  DI_BAWAH_MINIMUM: {
    title: { id: 'Jual di bawah minimum', en: 'Sold below the minimum' },
    help: {
      id: 'Penjualan di bawah harga minimum dalam satu hari, walaupun diotorisasi',
      en: 'Sales below the lowest price in a day, approved or not',
    },
    satuan: 'KALI',
    batas: 1,
    least: 1,
    most: 1_000,
    lingkup: 'TOKO',
  },
  LTV: {
    title: { id: 'Gadai kurang jaminan', en: 'Pledge short of its worth' },
    help: {
      id: 'Hutang terhadap nilai lebur barang gadai, yang tertinggi; dihitung di atas LTV maksimum toko',
      en: 'Owed against the melt value of the goods, the highest; counted above the highest LTV of the shop',
    },
    satuan: 'PERSEN',
    batas: 100,
    least: 1,
    most: 1_000,
    lingkup: 'TOKO',
  },
  KAS: {
    title: { id: 'Kas toko menumpuk', en: 'Much cash in a shop' },
    help: { id: 'Uang tunai di laci sekarang', en: 'Cash in the drawer now' },
    satuan: 'RUPIAH',
    batas: 100_000_000,
    least: 1_000_000,
    most: 100_000_000_000,
    lingkup: 'TOKO',
  },
  BELUM_TUTUP: {
    title: { id: 'Toko belum tutup harian', en: 'Shop not closed' },
    help: {
      id: 'Jam sejak akhir tanggal sistem yang belum ditutup',
      en: 'Hours since the end of a business day that is still open',
    },
    satuan: 'JAM',
    batas: 8,
    least: 1,
    most: 720,
    lingkup: 'TOKO',
  },
  BAKI: {
    title: { id: 'Selisih timbang baki', en: 'Tray weighed otherwise' },
    help: {
      id: 'Selisih timbangan terakhir sebuah baki hari ini, lebih atau kurang',
      en: 'The last weighing of a tray today, too much or too little',
    },
    satuan: 'GRAM',
    batas: 0.5,
    least: 0.001,
    most: 10_000,
    lingkup: 'TOKO',
  },
  HARGA: {
    title: { id: 'Harga jual jauh dari pasar', en: 'Selling price far from the market' },
    help: {
      id: 'Harga Jual/g sebuah kadar terhadap kadar × Harga Global, lebih atau kurang',
      en: 'The selling price of a purity against purity × global price, above or below',
    },
    satuan: 'PERSEN',
    batas: 20,
    least: 0.5,
    most: 1_000,
    lingkup: 'RANTAI',
  },
  CADANGAN: {
    title: { id: 'Cadangan terlambat', en: 'Backup overdue' },
    help: { id: 'Jam sejak cadangan terakhir yang berhasil', en: 'Hours since the last good backup' },
    satuan: 'JAM',
    batas: 26,
    least: 1,
    most: 720,
    lingkup: 'SERVER',
  },
  CADANGAN_GAGAL: {
    title: { id: 'Cadangan gagal', en: 'Backup failed' },
    help: {
      id: 'Cadangan yang gagal sejak yang terakhir berhasil',
      en: 'Backups that failed since the last good one',
    },
    satuan: 'KALI',
    batas: 1,
    least: 1,
    most: 14,
    lingkup: 'SERVER',
  },
  DISK: {
    title: { id: 'Disk hampir penuh', en: 'Disk nearly full' },
    help: { id: 'Bagian disk yang terpakai', en: 'How much of a disk is used' },
    satuan: 'PERSEN',
    batas: 95,
    least: 10,
    most: 100,
    lingkup: 'SERVER',
  },
  SEGEL: {
    title: { id: 'Segel tertunda', en: 'Seals are late' },
    help: {
      id: 'Menit sejak dokumen tertua yang belum disegel',
      en: 'Minutes since the oldest document without a seal',
    },
    satuan: 'MENIT',
    batas: 5,
    least: 1,
    most: 10_080,
    lingkup: 'SERVER',
  },
} as const satisfies Record<string, Alert>;
export type AlertCode = keyof typeof ALERTS;
export const ALERT_CODES = Object.keys(ALERTS) as [AlertCode, ...AlertCode[]];

/** As matters of the dashboard. */
export type AlertHal = `PERINGATAN_${AlertCode}`;
export const ALERT_HAL = ALERT_CODES.map((kode): AlertHal => `PERINGATAN_${kode}`) as [
  AlertHal,
  ...AlertHal[],
];
/** The kind behind a matter of the dashboard; none where it is no alert. */
export const alertOfHal = (hal: string): AlertCode | undefined =>
  ALERT_CODES.find((kode) => hal === `PERINGATAN_${kode}`);

/** What a limit is measured in, behind its figure. */
export const SATUAN_TEXT = {
  PERSEN: { id: '%', en: '%' },
  KALI: { id: 'kali', en: 'times' },
  RUPIAH: { id: 'Rp', en: 'Rp', it: 'Rp', hk: 'Rp', my: 'Rp', jp: 'Rp' },
  JAM: { id: 'jam', en: 'hours' },
  MENIT: { id: 'menit', en: 'minutes' },
  GRAM: { id: 'g', en: 'g', it: 'g', hk: '克', my: 'g', jp: 'g' },
} as const satisfies Record<SatuanBatas, Text>;
