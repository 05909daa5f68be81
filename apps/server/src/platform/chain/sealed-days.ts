import { BY_DAY, type SectionSince } from './section.ts';

/** A closed day with the snapshots beside it. */
export const CLOSING: readonly SectionSince[] = [
  {
    table: 'tutup_harian',
    match: BY_DAY,
    columns: [
      'kode_toko',
      'tanggal',
      'at',
      'user_id',
      'kas_sistem',
      'kas_hitung',
      'rincian_kas',
      'non_cash',
      'catatan',
      'ringkasan',
      'chain_pos',
    ],
    since: 1,
  },
  {
    table: 'kadar_eod',
    match: BY_DAY,
    columns: ['kode_toko', 'tanggal', 'kadar', 'qty', 'berat', 'murni', 'hpp', 'harga'],
    since: 1,
  },
  {
    table: 'saldo_akun',
    match: BY_DAY,
    columns: ['kode_toko', 'tanggal', 'nomor_akun', 'debet', 'kredit'],
    since: 1,
  },
  {
    table: 'saldo_massa',
    match: BY_DAY,
    columns: ['kode_toko', 'tanggal', 'objek', 'kunci', 'kadar', 'milik', 'qty', 'berat', 'murni', 'hpp'],
    since: 4,
  },
  {
    table: 'saldo_pihak',
    match: BY_DAY,
    columns: ['kode_toko', 'tanggal', 'pihak', 'kode', 'no_asal', 'rp', 'emas_mg', 'emas_rp', 'muka_rp'],
    since: 4,
  },
];

export const GOLD_PRICE: readonly SectionSince[] = [
  {
    table: 'harga_emas_global',
    match: `$1 = '*' and 'HARGA ' || r.id = d.no`,
    columns: ['id', 'nominal', 'berlaku_at', 'user_id', 'chain_pos'],
    since: 1,
  },
];
