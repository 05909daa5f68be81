import { createHash } from 'node:crypto';
import type pg from 'pg';
import { SEALED, type Sealed, type Source } from './sealed-columns.ts';

/** What is sealed as one: a document, a reversal, a closing, a gold price. */
export interface Thing {
  no: string;
  /** Where it stands in its shop's chain; those of one transaction share it. */
  pos: bigint;
  tanggal: string;
  otorisasi_id: string | null;
  /** Which of SEALED it is. */
  kind: number;
}

export interface Contents {
  jumlah: number;
  isi: Buffer;
}

/** Places below are moments, in milliseconds, of rows from before they had a place; above them are those of transactions. */
export const FIRST_POS = 1n << 48n;

const MOMENT = (at: string): string => `floor(extract(epoch from ${at}) * 1000)::bigint`;

/** Rows of a source in the places after $2 up to $3, all below or all above FIRST_POS. */
const fromSource = (source: Source, kind: number, old: boolean): string => {
  const { table, no, at, tanggal, otorisasi_id, toko } = source;
  const pos = old ? MOMENT(at) : 'r.chain_pos';
  const [where, order] = old
    ? [
        `r.chain_pos is null and ${at} >= timestamptz 'epoch' + $2::bigint * interval '1 millisecond' and ${pos} > $2 and ${pos} <= $3`,
        at,
      ]
    : ['r.chain_pos > $2 and r.chain_pos <= $3', 'r.chain_pos'];
  return `(select ${no} as no, ${pos} as pos, ${tanggal} as tanggal, ${otorisasi_id} as otorisasi_id, ${kind} as kind
    from ${table} r where ${toko} and ${where} order by ${order} limit $4)`;
};

const THINGS = [false, true].map(
  (old) =>
    `select no, pos::text, tanggal, otorisasi_id::text, kind from (
       ${SEALED.flatMap(({ sources }, kind) => sources.map((source) => fromSource(source, kind, old))).join(' union all ')}
     ) x order by pos, no collate "C" limit $4`,
);

/** Things of a shop in the places after one up to another, in their order; both below FIRST_POS, or the last above it. */
export const thingsBetween = async (
  client: pg.ClientBase,
  toko: string,
  { after, upTo, limit = null }: { after: bigint; upTo: bigint; limit?: number | null },
): Promise<Thing[]> => {
  const { rows } = await client.query<Omit<Thing, 'pos'> & { pos: string }>(
    THINGS[upTo < FIRST_POS ? 1 : 0] ?? '',
    [toko, String(after), String(upTo), limit],
  );
  return rows.map((row) => ({ ...row, pos: BigInt(row.pos) }));
};

const contentsOf = ({ versions }: Sealed, versi: number): string => {
  const sections = versions[versi];
  if (!sections) throw new Error(`no seal of version ${versi}`);
  return `with d as materialized (select * from unnest($2::text[], $3::date[], $4::bigint[]) as d(no, tanggal, otorisasi_id))
    select no, count(*)::int as jumlah, sha256(convert_to(string_agg(bagian || ' ' || isi, chr(10) order by bagian, isi collate "C"), 'UTF8')) as isi
    from (${sections
      .map(
        ({ table, match, columns }, bagian) =>
          `select d.no, ${bagian} as bagian, row(${columns.map((name) => `r.${name}`).join(', ')})::text as isi from d join ${table} r on ${match}`,
      )
      .join(' union all ')}) x where $5::date <= $6::date group by no`;
};

/** The hash over all rows of each thing, by number, as a version of the seal sees them. The transaction writes dates as ISO. */
export const readContents = async (
  client: pg.ClientBase,
  toko: string,
  { things, versi }: { things: readonly Thing[]; versi: number },
): Promise<Map<string, Contents>> => {
  const found = new Map<string, Contents>();
  for (const [kind, sealed] of SEALED.entries()) {
    const own = things.filter((thing) => thing.kind === kind);
    if (own.length === 0) continue;
    const days = own.map(({ tanggal }) => tanggal).sort();
    const { rows } = await client.query<Contents & { no: string }>(contentsOf(sealed, versi), [
      toko,
      own.map(({ no }) => no),
      own.map(({ tanggal }) => tanggal),
      own.map(({ otorisasi_id }) => otorisasi_id),
      days.at(0),
      days.at(-1),
    ]);
    for (const { no, ...contents } of rows) found.set(no, contents);
  }
  return found;
};

/** A seal: over the one before, the thing's place and all its rows. */
export const sealHash = (
  before: Buffer,
  { no, pos, versi, jumlah, isi }: Contents & { no: string; pos: bigint; versi: number },
): Buffer =>
  createHash('sha256').update(before).update(`${versi} ${no} ${pos} ${jumlah} `).update(isi).digest();

/** Rows are hashed as text, whatever form of dates somebody gave the database. */
export const PLAIN_TEXT = `set local datestyle = 'ISO'; set local timezone = 'UTC'; set local bytea_output = 'hex'`;
