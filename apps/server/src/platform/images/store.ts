import { createHash, randomInt } from 'node:crypto';
import type { Tx } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { holdFiles } from '../files.ts';
import type { Call } from '../http/call.ts';
import { type Encoded, encodeJpeg, type Target } from './encode.ts';

/** All below this folder may be shown without a session: the catalogue is for customers [spec B §7], so is a logo. */
const ROOT = 'NSIPIC';
const ADDRESS = '/api/v1/app/gambar/';
const PATH = /^NSIPIC\/[A-Z0-9]{3}\/[A-Z_]{2,20}\/[A-Za-z0-9]{16}\.jpg$/;
const NAME_LENGTH = 16;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 16 letters and digits that nobody guesses [spec A §9]. */
const randomName = (): string =>
  Array.from({ length: NAME_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A picture that lies elsewhere: never fetched by us, shown from there. */
const LINK = /^https:\/\/[^\s<>"']{1,500}$/;
export const isLink = (path: string): boolean => LINK.test(path);
export const addressOf = (path: string): string => (isLink(path) ? path : `${ADDRESS}${path}`);
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
export const isImagePath = (path: string): boolean => PATH.test(path);

/** The path that an address of ours stands for, whatever host it was read from; undefined for any other text. */
export const pathOf = (address: string): string | undefined => {
  const at = address.indexOf(ADDRESS);
  const path = at >= 0 ? address.slice(at + ADDRESS.length) : address;
  return PATH.test(path) ? path : undefined;
};

export interface Stored extends Encoded {
  path: string;
}

/**
 * Keeps a picture in the store: staged until a record of the same user's making claims it. Undone with the transaction,
 * so that a failed save leaves no file behind. Throws GAMBAR_TIDAK_SAH.
 */
export const stageImage = async (
  call: Call,
  tx: Tx,
  bytes: Buffer,
  target: Target & { folder: string },
): Promise<Stored> => {
  const encoded = await encodeJpeg(bytes, target);
  const path = `${ROOT}/${call.session.kode_toko}/${target.folder}/${randomName()}.jpg`;
  const { files } = call.kadar;
  await holdFiles(tx);
  tx.afterRollback(() => {
    files
      .remove(path)
      .catch((error: unknown) => call.request.log.warn({ err: error, path }, 'file left behind'));
  });
  await files.put(path, encoded.bytes);
  await tx.execute(sql`
    insert into files (path, content_type, size, sha256, created_by, staged)
    values (${path}, 'image/jpeg', ${encoded.bytes.length}, ${createHash('sha256').update(encoded.bytes).digest()}, ${call.session.user_id}, true)`);
  return { ...encoded, path };
};

/** Takes staged pictures into a record. Returns those that were not there to be taken by this user. */
export const claimImages = async (call: Call, tx: Tx, paths: readonly string[]): Promise<string[]> => {
  if (paths.length === 0) return [];
  const taken = await tx.rows<{ path: string }>(sql`
    update files set staged = false where path = any(${[...paths]}) and staged and created_by = ${call.session.user_id} returning path`);
  const found = new Set(taken.map(({ path }) => path));
  return paths.filter((path) => !found.has(path));
};

/** Removes pictures that no record shows any more: their rows now, their files once that is certain. */
export const dropImages = async (call: Call, tx: Tx, paths: readonly string[]): Promise<void> => {
  if (paths.length === 0) return;
  await holdFiles(tx);
  await tx.execute(sql`delete from files where path = any(${[...paths]})`);
  tx.afterCommit(() => {
    for (const path of paths)
      call.kadar.files
        .remove(path)
        .catch((error: unknown) => call.request.log.warn({ err: error, path }, 'file left behind'));
  });
};
