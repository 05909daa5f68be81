import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SebabCadangan } from '@kadar/contract/endpoints/kesehatan.ts';
import type { Config } from '../config.ts';
import { lacksSpace } from '../database/errors.ts';
import { openService } from '../files.ts';
import { errorCode } from '../postgres/errors.ts';

/** Where the server puts backups of its own: a folder, or a bucket of a service. */
export interface BackupPlace {
  /** Where a backup is written whole; none where it is written elsewhere first and then sent. */
  folder: string | undefined;
  /** Writes something and takes it away again. Throws what a backup would meet. */
  tryOut(): Promise<void>;
  /** Sends a file that is whole; it is there as a whole or not at all. */
  send(name: string, path: string): Promise<void>;
  /** Bytes of what lies there; undefined when there is none. */
  size(name: string): Promise<number | undefined>;
  fetch(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** What is wrong with a place before it is looked at. */
export type PlaceProblem = 'TEMPAT_TIDAK_SAH' | 'TEMPAT_DI_DATA' | 'TEMPAT_TANPA_KUNCI';

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9._/-]*))?$/;
const PROBE = 'kadar-coba';

const within = (folder: string, parent: string): boolean => {
  const way = relative(parent, folder);
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
};

/** Why a place cannot be one, by what is written of it alone. */
export const placeProblem = (
  tempat: string,
  { dataDir, backupS3 }: Pick<Config, 'dataDir' | 'backupS3'>,
): PlaceProblem | undefined => {
  const bucket = BUCKET.exec(tempat);
  if (bucket)
    return bucket[2]?.includes('..') ? 'TEMPAT_TIDAK_SAH' : backupS3 ? undefined : 'TEMPAT_TANPA_KUNCI';
  if (tempat.startsWith('s3:') || !isAbsolute(tempat)) return 'TEMPAT_TIDAK_SAH';
  return within(resolve(tempat), resolve(dataDir)) ? 'TEMPAT_DI_DATA' : undefined;
};

const inFolder = (folder: string): BackupPlace => ({
  folder,
  async tryOut() {
    const path = join(folder, `${PROBE}-${randomUUID()}`);
    try {
      await writeFile(path, 'kadar', { flag: 'wx' });
    } finally {
      await rm(path, { force: true });
    }
  },
  // It was written there, and is on disk.
  send: async () => undefined,
  size: async (name) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      (error) => {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      },
    ),
  async fetch(name, path) {
    await pipeline(createReadStream(join(folder, name)), createWriteStream(path, { mode: 0o600 }));
  },
  async remove(name) {
    await rm(join(folder, name), { force: true });
  },
});

const inBucket = async (
  bucket: string,
  prefix: string,
  s3: NonNullable<Config['backupS3']>,
): Promise<BackupPlace> => {
  const disk = await openService({ ...s3, bucket });
  const at = (name: string): string => [prefix.replace(/\/+$/, ''), name].filter(Boolean).join('/');
  const size = async (name: string): Promise<number | undefined> =>
    (await disk.exists(at(name))) ? (await disk.getMetaData(at(name))).contentLength : undefined;
  return {
    folder: undefined,
    async tryOut() {
      const key = at(`${PROBE}-${randomUUID()}`);
      await disk.put(key, 'kadar');
      await disk.delete(key);
    },
    async send(name, path) {
      const { size: contentLength } = await stat(path);
      await disk.putStream(at(name), createReadStream(path), { contentLength });
    },
    size,
    async fetch(name, path) {
      await pipeline(await disk.getStream(at(name)), createWriteStream(path, { mode: 0o600 }));
    },
    remove: (name) => disk.delete(at(name)),
  };
};

/** The place that placeProblem() finds nothing wrong with. */
export const openPlace = async (tempat: string, config: Pick<Config, 'backupS3'>): Promise<BackupPlace> => {
  const bucket = BUCKET.exec(tempat);
  if (!bucket) return inFolder(resolve(tempat));
  if (!config.backupS3) throw new Error('a bucket needs its key');
  return inBucket(bucket[1] ?? '', bucket[2] ?? '', config.backupS3);
};

const causesOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'NoSuchBucket', 'NotFound', 'ENOTFOUND']);
const CLOSED = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'AccessDenied',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'ECONNREFUSED',
  'ECONNRESET',
  'EIO',
]);

/** What people are told of why it failed. */
export const sebabOf = (error: unknown): SebabCadangan => {
  for (const cause of causesOf(error)) {
    const names = [errorCode(cause), cause.name, 'Code' in cause ? String(cause.Code) : ''];
    if (lacksSpace(cause) || names.includes('ENOSPC') || names.includes('EDQUOT')) return 'DISK_KECIL';
    if (names.includes('AbortError')) return 'TERPUTUS';
    if (names.some((name) => MISSING.has(name))) return 'TEMPAT_TIDAK_ADA';
    if (names.some((name) => CLOSED.has(name))) return 'TEMPAT_TERTUTUP';
  }
  return 'LAIN';
};
