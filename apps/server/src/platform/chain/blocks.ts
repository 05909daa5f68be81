import type pg from 'pg';

/** Tables whose rows are chained per shop, one block after the other (domain §1.6). */
export const CHAINED = ['audit', 'otorisasi'] as const;
/** Their rows are sealed with their documents now; the blocks of before are verified for ever. */
const CHAINED_BEFORE = ['mutasi_stock', 'jurnal'] as const;
export const BLOCK_TABLES = [...CHAINED, ...CHAINED_BEFORE] as const;
export type BlockTable = (typeof BLOCK_TABLES)[number];

const MAX_ROWS = 1_000_000;

/** A row's canonical text: columns that were added later and are null do not change an old row's hash. */
const ROW_HASH = `sha256(convert_to(jsonb_strip_nulls(to_jsonb(r))::text, 'UTF8'))`;

/** What of a row tells a person where to look. */
const NAMED: Record<BlockTable, string> = {
  audit: `r.entity || ' ' || r.entity_key`,
  otorisasi: `r.kategori || ' ' || r.catatan`,
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
    select count(*) as jumlah, string_agg(${ROW_HASH}, ''::bytea order by r.chain_pos, r.id) as rows
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
        select count(*) as jumlah, string_agg(${ROW_HASH}, ''::bytea order by r.chain_pos, r.id) as rows
        from ${table} r where r.kode_toko = b.kode_toko and r.chain_pos >= b.pos_from and r.chain_pos < b.pos_to
      ) f
      where b.tabel = '${table}' window w as (partition by b.kode_toko order by b.nomor)) x
    where not (x.intact and x.linked)`)
  ).rows;
