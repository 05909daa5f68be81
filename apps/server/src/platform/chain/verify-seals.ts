import type pg from 'pg';
import { SEALED } from './sealed-columns.ts';
import {
  type Contents,
  FIRST_POS,
  PLAIN_TEXT,
  readContents,
  sealHash,
  type Thing,
  thingsBetween,
} from './things.ts';

interface Seal {
  no: string;
  pos: bigint;
  versi: number;
  jumlah: number;
  hash: Buffer;
}

/** So many seals are looked at together; their days lie close to each other. */
const WINDOW = 5_000;

/**
 * Recomputes every seal from the rows of its document, and looks for documents that were taken away, or slipped in, below
 * the last seal.
 */
export const verifySeals = async (client: pg.ClientBase): Promise<string[]> => {
  await client.query(PLAIN_TEXT);
  const { rows: shops } = await client.query<{ kode_toko: string }>(
    `select kode_toko from tokos union select '*' union select kode_toko from segel order by 1`,
  );
  const findings: string[] = [];
  for (const { kode_toko } of shops)
    for (let after = -1n, before: Buffer = Buffer.alloc(0); ; ) {
      const window = await readWindow(client, kode_toko, after);
      if (window.seals.length === 0) break;
      const found = await checkWindow(client, kode_toko, { after, before, ...window });
      findings.push(...found.map((text) => `${kode_toko} ${text}`));
      after = window.upTo;
      before = window.seals.at(-1)?.hash ?? before;
    }
  return findings;
};

interface Window {
  seals: Seal[];
  /** The last place of it. */
  upTo: bigint;
}

const SEALS = `select no, chain_pos::text as pos, versi, jumlah, hash from segel where kode_toko = $1`;

/** The next seals, places whole, and either all below FIRST_POS or all above. */
const readWindow = async (client: pg.ClientBase, toko: string, after: bigint): Promise<Window> => {
  const read = async (text: string, values: unknown[]): Promise<Seal[]> =>
    (
      await client.query<Omit<Seal, 'pos'> & { pos: string }>(`${SEALS} ${text} order by chain_pos, no`, [
        toko,
        ...values,
      ])
    ).rows.map((row) => ({ ...row, pos: BigInt(row.pos) }));
  const { rows } = await client.query<{ pos: string }>(
    'select chain_pos::text as pos from segel where kode_toko = $1 and chain_pos > $2 order by chain_pos limit $3',
    [toko, String(after), WINDOW],
  );
  const places = rows.map(({ pos }) => BigInt(pos));
  const [first] = places;
  let last = places.at(-1);
  if (first === undefined || last === undefined) return { seals: [], upTo: after };
  // What is old ends with its last place, so that an old document after it is one that slipped in.
  if (first < FIRST_POS && last >= FIRST_POS) last = FIRST_POS - 1n;
  return {
    seals: await read('and chain_pos > $2 and chain_pos <= $3', [String(after), String(last)]),
    upTo: last,
  };
};

const isKnown = ({ versi }: Seal): boolean => SEALED.every(({ versions }) => versi in versions);

const checkWindow = async (
  client: pg.ClientBase,
  toko: string,
  { after, before, seals, upTo }: Window & { after: bigint; before: Buffer },
): Promise<string[]> => {
  const things = await thingsIn(client, toko, after, upTo);
  const byNo = new Map(things.map((thing) => [thing.no, thing]));
  const contents = await contentsBySeal(client, toko, { seals, byNo });
  const sealed = new Set(seals.map(({ no }) => no));
  const found = things
    .filter(({ no }) => !sealed.has(no))
    .map(({ no }) => `${no}: was added, or its seal was removed`);
  // What the seal before should be, where that one alone was altered: its follower is not to blame.
  let meant = before;
  let stands = before;
  for (const seal of seals) {
    const content = contents.get(seal);
    const expected = content && sealHash(stands, { ...seal, ...content });
    const innocent =
      content && (expected?.equals(seal.hash) || sealHash(meant, { ...seal, ...content }).equals(seal.hash));
    if (!isKnown(seal)) found.push(`${seal.no}: its seal is of no known version`);
    else if (!content) found.push(`${seal.no}: is gone`);
    else if (!innocent)
      found.push(
        content.jumlah === seal.jumlah
          ? `${seal.no}: was altered, or the seals before it`
          : `${seal.no}: has ${content.jumlah} rows instead of ${seal.jumlah}`,
      );
    meant = expected ?? seal.hash;
    stands = seal.hash;
  }
  return found;
};

/** A window's range may lie across the border only between two of them. */
const thingsIn = async (
  client: pg.ClientBase,
  toko: string,
  after: bigint,
  upTo: bigint,
): Promise<Thing[]> => {
  if (upTo < FIRST_POS || after >= FIRST_POS - 1n) return thingsBetween(client, toko, { after, upTo });
  return [
    ...(await thingsBetween(client, toko, { after, upTo: FIRST_POS - 1n })),
    ...(await thingsBetween(client, toko, { after: FIRST_POS - 1n, upTo })),
  ];
};

const contentsBySeal = async (
  client: pg.ClientBase,
  toko: string,
  { seals, byNo }: { seals: readonly Seal[]; byNo: ReadonlyMap<string, Thing> },
): Promise<Map<Seal, Contents>> => {
  const found = new Map<Seal, Contents>();
  for (const [versi, own] of Map.groupBy(seals.filter(isKnown), (seal) => seal.versi)) {
    const things = own.flatMap(({ no }) => byNo.get(no) ?? []);
    const contents = await readContents(client, toko, { things, versi });
    for (const seal of own) {
      const content = contents.get(seal.no);
      if (content) found.set(seal, content);
    }
  }
  return found;
};
