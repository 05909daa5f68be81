import { createHash } from 'node:crypto';
import type pg from 'pg';
import { SEALED, type Sealed, type Source, WRITTEN_BY_DOOR } from './sealed-columns.ts';

/** What is sealed as one: a document, a reversal, a closing, a gold price. */
export interface Thing {
  no: string;
  /** Where it stands in its shop's chain; those of one transaction share it. */
  pos: bigint;
  tanggal: string;
  otorisasi_id: string | null;
  /** Which of SEALED it is. */
  kind: number;
  /** Sections that whoever wrote it says it has rows in; null where nobody said. */
  bagian: readonly number[] | null;
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
  const { table, no, at, tanggal, otorisasi_id, toko, bagian = 'null::smallint[]' } = source;
  const pos = old ? MOMENT(at) : 'r.chain_pos';
  const [where, order] = old
    ? [
        `r.chain_pos is null and ${at} >= timestamptz 'epoch' + $2::bigint * interval '1 millisecond' and ${pos} > $2 and ${pos} <= $3`,
        at,
      ]
    : ['r.chain_pos > $2 and r.chain_pos <= $3', 'r.chain_pos'];
  return `(select ${no} as no, ${pos} as pos, ${tanggal} as tanggal, ${otorisasi_id} as otorisasi_id, ${kind} as kind, ${bagian} as bagian
    from ${table} r where ${toko} and ${where} order by ${order} limit $4)`;
};

const THINGS = [false, true].map(
  (old) =>
    `select no, pos::text, tanggal, otorisasi_id::text, kind, bagian from (
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

/** `within`: the sections that are read; all of them unless it says. */
const contentsOf = ({ versions }: Sealed, versi: number, within?: ReadonlySet<number>): string => {
  const sections = versions[versi];
  if (!sections) throw new Error(`no seal of version ${versi}`);
  const parts = sections.flatMap(({ table, match, columns }, bagian) =>
    within && WRITTEN_BY_DOOR.has(bagian) && !within.has(bagian)
      ? []
      : [
          `select d.no, ${bagian} as bagian, row(${columns.map((name) => `r.${name}`).join(', ')})::text as isi from d join ${table} r on ${match}`,
        ],
  );
  return `with d as materialized (select * from unnest($2::text[], $3::date[], $4::bigint[]) as d(no, tanggal, otorisasi_id))
    select no, count(*)::int as jumlah, sha256(convert_to(string_agg(bagian || ' ' || isi, chr(10) order by bagian, isi collate "C"), 'UTF8')) as isi
    from (${parts.join(' union all ')}) x where $5::date <= $6::date group by no`;
};

/** What their writers say; undefined where one of them says nothing. */
const saidOf = (things: readonly Thing[]): Set<number> | undefined => {
  const said = things.map(({ bagian }) => bagian);
  return said.every((bagian) => bagian !== null) ? new Set(said.flat()) : undefined;
};

/**
 * The hash over all rows of each thing, by number, as a version of the seal sees them. The transaction writes dates as ISO.
 * `asSaid`: only where their writers say they have rows, for who seals what was just written: to ask ninety tables costs ten times as
 * much. Who verifies asks them all.
 */
export const readContents = async (
  client: pg.ClientBase,
  toko: string,
  { things, versi, asSaid = false }: { things: readonly Thing[]; versi: number; asSaid?: boolean },
): Promise<Map<string, Contents>> => {
  const found = new Map<string, Contents>();
  for (const [kind, sealed] of SEALED.entries()) {
    const own = things.filter((thing) => thing.kind === kind);
    if (own.length === 0) continue;
    const days = own.map(({ tanggal }) => tanggal).sort();
    const text = contentsOf(sealed, versi, asSaid ? saidOf(own) : undefined);
    const { rows } = await client.query<Contents & { no: string }>(text, [
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
