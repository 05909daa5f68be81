import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Vault } from '../identity/vault.ts';
import { type BlockTable, readBlocks } from './blocks.ts';
import { witnessAnew } from './witness.ts';

/** What the old values of a row, and the old hashes of a block, are encrypted for. */
export const rowPlace = (tabel: string, id: string): string => `${tabel} ${id}`;
export const blockPlace = (tabel: string, kode_toko: string, nomor: number): string =>
  `blok ${tabel} ${kode_toko} ${nomor}`;

/** A row of a chain that is about to be changed, and its columns of now as JSON. */
export interface Former {
  id: string;
  kode_toko: string;
  semula: string;
}

const PART = 1_000;
export const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / PART) }, (_, at) => all.slice(at * PART, (at + 1) * PART));

/** Keeps what rows said, encrypted; before they are changed. */
export const keepFormer = async (
  client: pg.ClientBase,
  vault: Vault,
  tabel: BlockTable,
  rows: readonly Former[],
): Promise<void> => {
  for (const part of inParts(rows)) {
    const sealed = part.map(({ id, semula }) => vault.seal(Buffer.from(semula), rowPlace(tabel, id)));
    await client.query(
      `insert into baris_semula (tabel, id, kunci, isi) select $1, * from unnest($2::bigint[], $3::text[], $4::bytea[])`,
      [tabel, part.map(({ id }) => id), sealed.map(({ kunci }) => kunci), sealed.map(({ isi }) => isi)],
    );
  }
};

/** The first block of each shop that holds one of these rows. */
const firstBlocks = async (client: pg.ClientBase, tabel: BlockTable, ids: readonly string[]) =>
  (
    await client.query<{ kode_toko: string; nomor: number }>(
      `select b.kode_toko, min(b.nomor) as nomor from ${tabel} r
       join chain_blocks b on b.tabel = $1 and b.kode_toko = r.kode_toko and r.chain_pos >= b.pos_from and r.chain_pos < b.pos_to
       where r.id = any($2::bigint[]) group by b.kode_toko`,
      [tabel, ids],
    )
  ).rows;

interface Anew {
  nomor: number;
  hash_sebelum: Buffer;
  hash: Buffer;
  kunci: string;
  isi: Buffer;
}

const write = async (
  client: pg.ClientBase,
  tabel: BlockTable,
  kode_toko: string,
  blocks: readonly Anew[],
): Promise<void> => {
  const column = <K extends keyof Anew>(name: K): Anew[K][] => blocks.map((block) => block[name]);
  await client.query(
    `insert into blok_semula (tabel, kode_toko, nomor, kunci, isi) select $1, $2, * from unnest($3::int[], $4::text[], $5::bytea[])`,
    [tabel, kode_toko, column('nomor'), column('kunci'), column('isi')],
  );
  await client.query(
    `update chain_blocks b set hash_sebelum = x.hash_sebelum, hash = x.hash
     from unnest($3::int[], $4::bytea[], $5::bytea[]) as x(nomor, hash_sebelum, hash)
     where b.tabel = $1 and b.kode_toko = $2 and b.nomor = x.nomor`,
    [tabel, kode_toko, column('nomor'), column('hash_sebelum'), column('hash')],
  );
};

/**
 * Seals anew, after rows were changed, the blocks that hold them and those that follow, and keeps their old hashes
 * encrypted. In a transaction that holds the seal and has lifted the guard of `chain_blocks`. Gives how many they are.
 */
export const resealBlocks = async (
  client: pg.ClientBase,
  vault: Vault,
  tabel: BlockTable,
  ids: readonly string[],
): Promise<number> => {
  let count = 0;
  for (const { kode_toko, nomor: first } of await firstBlocks(client, tabel, ids)) {
    let before: Buffer | undefined;
    let part: Anew[] = [];
    for await (const { nomor, hash_sebelum, hash, rows } of readBlocks(client, tabel, kode_toko, first)) {
      const former = Buffer.concat([hash, hash_sebelum]);
      const { kunci, isi } = vault.seal(former, blockPlace(tabel, kode_toko, nomor));
      const linked = before ?? hash_sebelum;
      before = createHash('sha256').update(linked).update(rows).digest();
      part.push({ nomor, hash_sebelum: linked, hash: before, kunci, isi });
      count += 1;
      if (part.length === PART) {
        await write(client, tabel, kode_toko, part);
        part = [];
      }
    }
    await write(client, tabel, kode_toko, part);
  }
  await witnessAnew(client, tabel);
  return count;
};
