import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Config } from './config.ts';
import type { Tx } from './database/database.ts';
import { LOCKS } from './database/locks.ts';
import { sql } from './database/sql.ts';
import { errorCode } from './postgres/errors.ts';

const PATH = /^[A-Za-z_]+\/[A-Za-z0-9._/-]{1,120}$/;

/** Before a transaction changes a file whose row it writes: no backup then sees the one without the other. */
export const holdFiles = async (tx: Tx): Promise<void> => {
  await tx.rows(sql`select pg_advisory_xact_lock_shared(${LOCKS.FILES})`);
};

/** Pictures and papers that belong to rows; paths are checked, so that none leaves the store. */
export class FileStore {
  readonly #disk: Disk;
  /** The local folder; undefined where a service keeps the files. */
  readonly folder: string | undefined;

  constructor(disk: Disk, folder?: string) {
    this.#disk = disk;
    this.folder = folder;
  }

  /**
   * In a folder, written beside its place and renamed when it is on disk: a crash leaves the old file or the new one,
   * never half of one, and who has the old one open (a backup) keeps it. The disk's own move() copies, so it is not used.
   */
  async put(path: string, bytes: Uint8Array): Promise<void> {
    if (this.folder === undefined) return this.#disk.put(check(path), bytes);
    const target = join(this.folder, check(path));
    const half = `${target}.${randomUUID()}.part`;
    await mkdir(dirname(target), { recursive: true });
    try {
      await writeFile(half, bytes, { flush: true });
      await rename(half, target);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }

  /** Writes into the folder and removes it again. Throws what a put() would; a service is not tried. */
  async tryOut(bytes: Uint8Array): Promise<void> {
    if (this.folder === undefined) return;
    const half = join(this.folder, `${randomUUID()}.part`);
    await mkdir(this.folder, { recursive: true });
    try {
      await writeFile(half, bytes, { flush: true });
    } finally {
      await rm(half, { force: true });
    }
  }

  /** Undefined when there is no such file. From a folder it is read here: the disk hands out memory around a short file. */
  async get(path: string): Promise<Uint8Array | undefined> {
    try {
      if (this.folder !== undefined) return await readFile(join(this.folder, check(path)));
      return (await this.#disk.exists(check(path))) ? await this.#disk.getBytes(path) : undefined;
    } catch (error) {
      // Removed between the two looks.
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(path: string): Promise<void> {
    await this.#disk.delete(check(path));
  }

  async isEmpty(): Promise<boolean> {
    if (this.folder !== undefined) return (await readdir(this.folder).catch(noneIfMissing)).length === 0;
    const { objects } = await this.#disk.listAll('/', { recursive: true });
    return [...objects].length === 0;
  }

  /** Removes everything, half-written files too: for who found the store empty before. */
  async clear(): Promise<void> {
    if (this.folder !== undefined) {
      const names = await readdir(this.folder).catch(noneIfMissing);
      for (const name of names) await rm(join(this.folder, name), { recursive: true, force: true });
      return;
    }
    // From the beginning each time: what was removed moves the pages.
    for (;;) {
      const { objects } = await this.#disk.listAll('/', { recursive: true });
      const keys = [...objects].flatMap((one) => (one.isFile ? [one.key] : []));
      if (keys.length === 0) return;
      for (const key of keys) await this.#disk.delete(key);
    }
  }

  /** The paths of everything below a folder of the store. */
  async *paths(prefix: string): AsyncGenerator<string> {
    let paginationToken: string | undefined;
    try {
      do {
        const page = await this.#disk.listAll(prefix, {
          recursive: true,
          ...(paginationToken && { paginationToken }),
        });
        // A service knows no folders, only how names begin: 'logo' is asked for, 'logo_lama/…' comes too.
        for (const one of page.objects) if (one.isFile && one.key.startsWith(`${prefix}/`)) yield one.key;
        ({ paginationToken } = page);
      } while (paginationToken);
    } catch (error) {
      // A folder that nothing was ever put into.
      if (!isMissing(error)) throw error;
    }
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  [errorCode(error), errorCode(error.cause)].some((code) => code === 'ENOENT' || code === 'ENOTDIR');

const noneIfMissing = (error: unknown): string[] => {
  if (isMissing(error)) return [];
  throw error;
};

/** The store of this installation: a folder of its data unless a service is configured. */
export const openFileStore = async (folder: string, s3: S3Config | undefined): Promise<FileStore> => {
  if (!s3) return new FileStore(new Disk(new FSDriver({ location: folder, visibility: 'private' })), folder);
  return new FileStore(await openService(s3));
};

/** A bucket of a service. */
export const openService = async (s3: S3Config): Promise<Disk> => {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = s3;
  const driver = new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    visibility: 'private',
    supportsACL: false,
    // Services other than AWS need not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new Disk(driver);
};

const check = (path: string): string => {
  if (!PATH.test(path) || path.includes('..')) throw new Error(`bad file path ${path}`);
  return path;
};
