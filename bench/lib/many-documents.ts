import type pg from 'pg';
import { HISTORY_DAY, TOKO } from './chain.ts';

/** Days of copies in one statement. */
const BATCH = 20;
/** Members buy as often in a long history as in a short one: after so many days the next ones come. */
const DAYS_OF_A_MEMBER = 20;
/** Places in the chain of a day. */
const PLACES = 1 << 16;

/** Of the seeded day's sales: which rows of a table are theirs. */
const TABLES: Readonly<Record<string, string>> = {
  barang: 'x.kode_barcode in (select kode_barcode from sold_pieces)',
  riwayat: `x.tabel = 'barang' and x.kunci in (select kode_barcode from sold_pieces)`,
  dokumen: 'x.no_faktur in (select no_faktur from sold)',
  dokumen_bayar: 'x.no_faktur in (select no_faktur from sold)',
  penjualan_detail: 'x.no_faktur in (select no_faktur from sold)',
  mutasi_stock: 'x.no_faktur in (select no_faktur from sold)',
  kas_mutasi: 'x.no_faktur in (select no_faktur from sold)',
  bank_mutasi: 'x.no_faktur in (select no_faktur from sold)',
  poin_mutasi: 'x.no_faktur in (select no_faktur from sold)',
  fee_mutasi: 'x.no_faktur in (select no_faktur from sold)',
  jurnal: 'x.no_jurnal in (select no_faktur from sold)',
  jurnal_emas: 'x.no_jurnal in (select no_faktur from sold)',
  audit: `x.action = 'post' and x.entity_key in (select no_faktur from sold)`,
};
const NAMES = Object.keys(TABLES);

/** What a column says of the copy of n days before; every other column as it was. */
const shifted = (column: string): string => {
  const own = `x.${column}`;
  if (['no_faktur', 'no_jurnal', 'entity_key'].includes(column))
    return `substr(${own}, 1, 5) || to_char($day::date - n, 'YYMMDD') || substr(${own}, 12)`;
  if (column === 'tanggal') return `${own} - n`;
  if (['at', 'created_at', 'updated_at'].includes(column)) return `${own} - n * interval '1 day'`;
  // The next life of the database, so that a day's places follow those of the day before.
  if (column === 'chain_pos')
    return `((${own} >> 48) + 1 << 48) + ($days - n)::bigint * ${PLACES} + ${own} % ${PLACES}`;
  if (['kode_barcode', 'kunci'].includes(column)) return `${own} || '-' || n`;
  if (column === 'kode_customer')
    return `case when ${own} = '' or n < ${DAYS_OF_A_MEMBER} then ${own} else ${own} || '-' || n / ${DAYS_OF_A_MEMBER} end`;
  return own;
};

/** Takes away what is cheaper for all rows at once than for each, and gives the statements that bring it back. */
const unguard = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows: indexes } = await client.query<{ name: string; def: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as def from pg_index i
     where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [NAMES],
  );
  const { rows: keys } = await client.query<{ table: string; name: string; def: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as def
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [NAMES],
  );
  await client.query(
    [
      ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
      ...indexes.map(({ name }) => `drop index ${name}`),
      ...NAMES.map((table) => `alter table ${table} disable trigger user`),
    ].join('; '),
  );
  return [
    ...indexes.map(({ def }) => def),
    ...keys.map(({ table, name, def }) => `alter table ${table} add constraint ${name} ${def}`),
    ...NAMES.map((table) => `alter table ${table} enable trigger user`),
  ];
};

const copy = async (client: pg.ClientBase, table: string, days: number): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = ''
       and attgenerated = '' and not (attrelid in ('jurnal'::regclass, 'mutasi_stock'::regclass) and attname = 'chain_pos') order by attnum`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  // A temporary table of the rows: a table that is read while it grows would give its own copies again.
  const text = `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
    select ${columns.map(shifted).join(', ')} from of_a_day x, generate_series($1::int, $2::int) n order by n desc`
    .replaceAll('$day::date', `'${HISTORY_DAY}'::date`)
    .replaceAll('$days', String(days));
  await client.query(
    `create temp table of_a_day as select * from ${table} x where ${TABLES[table]} order by x.ctid`,
  );
  for (let to = days; to > 0; to -= BATCH) await client.query(text, [Math.max(1, to - BATCH + 1), to]);
  await client.query('drop table of_a_day');
};

/** Each day before the seeded one closed, with its cash and what is kept of it: plots read it, and nothing else of such a day. */
const close = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `insert into tutup_harian (kode_toko, tanggal, at, user_id, kas_sistem, kas_hitung, rincian_kas, non_cash, ringkasan)
     select $1, k.tanggal, k.tanggal + time '12:00', 'SPV1', k.rp, k.rp, '[]', '[]', jsonb_build_object('penjualan', d.sold, 'kas_kategori', c.kategori)
     from (select tanggal, sum(sum(masuk - keluar)) over (order by tanggal)::bigint as rp from kas_mutasi where kode_toko = $1 and tanggal < $2 group by 1) k
     join (select tanggal, jsonb_build_object('dokumen', count(*), 'grand_total', sum(grand_total), 'berat', sum(berat)) as sold
       from gerak_dokumen where kode_toko = $1 and jenis = 'PENJUALAN' group by 1) d using (tanggal)
     join (select tanggal, jsonb_agg(x) as kategori from (
         select tanggal, kategori, sum(masuk) as masuk, sum(keluar) as keluar from kas_mutasi where kode_toko = $1 group by 1, 2) x group by 1) c using (tanggal)`,
    [TOKO, HISTORY_DAY],
  );
  await client.query(
    `insert into saldo_akun (kode_toko, tanggal, nomor_akun, debet, kredit)
     select $1, tanggal, nomor_akun, sum(sum(debet)) over days, sum(sum(kredit)) over days from jurnal where kode_toko = $1 and tanggal < $2
     group by nomor_akun, tanggal window days as (partition by nomor_akun order by tanggal) order by tanggal, nomor_akun`,
    [TOKO, HISTORY_DAY],
  );
  await client.query(
    `insert into kadar_eod (kode_toko, tanggal, kadar, qty, berat, murni, hpp, harga)
     select $1, t.tanggal, b.* from tutup_harian t, (
       select kadar, count(*), sum(berat), sum(berat), sum(hpp), 2000000 from barang where kode_toko = $1 and status = 'READY' group by 1) b
     where t.kode_toko = $1 order by 2, 3`,
    [TOKO],
  );
};

/** As if each had its seal, where a server that stands has not sealed it yet: what comes next is sealed after them, and nobody seals them beside what is measured. */
const seal = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `insert into segel (kode_toko, chain_pos, no, versi, jumlah, hash)
     select kode_toko, chain_pos, no_faktur, 3, 20, sha256(no_faktur::bytea) from dokumen order by chain_pos on conflict do nothing`,
  );
  await client.query('update chain_epoch set epoch = epoch + 2');
  await client.query(
    `insert into chain_blocks (tabel, kode_toko, nomor, pos_from, pos_to, jumlah, hash_sebelum, hash)
     select t, s, 1, 0, (select epoch::bigint << 48 from chain_epoch), 1, '', sha256('') from unnest(array['audit', 'riwayat']) t, (select kode_toko from tokos union select '*') x(s)
     on conflict do nothing`,
  );
};

/**
 * The seeded day's sales again on each of so many days before it, the oldest first, with their pieces, payments, books, journal,
 * audit and history; each day closed and sealed. Loaded in bulk, past the door; what reads them finds every row that a till would have written.
 */
export const loadDays = async (owner: pg.Pool, days: number): Promise<void> => {
  const client = await owner.connect();
  try {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'; set work_mem = '64MB';
      create temp table sold as select no_faktur from dokumen where jenis = 'PENJUALAN' and tanggal = '${HISTORY_DAY}';
      create temp table sold_pieces as select kode_barcode from barang where status = 'SOLD'`);
    const back = await unguard(client);
    for (const table of NAMES) {
      await copy(client, table, days);
    }
    for (const statement of back) await client.query(statement);
    await close(client);
    await seal(client);
    await client.query('vacuum analyze');
    await client.query('reset synchronous_commit; reset maintenance_work_mem; reset work_mem; discard temp');
  } finally {
    client.release();
  }
};
