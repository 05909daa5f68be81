import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { niksIn, searchedIn } from '../identity/nik-in-logs.ts';
import type { Vault } from '../identity/vault.ts';
import { type BlockTable, HASH_BYTES, hashesWith, readBlocks } from './blocks.ts';
import type { Finding } from './finding.ts';
import { blockPlace, inParts, rowPlace } from './reseal.ts';

interface Kept {
  kunci: string;
  isi: Buffer;
}
interface KeptRow extends Kept {
  id: string;
  kode_toko: string;
  action: string;
  before: unknown;
  after: unknown;
}
interface KeptBlock extends Kept {
  kode_toko: string;
  nomor: number;
}

const CHECK = 'the audit is what it was but for numbers of cards';

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], value);

/** A JSON with masks in these places. */
const masked = (value: unknown, maskings: ReturnType<typeof niksIn>): unknown => {
  const copy = structuredClone(value);
  for (const { path, nilai } of maskings)
    Object.assign(at(copy, path.slice(0, -1)) as object, { [path.at(-1) ?? '']: nilai });
  return copy;
};

/** Whether a row is what it was, with numbers of cards masked and nothing else changed. */
const isMaskOf = (row: KeptRow, was: Pick<KeptRow, 'before' | 'after'>): boolean =>
  isDeepStrictEqual(row.before, masked(was.before, niksIn(was.before))) &&
  isDeepStrictEqual(
    row.after,
    masked(was.after, [...niksIn(was.after), ...searchedIn(row.action, was.after)]),
  );

/** What the key opens, or why not: `foreign` is what another key sealed. */
const opener = (vault: Vault) => {
  let foreign = 0;
  const open = (kept: Kept, place: string): Buffer | undefined => {
    if (kept.kunci !== vault.id) {
      foreign += 1;
      return undefined;
    }
    try {
      return vault.unseal(kept, place);
    } catch {
      return Buffer.alloc(0);
    }
  };
  return { open, foreign: () => foreign };
};

/** The hashes that the rows had which were changed. */
const formerHashes = async (
  client: pg.ClientBase,
  open: ReturnType<typeof opener>['open'],
): Promise<{ hashes: Map<string, Buffer>; wrong: string[] }> => {
  const { rows } = await client.query<KeptRow>(
    `select s.id::text as id, s.kunci, s.isi, r.kode_toko, r.action, r.before, r.after
     from baris_semula s left join audit r using (id) where s.tabel = 'audit' order by s.id`,
  );
  const hashes = new Map<string, Buffer>();
  const wrong: string[] = [];
  for (const part of inParts(rows)) {
    const values = part.flatMap((row) => {
      const semula = open(row, rowPlace('audit', row.id))?.toString();
      if (semula === undefined) return [];
      if (semula === '' || !isMaskOf(row, JSON.parse(semula) as KeptRow))
        wrong.push(`${row.kode_toko} row ${row.id}`);
      return semula === '' ? [] : [{ id: row.id, semula }];
    });
    for (const [id, hash] of await hashesWith(client, 'audit', values)) hashes.set(id, hash);
  }
  return { hashes, wrong };
};

/** The blocks of one shop by their old hashes; tells those that do not follow from the old rows and each other. */
const brokenOf = async (
  client: pg.ClientBase,
  table: BlockTable,
  kept: readonly (KeptBlock & { former: Buffer })[],
  hashes: ReadonlyMap<string, Buffer>,
): Promise<{ broken: string[]; tip: string }> => {
  const [first] = kept;
  if (!first) return { broken: [], tip: '' };
  const { kode_toko } = first;
  const former = new Map(kept.map((block) => [block.nomor, block.former]));
  const { rows: before } = await client.query<{ hash: Buffer }>(
    'select hash from chain_blocks where tabel = $1 and kode_toko = $2 and nomor = $3',
    [table, kode_toko, first.nomor - 1],
  );
  let link = before[0]?.hash ?? Buffer.alloc(0);
  const broken: string[] = [];
  for await (const { nomor, ids, rows } of readBlocks(client, table, kode_toko, first.nomor)) {
    const was = former.get(nomor);
    if (!was) break;
    former.delete(nomor);
    const then = Buffer.from(rows);
    for (const [place, id] of ids.entries()) hashes.get(id)?.copy(then, place * HASH_BYTES);
    const [hash, linked] = [was.subarray(0, HASH_BYTES), was.subarray(HASH_BYTES)];
    if (!linked.equals(link) || !createHash('sha256').update(linked).update(then).digest().equals(hash))
      broken.push(`${kode_toko} block ${nomor}`);
    link = hash;
  }
  broken.push(...[...former.keys()].map((nomor) => `${kode_toko} block ${nomor}`));
  return { broken, tip: `${kode_toko} #${kept.at(-1)?.nomor} ${Buffer.from(link).toString('hex')}` };
};

export interface FormerChain {
  findings: Finding[];
  notes: Finding[];
}

/**
 * With the key: proves that the blocks of the audit which were sealed anew are those of before, with numbers of cards masked
 * and nothing else changed. What another key sealed is only counted. Gives the old tips as notes, to be held against those on paper.
 */
export const verifyFormer = async (client: pg.ClientBase, vault: Vault): Promise<FormerChain> => {
  const { open, foreign } = opener(vault);
  const { hashes, wrong } = await formerHashes(client, open);
  const { rows } = await client.query<KeptBlock>(
    `select kode_toko, nomor, kunci, isi from blok_semula where tabel = 'audit' order by kode_toko, nomor`,
  );
  const kept = rows.flatMap((block) => {
    const former = open(block, blockPlace('audit', block.kode_toko, block.nomor));
    return former ? [{ ...block, former }] : [];
  });
  const notes: Finding[] = [];
  if (foreign() > 0) {
    const detail = `${foreign()} rows and seals of before are under another key, or were erased`;
    return { findings: [], notes: [{ check: CHECK, detail }] };
  }
  for (const shop of Map.groupBy(kept, ({ kode_toko }) => kode_toko).values()) {
    const { broken, tip } = await brokenOf(client, 'audit', shop, hashes);
    wrong.push(...broken);
    notes.push({ check: 'tip of the audit before numbers of cards were masked', detail: tip });
  }
  return { findings: wrong.map((detail) => ({ check: CHECK, detail })), notes };
};

/** Without the key: as many rows and blocks of before are kept as the audit says were sealed anew. */
export const FORMER_KEPT = `
  select 'of ' || (x.said ->> 'baris') || ' rows and ' || (x.said ->> 'blok') || ' blocks, ' || x.baris || ' and ' || x.blok || ' are kept' as detail
  from (
    select coalesce((select after from audit where action = 'reseal' and entity = 'audit' and entity_key = 'nik' and kode_toko = '*' limit 1),
        '{"baris": 0, "blok": 0}') as said,
      (select count(*) from baris_semula) as baris, (select count(*) from blok_semula) as blok) x
  where x.baris <> (x.said ->> 'baris')::int or x.blok <> (x.said ->> 'blok')::int`;
