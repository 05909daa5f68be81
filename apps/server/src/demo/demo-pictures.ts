import { createHash } from 'node:crypto';
import { KODE_PUSAT } from '@kadar/demo-data/places.ts';
import type { Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { FileStore } from '../platform/files.ts';
import { encodeJpeg, type Target } from '../platform/images/encode.ts';
import { DEMO_USER } from './seed-chain.ts';

export interface DemoPicture {
  path: string;
  size: number;
  sha256: Buffer;
}

/** Node has four threads for such work; the logins of new database connections wait for them too. */
const DRAWERS = 2;

/** Draws for each item, a few at a time; results in the order of the items. Throws the reason of `stopping`. */
export const drawEach = async <T, R>(
  items: readonly T[],
  stopping: AbortSignal,
  draw: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  const queue = items.entries();
  const drawer = async (): Promise<void> => {
    for (const [index, item] of queue) {
      stopping.throwIfAborted();
      results[index] = await draw(item);
    }
  };
  await Promise.all(Array.from({ length: DRAWERS }, drawer));
  return results;
};

/** 16 letters and digits, the same at every start. */
const nameFor = (folder: string, key: string): string =>
  createHash('sha256')
    .update(`${folder}/${key}`)
    .digest('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 16);

/** Where a drawing lies, known before it is drawn. */
export const pathOf = (folder: string, key: string): string =>
  `NSIPIC/${KODE_PUSAT}/${folder}/${nameFor(folder, key)}.jpg`;

/** Puts a drawing, as PNG, into the store, through the encoder that uploads go through. */
export const keepPicture = async (
  files: FileStore,
  png: Buffer,
  key: string,
  target: Target & { folder: string },
): Promise<DemoPicture> => {
  const { bytes } = await encodeJpeg(png, target);
  const path = pathOf(target.folder, key);
  await files.put(path, bytes);
  return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
};

export const addPictureRows = async (tx: Tx, pictures: readonly DemoPicture[]): Promise<void> => {
  for (const { path, size, sha256 } of pictures)
    await tx.execute(sql`
      insert into files (path, content_type, size, sha256, created_by) values (${path}, 'image/jpeg', ${size}, ${sha256}, ${DEMO_USER})`);
};
