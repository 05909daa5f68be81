import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import type { FileStore } from '../files.ts';
import { OperatorError } from '../operator-error.ts';
import { filesIn, type StoredFile } from './files-view.ts';

/** Requests under way at a time. */
const AT_ONCE = 8;

const eachOf = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const left = all.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of left) await work(one);
    }),
  );
};

/**
 * Copies every file that the snapshot's rows name from the service into a folder; one that is gone is left out, as
 * verify tells. The caller holds uploads off meanwhile: here a file cannot be linked and read later.
 */
export const fetchFiles = async (
  client: pg.ClientBase,
  store: FileStore,
  view: string,
): Promise<StoredFile[]> => {
  await rm(view, { recursive: true, force: true });
  const { rows } = await client.query<{ path: string }>('select path from files order by path');
  const sizes = new Map<string, number>();
  await eachOf(rows, async ({ path }) => {
    const bytes = await store.get(path);
    if (!bytes) return;
    const target = join(view, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
    sizes.set(path, bytes.length);
  });
  return rows.flatMap(({ path }) => {
    const size = sizes.get(path);
    return size === undefined ? [] : [{ path, size }];
  });
};

/** Moves the files of a folder to the service: all of them, or none when one cannot be sent. */
export const sendFiles = async (store: FileStore, folder: string): Promise<void> => {
  const paths = await filesIn(folder);
  try {
    await eachOf(paths, async (path) => store.put(path, await readFile(join(folder, path))));
  } catch (error) {
    await eachOf(paths, (path) => store.remove(path));
    throw error;
  }
  await rm(folder, { recursive: true, force: true });
};

/** Throws unless the service's bucket has nothing in it. */
export const refuseUsedBucket = async (store: FileStore): Promise<void> => {
  if (!(await store.isEmpty()))
    throw new OperatorError('Bucket KADAR_S3_BUCKET sudah berisi berkas. Pulihkan ke bucket yang kosong.');
};
