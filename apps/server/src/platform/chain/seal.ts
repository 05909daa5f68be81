import type pg from 'pg';
import { LOCKS } from '../database/locks.ts';

/** Tables whose rows are chained per shop (domain §1.6). */
export const CHAINED = ['audit', 'otorisasi', 'mutasi_stock', 'jurnal'] as const;
export type ChainedTable = (typeof CHAINED)[number];

/** A row's canonical text: columns that were added later and are null do not change an old row's hash. */
export const ROW_HASH = `sha256(convert_to(jsonb_strip_nulls(to_jsonb(r))::text, 'UTF8'))`;

/**
 * Seals, per shop, a block over all rows that are final: those of transactions below the oldest one still running.
 * One process at a time; the others have nothing to do. Gives the number of blocks added.
 */
export const sealChains = async (pool: pg.Pool): Promise<number> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
      LOCKS.SEAL,
    ]);
    let blocks = 0;
    if (rows[0]?.free)
      for (const table of CHAINED) blocks += (await client.query(sealStatement(table))).rowCount ?? 0;
    await client.query('commit');
    return blocks;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

const sealStatement = (table: ChainedTable): string => `
  with horizon as (select (select epoch from chain_epoch)::bigint << 48 | pg_snapshot_xmin(pg_current_snapshot())::text::bigint as pos),
  shops as (select kode_toko from tokos union select '*')
  insert into chain_blocks (tabel, kode_toko, nomor, pos_from, pos_to, jumlah, hash_sebelum, hash)
  select '${table}', s.kode_toko, coalesce(t.nomor, 0) + 1, coalesce(t.pos_to, 0), h.pos, f.jumlah, coalesce(t.hash, ''::bytea),
         sha256(coalesce(t.hash, ''::bytea) || f.rows)
  from shops s cross join horizon h
  left join lateral (select nomor, pos_to, hash from chain_blocks b where b.tabel = '${table}' and b.kode_toko = s.kode_toko order by nomor desc limit 1) t on true
  cross join lateral (
    select count(*) as jumlah, string_agg(${ROW_HASH}, ''::bytea order by r.chain_pos, r.id) as rows
    from ${table} r where r.kode_toko = s.kode_toko and r.chain_pos >= coalesce(t.pos_to, 0) and r.chain_pos < h.pos
  ) f
  where f.jumlah > 0`;
