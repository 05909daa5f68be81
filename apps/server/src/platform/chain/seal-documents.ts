import type pg from 'pg';
import { SEAL_VERSION } from './sealed-columns.ts';
import { FIRST_POS, PLAIN_TEXT, readContents, sealHash, type Thing, thingsBetween } from './things.ts';

/** So many at once; the things of one place stay together, however many they are. */
export const BATCH = 1_000;

interface Tip {
  kode_toko: string;
  pos: string | null;
  hash: Buffer | null;
}

/** Seals what of each shop follows its last seal, up to before `final`: at most a batch of each, the oldest first. */
export const sealDocuments = async (
  client: pg.ClientBase,
  final: bigint,
): Promise<{ added: number; more: boolean }> => {
  await client.query(PLAIN_TEXT);
  const { rows: tips } = await client.query<Tip>(
    `select s.kode_toko, t.chain_pos::text as pos, t.hash from (select kode_toko from tokos union select '*') s
     left join lateral (select chain_pos, hash from segel g where g.kode_toko = s.kode_toko order by chain_pos desc, no desc limit 1) t on true`,
  );
  let added = 0;
  let more = false;
  for (const tip of tips) {
    const next = await nextThings(client, tip, final);
    if (next.things.length === 0) continue;
    await writeSeals(client, tip, next.things);
    added += next.things.length;
    more ||= next.more;
  }
  return { added, more };
};

interface Next {
  things: Thing[];
  more: boolean;
}

/** Places are sealed whole, so that the last seal's place tells where to go on. */
const nextThings = async (client: pg.ClientBase, { kode_toko, pos }: Tip, final: bigint): Promise<Next> => {
  const after = pos === null ? -1n : BigInt(pos);
  if (after < FIRST_POS) {
    const old = await wholePlaces(client, kode_toko, { after, upTo: FIRST_POS - 1n });
    if (old.things.length > 0) return { things: old.things, more: true };
  }
  const from = after < FIRST_POS ? FIRST_POS - 1n : after;
  return wholePlaces(client, kode_toko, { after: from, upTo: final - 1n });
};

const wholePlaces = async (
  client: pg.ClientBase,
  toko: string,
  range: { after: bigint; upTo: bigint },
): Promise<Next> => {
  const found = await thingsBetween(client, toko, { ...range, limit: BATCH + 1 });
  const last = found.at(-1)?.pos;
  if (found.length <= BATCH || last === undefined) return { things: found, more: false };
  const whole = found.filter(({ pos }) => pos < last);
  const things =
    whole.length > 0 ? whole : await thingsBetween(client, toko, { after: range.after, upTo: last });
  return { things, more: true };
};

const writeSeals = async (client: pg.ClientBase, tip: Tip, things: readonly Thing[]): Promise<void> => {
  const contents = await readContents(client, tip.kode_toko, {
    things,
    versi: SEAL_VERSION,
    asSaid: true,
  });
  let before = tip.hash ?? Buffer.alloc(0);
  const seals = things.map(({ no, pos }) => {
    const content = contents.get(no);
    if (!content) throw new Error(`${tip.kode_toko} ${no} has no rows to seal`);
    before = sealHash(before, { no, pos, versi: SEAL_VERSION, ...content });
    return { no, pos: String(pos), jumlah: content.jumlah, hash: before };
  });
  await client.query(
    `insert into segel (kode_toko, chain_pos, no, versi, jumlah, hash)
     select $1, chain_pos, no, $2, jumlah, hash from unnest($3::bigint[], $4::text[], $5::int[], $6::bytea[]) as s(chain_pos, no, jumlah, hash)`,
    [
      tip.kode_toko,
      SEAL_VERSION,
      seals.map(({ pos }) => pos),
      seals.map(({ no }) => no),
      seals.map(({ jumlah }) => jumlah),
      seals.map(({ hash }) => hash),
    ],
  );
};
