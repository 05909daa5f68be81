import type pg from 'pg';

/** Tables whose rows are chained per shop, one block after the other (domain §1.6). */
export const CHAINED = ['audit', 'otorisasi', 'riwayat'] as const;
/** Their rows are sealed with their documents now; the blocks of before are verified for ever. */
const CHAINED_BEFORE = ['mutasi_stock', 'jurnal'] as const;
export const BLOCK_TABLES = [...CHAINED, ...CHAINED_BEFORE] as const;
export type BlockTable = (typeof BLOCK_TABLES)[number];

const MAX_ROWS = 1_000_000;

/** A row's canonical text: columns that were added later and are null do not change an old row's hash. */
const hashOf = (row: string): string => `sha256(convert_to(jsonb_strip_nulls(${row})::text, 'UTF8'))`;
const ROW_HASH = hashOf('to_jsonb(r)');
/** Of a row whose words were erased the hash that it had before (migration 0361): blocks hold by it. */
const rowHash = (table: BlockTable): string =>
  table === 'audit' || table === 'riwayat'
    ? `coalesce((select l.sidik from baris_lupa l where l.tabel = '${table}' and l.id = r.id), ${ROW_HASH})`
    : ROW_HASH;

/** What of a row tells a person where to look. */
const NAMED: Record<BlockTable, string> = {
  audit: `r.entity || ' ' || r.entity_key`,
  otorisasi: `r.kategori || ' ' || r.catatan`,
  riwayat: `r.tabel || ' ' || r.kunci`,
  mutasi_stock: 'r.no_faktur',
  jurnal: 'r.no_jurnal',
};

/** Seals, per shop, a block over the rows in places before `final`; of very many rows the first million and the rest of its transaction. */
export const sealBlocks = async (
  client: pg.ClientBase,
  final: bigint,
  maxRows = MAX_ROWS,
): Promise<{ added: number; more: boolean }> => {
  let added = 0;
  let more = false;
  for (const table of CHAINED) {
    const { rows } = await client.query<{ cut: boolean }>(sealStatement(table), [String(final), maxRows]);
    added += rows.length;
    more ||= rows.some(({ cut }) => cut);
  }
  return { added, more };
};

const sealStatement = (table: (typeof CHAINED)[number]): string => `
  with shops as (select kode_toko from tokos union select '*')
  insert into chain_blocks (tabel, kode_toko, nomor, pos_from, pos_to, jumlah, hash_sebelum, hash)
  select '${table}', s.kode_toko, coalesce(t.nomor, 0) + 1, coalesce(t.pos_to, 0), e.pos_to, f.jumlah, coalesce(t.hash, ''::bytea),
         sha256(coalesce(t.hash, ''::bytea) || f.rows)
  from shops s
  left join lateral (select nomor, pos_to, hash from chain_blocks b where b.tabel = '${table}' and b.kode_toko = s.kode_toko order by nomor desc limit 1) t on true
  cross join lateral (
    select coalesce((
      select r.chain_pos + 1 from ${table} r where r.kode_toko = s.kode_toko and r.chain_pos >= coalesce(t.pos_to, 0) and r.chain_pos < $1
      order by r.chain_pos offset $2::int - 1 limit 1), $1::bigint) as pos_to
  ) e
  cross join lateral (
    select count(*) as jumlah, string_agg(${rowHash(table)}, ''::bytea order by r.chain_pos, r.id) as rows
    from ${table} r where r.kode_toko = s.kode_toko and r.chain_pos >= coalesce(t.pos_to, 0) and r.chain_pos < e.pos_to
  ) f
  where f.jumlah > 0
  returning pos_to < $1 as cut`;

export interface BrokenBlock {
  kode_toko: string;
  nomor: number;
  /** Its rows are those that were sealed; only its place in the chain is wrong. */
  intact: boolean;
  rows: number;
  /** Some of what its rows are about now. */
  about: string[];
}

/** Recomputes every block of a table from its rows, and gives those that do not hold. */
export const brokenBlocks = async (client: pg.ClientBase, table: BlockTable): Promise<BrokenBlock[]> =>
  (
    await client.query<BrokenBlock>(`
    select x.kode_toko, x.nomor, x.intact, x.jumlah as rows, coalesce((
        select array_agg(about order by about) from (
          select distinct ${NAMED[table]} as about from ${table} r where r.kode_toko = x.kode_toko and r.chain_pos >= x.pos_from and r.chain_pos < x.pos_to
          order by 1 limit 5) a), '{}') as about
    from (
      select b.kode_toko, b.nomor, b.pos_from, b.pos_to, b.jumlah,
        b.jumlah = f.jumlah and b.hash = sha256(b.hash_sebelum || coalesce(f.rows, ''::bytea)) as intact,
        b.hash_sebelum = coalesce(lag(b.hash) over w, ''::bytea) and b.pos_from = coalesce(lag(b.pos_to) over w, 0) and b.nomor = coalesce(lag(b.nomor) over w, 0) + 1 as linked
      from chain_blocks b cross join lateral (
        select count(*) as jumlah, string_agg(${rowHash(table)}, ''::bytea order by r.chain_pos, r.id) as rows
        from ${table} r where r.kode_toko = b.kode_toko and r.chain_pos >= b.pos_from and r.chain_pos < b.pos_to
      ) f
      where b.tabel = '${table}' window w as (partition by b.kode_toko order by b.nomor)) x
    where not (x.intact and x.linked)`)
  ).rows;

export interface BlockRows {
  nomor: number;
  hash_sebelum: Buffer;
  hash: Buffer;
  ids: string[];
  /** Their hashes one after the other, as they stand now. */
  rows: Buffer;
}

/** Blocks read at once: so many rows at most are in memory. */
const BLOCKS_AT_ONCE = 100;
export const HASH_BYTES = 32;

/** The blocks of a shop from a number on, with the hashes of their rows. */
export async function* readBlocks(
  client: pg.ClientBase,
  table: BlockTable,
  kode_toko: string,
  from: number,
): AsyncGenerator<BlockRows> {
  for (let next = from; ; ) {
    const { rows } = await client.query<BlockRows>(
      `select b.nomor, b.hash_sebelum, b.hash, coalesce(f.ids, '{}') as ids, coalesce(f.rows, ''::bytea) as rows
       from chain_blocks b cross join lateral (
         select array_agg(r.id::text order by r.chain_pos, r.id) as ids, string_agg(${rowHash(table)}, ''::bytea order by r.chain_pos, r.id) as rows
         from ${table} r where r.kode_toko = b.kode_toko and r.chain_pos >= b.pos_from and r.chain_pos < b.pos_to
       ) f
       where b.tabel = '${table}' and b.kode_toko = $1 and b.nomor >= $2 order by b.nomor limit ${BLOCKS_AT_ONCE}`,
      [kode_toko, next],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    next = last.nomor + 1;
  }
}

/** The hashes that rows had with other values in some of their columns, by their id. */
export const hashesWith = async (
  client: pg.ClientBase,
  table: BlockTable,
  values: readonly { id: string; semula: string }[],
): Promise<Map<string, Buffer>> => {
  const { rows } = await client.query<{ id: string; hash: Buffer }>(
    `select r.id::text as id, ${hashOf('to_jsonb(r) || x.semula::jsonb')} as hash
     from json_to_recordset($1::json) as x(id bigint, semula text) join ${table} r using (id)`,
    [JSON.stringify(values)],
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
};
