import { HUTANG_STATE } from '@kadar/domain/books/gadai.ts';
import type pg from 'pg';

interface Load {
  toko: string;
  /** The youngest are of this day; every thousand further ones are of the day before. */
  tanggal: string;
  /** How many places the bags lie in: RAK-0, RAK-1 … */
  places: number;
  /** When they were made; at ten o'clock of their day where nothing is said. */
  at: Date | null;
}

const STANDARD: Load = { toko: 'K01', tanggal: '2026-02-24', places: 4, at: null };
/** Numbers above those that a test day's own documents take. */
const FIRST = 20_000;
const PER_DAY = 1000;
const AT_ONCE = 10_000;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const base36 = (n: string): string =>
  [1296, 36, 1].map((by) => `substr('${DIGITS}', (${n} / ${by} % 36)::int + 1, 1)`).join(' || ');

const STATE = Object.keys(HUTANG_STATE).join(', ');

/** All that the door writes for a loan paid out in cash: document, payment, goods, terms, state, movement, journal, cash book, audit. */
const LOAD = `
  with m as (
    select row_number() over (order by kode_customer) - 1 as n, count(*) over () as alle, kode_customer, nama_customer, alamat_customer, no_hp
    from member where deleted_at is null
  ),
  i as (
    select g as nomor, $2::date - (g / ${PER_DAY})::int as tanggal, 2000 + (g * 7919 % 20000) as berat, ${FIRST} + g % ${PER_DAY} as seq
    from generate_series($3::bigint, $4::bigint) g
  ),
  p as materialized (
    select i.*, 'HT' || $1 || to_char(i.tanggal, 'YYMMDD') || ${base36('seq')} as no, least(coalesce($6::timestamptz, (i.tanggal + time '10:00') at time zone 'Asia/Jakarta'), now()) as jam,
      i.berat * 998 / 50000 * 50000 + 50000 as rp, m.kode_customer, m.nama_customer, m.alamat_customer, m.no_hp,
      'AKTIF' as status, i.berat * 998 / 50000 * 50000 + 50000 as pokok, null::bigint as pokok_bunga, null::date as pokok_bunga_sampai,
      i.tanggal as mulai_periode, i.tanggal as dibayar_sampai, i.tanggal + 120 as jatuh_tempo, 0::bigint as denda_dibayar, 0::bigint as akrual, 2.5::numeric as persen,
      0::smallint as perpanjangan_ke, to_char(i.tanggal, 'YYMMDD') || '-' || i.nomor as no_segel, i.berat + 1200 as berat_kantong
    from i join m on m.n = i.nomor % m.alle
  ),
  dokumen as (
    insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, kode_sales, input_by, valid_by, kode_customer, nama_customer, alamat_customer, no_hp, qty,
      berat, total, grand_total, dibayar, status)
    select $1, no, 'HUTANG', tanggal, jam, '', 'DEMO', 'DEMO', kode_customer, nama_customer, alamat_customer, no_hp, 1, berat, rp, rp, rp, 'POSTED' from p
  ),
  bayar as (
    insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, jumlah_rp) select $1, no, 1, 'K', 'CASH', rp from p
  ),
  barang as (
    insert into hutang_detail (kode_toko, no_faktur, tanggal, urut, nama_barang, kadar, metode_uji, berat_kotor, berat_atribut, berat, lebur_gram, plafond_gram)
    select $1, no, tanggal, 1, 'KALUNG', 75, 'XRF', berat, 0, berat, 1755000, 1491000 from p
  ),
  kontrak as (
    insert into kontrak_detail (kode_toko, no_faktur, tanggal, pokok_awal, taksiran, plafond, mode, persen, min_hari, grace_hari, denda_persen,
      denda_periode_hari, denda_maks_persen, lama_pinjam, satuan, perpanjangan, cicil, biaya_admin)
    select $1, no, tanggal, rp, berat * 1755, berat * 1491, 'HARIAN', 2.5, 15, 3, 0, 0, 0, 120, 'HARI', 'TANGGAL_BAYAR', 'HARIAN_PRORATA', 0 from p
  ),
  keadaan as (
    insert into hutang (kode_toko, no_hutang, tanggal, kode_customer, ${STATE}, tempat)
    select $1, no, tanggal, kode_customer, ${STATE}, 'RAK-' || nomor % $5::int from p
  ),
  gerak as (
    insert into hutang_gerak (kode_toko, tanggal, at, no_hutang, no_faktur, jenis, hari, lewat_hari, pokok, bunga, denda, biaya, diskon, akrual, ke, user_id)
    select $1, tanggal, jam, no, no, 'HUTANG', 0, 0, rp, 0, 0, 0, 0, 0, (select to_jsonb(s) from (select ${STATE}) s), 'DEMO' from p
  ),
  jurnal as (
    insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, role, keterangan, debet, kredit)
    select $1, tanggal, no, 'HUTANG', 'UMUM', akun, role, 'HUTANG ' || no, rp * debet, rp * (1 - debet)
    from p cross join (values ('1123', 'PIUTANG_GADAI', 1), ('1101', 'KAS', 0)) x(akun, role, debet)
  ),
  kas as (
    insert into kas_mutasi (kode_toko, tanggal, at, no_faktur, kategori, keterangan, keluar, user_id)
    select $1, tanggal, jam, no, 'HUTANG', 'HUTANG ' || no, rp, 'DEMO' from p
  ),
  audit as (
    insert into audit (kode_toko, at, user_id, action, entity, entity_key, after)
    select $1, jam, 'DEMO', 'post', 'hutang', no, jsonb_build_object('grand_total', rp) from p
  )
  select no from p order by nomor`;

/**
 * Writes `n` loans against gold straight into the database, through an owner's or superuser's pool, with all the rows that a
 * posted loan has: books, journal and audit agree, and verification finds nothing. Needs members and accounts, as the test chain has
 * them. Gives their numbers, the youngest first; 100,000 take seconds. A shop's days are loaded once.
 */
export const loadPledges = async (pool: pg.Pool, n: number, some: Partial<Load> = {}): Promise<string[]> => {
  const { toko, tanggal, places, at } = { ...STANDARD, ...some };
  const numbers: string[] = [];
  const client = await pool.connect();
  try {
    await client.query(`set kadar.oleh = 'migrasi'`);
    for (let from = 0; from < n; from += AT_ONCE) {
      const { rows } = await client.query<{ no: string }>(LOAD, [
        toko,
        tanggal,
        from,
        Math.min(from + AT_ONCE, n) - 1,
        places,
        at,
      ]);
      for (const { no } of rows) numbers.push(no);
    }
  } finally {
    // A closed connection forgets whose hand it was.
    client.release(true);
  }
  return numbers;
};
