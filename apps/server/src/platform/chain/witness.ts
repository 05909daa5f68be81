import type pg from 'pg';
import { BLOCK_TABLES, type BlockTable } from './blocks.ts';

/** Where a chain ended when it was sealed last. */
export interface Tip {
  tabel: string;
  kode_toko: string;
  pos: string;
  no: string;
  hash: string;
}

/** The last seal of each shop, and the last block of each table and shop. */
const ENDS = `
  select 'segel' as tabel, s.kode_toko, t.pos, t.no, t.hash from (select kode_toko from tokos union select '*') s
  cross join lateral (
    select chain_pos as pos, no, hash from segel g where g.kode_toko = s.kode_toko order by chain_pos desc, g.no desc limit 1) t
  union all
  select n.tabel, s.kode_toko, t.pos, t.no, t.hash from (select kode_toko from tokos union select '*') s
  cross join unnest(array[${BLOCK_TABLES.map((table) => `'${table}'`).join(', ')}]) n(tabel)
  cross join lateral (
    select pos_to as pos, nomor::text as no, hash from chain_blocks b where b.tabel = n.tabel and b.kode_toko = s.kode_toko order by nomor desc limit 1) t`;

/** Whether the end \`e\` is still a link of its chain. */
const STANDS = `
  case e.tabel when 'segel'
    then exists (select from segel g where g.kode_toko = e.kode_toko and g.chain_pos = e.pos and g.no = e.no and g.hash = e.hash)
    else exists (select from chain_blocks b where b.tabel = e.tabel and b.kode_toko = e.kode_toko and b.nomor = e.no::int and b.hash = e.hash) end`;

/** After sealing, in its transaction: where the chains end now. An end that is gone stays written down. */
export const keepWitness = (client: pg.ClientBase): Promise<unknown> =>
  client.query(`
    insert into saksi (tabel, kode_toko, pos, no, hash)
    select n.* from (${ENDS}) n left join saksi e using (tabel, kode_toko) where e.tabel is null or e.hash <> n.hash and (${STANDS})
    on conflict (tabel, kode_toko) do update set pos = excluded.pos, no = excluded.no, hash = excluded.hash, at = now()`);

/** After blocks of a table were sealed anew, in that transaction: their ends are the same places under other hashes. */
export const witnessAnew = (client: pg.ClientBase, tabel: BlockTable): Promise<unknown> =>
  client.query(
    `update saksi e set hash = b.hash, at = now() from chain_blocks b
     where e.tabel = $1 and b.tabel = e.tabel and b.kode_toko = e.kode_toko and b.nomor = e.no::int`,
    [tabel],
  );

const told = ({ tabel, kode_toko, no }: Pick<Tip, 'tabel' | 'kode_toko' | 'no'>): string =>
  tabel === 'segel'
    ? `${kode_toko} ${no}: was sealed, and is gone with its seal: the chain was cut`
    : `${kode_toko} block ${no} of ${tabel}: was sealed, and is gone: the chain was cut`;

/** Ends that are gone, and chains without one. */
export const cutChains = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<Tip>(
    `select tabel, kode_toko, no from saksi e where not (${STANDS}) order by 1, 2`,
  );
  const { rows: untold } = await client.query<Tip>(
    `select tabel, kode_toko, no from (${ENDS}) n where not exists (select from saksi e where e.tabel = n.tabel and e.kode_toko = n.kode_toko) order by 1, 2`,
  );
  return [
    ...rows.map(told),
    ...untold.map(({ tabel, kode_toko }) => `${kode_toko} ${tabel}: where it ends is not told`),
  ];
};

/** Of ends that were told elsewhere those that are gone. */
export const goneOf = async (client: pg.ClientBase, tips: readonly Tip[]): Promise<Tip[]> =>
  (
    await client.query<Tip>(
      `select tabel, kode_toko, pos::text, no, encode(hash, 'hex') as hash
       from (select tabel, kode_toko, pos, no, decode(hash, 'hex') as hash from json_to_recordset($1) as t(tabel text, kode_toko text, pos bigint, no text, hash text)) e
       where not (${STANDS})`,
      [JSON.stringify(tips)],
    )
  ).rows;

/** Where the chains end, as text for a file. */
export const witnessed = async (client: pg.ClientBase): Promise<Tip[]> =>
  (
    await client.query<Tip>(
      `select tabel, kode_toko, pos::text, no, encode(hash, 'hex') as hash from saksi order by tabel, kode_toko`,
    )
  ).rows;
