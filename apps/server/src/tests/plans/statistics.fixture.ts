import type pg from 'pg';

/** Tables that documents do not add to, beside the lists: what is set, who works here and on what, and what is swept away behind it. */
const SETTLED: readonly string[] = [
  'agen_pasangan',
  'baris_lupa',
  'baris_semula',
  'blok_semula',
  'chain_epoch',
  'gesek_tunai_setuju',
  'hari_kerja',
  'kunci_tanda',
  'kunci_tanda_segel',
  'label_tag',
  'layar',
  'layar_tanya',
  'login_attempts',
  'member_dihapus',
  'migrations',
  'nik_terbuka',
  'otorisasi_qr',
  'panggilan_terakhir',
  'para_system',
  'pelanggan_dibuka',
  'peran',
  'perangkat_dikenal',
  'peringatan_batas',
  'printer_terpasang',
  'riwayat_pengaturan',
  'sessions',
  'tanda_mulai',
  'terlihat_sampai',
  'ubah_massal',
  'ubah_massal_baris',
  'usulan_abaikan',
  'webauthn_challenges',
  'webauthn_credentials',
];
/** Lists that grow as shops sell. */
const GROWING_LISTS: readonly string[] = ['member', 'kupon', 'daftar_hitam'];

/** Columns with the same few values however long a shop sells; every other one has as many as there are rows, or days. */
const FEW: readonly string[] = [
  'kode_toko',
  'asal_toko',
  'tujuan',
  'dari',
  'jenis',
  'macam',
  'status',
  'keadaan',
  'hasil',
  'aktif',
  'pertama',
  'staged',
  'dari_status',
  'ke_status',
  'kategori',
  'objek',
  'pihak',
  'milik',
  'kadar',
  'kode_dept',
  'kode_group',
  'kode_gudang',
  'kode_baki',
  'kode_sales',
  'kode_printer',
  'kode_hadiah',
  'input_by',
  'user_id',
  'role',
  'type',
  'trx',
  'nomor_akun',
  'no_rekening',
  'kode_bank',
  'arah',
  'tabel',
  'action',
  'entity',
  'urut',
  'tempat',
  'route',
  'foto',
];
const FEW_VALUES = 5;

/** States that things pass through: nearly all rows are in the first, the last one. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  'barang.status': ['SOLD', 'READY', 'RESERVED', 'HOLD', 'BELI', 'DRAFT', 'CUCI', 'SEPUH', 'ROSOK'],
  'hutang.status': ['LUNAS', 'AKTIF', 'LUNAS_BELUM_VALID', 'DIBELI'],
  'kirim_uang.status': ['DONE', 'SENT', 'BATAL'],
  'dokumen_tunggu.keadaan': ['SELESAI', 'MENUNGGU', 'BATAL'],
  'cetak.status': ['TERCETAK', 'ANTRI', 'KIRIM'],
  'kabar.status': ['DIKIRIM', 'ANTRI', 'MENGIRIM'],
  'promo_kirim.status': ['TERKIRIM', 'ANTRI', 'MENGIRIM'],
};
/** Of all rows, those in each of the other states. */
const OPEN = 0.002;

/** Partial indexes over what is open, at hand or in a queue: as large in a long history as in a short one. */
export const OPEN_INDEXES: readonly string[] = [
  'barang_ada',
  'barang_lokasi',
  'barang_ready',
  'cetak_antri',
  'cetak_satu_per_printer',
  'dokumen_batal_lama',
  'dokumen_lama',
  'dokumen_tunggu_menunggu',
  'files_staged',
  'hutang_belum_valid',
  'hutang_customer',
  'hutang_di_toko',
  'hutang_kurang_terbuka',
  'hutang_segel',
  'hutang_siap_satu',
  'hutang_tempo',
  'jual_parkir_menunggu',
  'jadwal_laporan_tiba',
  'kabar_antri',
  'kabar_terputus',
  'kirim_uang_jalan',
  'lelang_barang_satu',
  'opname_sesi_berjalan',
  'peringatan_terbuka',
  'promo_jadwal_due',
  'promo_kirim_siap',
  'promo_kirim_open',
  'promo_kirim_queue',
  'timbang_sesi_berjalan',
  'titip_buka',
];
const OPEN_ROWS = 2_000;

const DAYS = 1_000;

/** Something of a type, by its category in the catalogue and its name. */
const something = (category: string, type: string): string => {
  const of: Readonly<Record<string, string>> = { uuid: `gen_random_uuid()`, bytea: `''`, jsonb: `'{}'` };
  const kinds: Readonly<Record<string, string>> = { N: '1', B: 'false', D: 'now()', A: `'{}'` };
  return of[type] ?? kinds[category] ?? `'K01'`;
};

/** A row in each table that has none: of an empty one the planner believes nothing else. */
const fill = async (admin: pg.ClientBase, names: readonly string[]): Promise<void> => {
  const { rows } = await admin.query<{
    table: string;
    checks: string[];
    columns: string[];
    kinds: string[];
    types: string[];
  }>(
    `select c.relname as table, array(select quote_ident(conname) from pg_constraint where conrelid = c.oid and contype = 'c') as checks,
       array_agg(a.attname::text) as columns, array_agg(t.typcategory::text) as kinds, array_agg(t.typname::text) as types
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = ''
     join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relname = any ($1) and pg_relation_size(c.oid) = 0 group by c.oid`,
    [names],
  );
  await admin.query('set local session_replication_role = replica');
  for (const { table, checks, columns, kinds, types } of rows) {
    for (const check of checks) await admin.query(`alter table ${table} drop constraint ${check}`);
    const values = columns.map((_, at) => something(kinds[at] ?? '', types[at] ?? ''));
    await admin.query(`insert into ${table} (${columns.join(', ')}) values (${values.join(', ')})`);
  }
  await admin.query('reset session_replication_role');
};

/** How many values of a column there are, or that there is another one in each row. */
const distinctOf = (column: string, type: string): number => {
  if (isFew(column)) return FEW_VALUES;
  return type === 'date' || column === 'sesi_id' ? DAYS : -1;
};

export const isFew = (column: string): boolean => FEW.includes(column);

/** Tells the planner of rows that are not there: a million in each table that grows with the documents. Gives those tables. */
export const claimMillion = async (
  admin: pg.ClientBase,
  masters: readonly string[],
): Promise<Set<string>> => {
  const settled = [...SETTLED, ...masters.filter((table) => !GROWING_LISTS.includes(table))];
  const { rows: tables } = await admin.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1)`,
    [settled],
  );
  const names = tables.map(({ name }) => name);
  const million = 1_000_000;
  await fill(admin, names);
  await admin.query(
    `select pg_restore_relation_stats('schemaname', 'public', 'relname', c.relname::text,
       'relpages', greatest(1, pg_relation_size(c.oid) / 8192)::int, 'reltuples', $2::real, 'relallvisible', 0)
     from pg_class c where relnamespace = 'public'::regnamespace and relname = any ($1)`,
    [names, million],
  );
  await admin.query(
    `select pg_restore_relation_stats('schemaname', 'public', 'relname', c.relname::text, 'relpages', (pg_relation_size(c.oid) / 8192)::int,
       'reltuples', case when c.relname = any ($2) then $3::real else $4::real end)
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid where t.relname = any ($1)`,
    [names, OPEN_INDEXES, OPEN_ROWS, million],
  );
  const { rows: columns } = await admin.query<{ table: string; column: string; type: string }>(
    `select c.relname as table, a.attname as column, t.typname as type from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relname = any ($1) and attnum > 0 and not attisdropped`,
    [names],
  );
  for (const { table, column, type } of columns) {
    const states = STATES[`${table}.${column}`];
    const distinct = states?.length ?? distinctOf(column, type);
    const common = states
      ? `, 'most_common_vals', '{${states.join(',')}}'::text, 'most_common_freqs', '{${states.map((_, at) => (at === 0 ? 1 - OPEN * (states.length - 1) : OPEN)).join(',')}}'::real[]`
      : '';
    await admin.query(
      `select pg_restore_attribute_stats('schemaname', 'public', 'relname', $1::text, 'attname', $2::text, 'inherited', false,
         'null_frac', 0::real, 'avg_width', 12, 'n_distinct', $3::real${common})`,
      [table, column, distinct],
    );
  }
  return new Set(names);
};
