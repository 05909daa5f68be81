import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Tx } from './database/database.ts';
import { sql } from './database/sql.ts';

/** Folders of the store, as the spec names them below the shop's root [spec B §7]. */
export type Folder = 'foto_produk' | 'logo' | 'member';
const PATH = /^[a-z_]+\/[A-Za-z0-9._/-]{1,120}$/;

/** Shared by transactions that change files, exclusive while a backup fixes its view of rows and files. */
export const FILES_LOCK = 7_241_004;

/** Before a transaction changes a file whose row it writes: no backup then sees the one without the other. */
export const holdFiles = async (tx: Tx): Promise<void> => {
  await tx.rows(sql`select pg_advisory_xact_lock_shared(${FILES_LOCK})`);
};

/** Pictures and papers that belong to rows; a local folder, paths checked so that none leaves it. */
export class FileStore {
  readonly #disk: Disk;
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    this.#disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  }

  /**
   * Written beside its place, and renamed when it is on disk: a crash leaves the old file or the new one, never half of
   * one, and who has the old one open (a backup) keeps it. The disk's own move() copies, so it is not used here.
   */
  async put(path: string, bytes: Uint8Array): Promise<void> {
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

  /** Undefined when there is no such file. */
  async get(path: string): Promise<Uint8Array | undefined> {
    return (await this.#disk.exists(check(path))) ? this.#disk.getBytes(path) : undefined;
  }

  async remove(path: string): Promise<void> {
    await this.#disk.delete(check(path));
  }
}

const check = (path: string): string => {
  if (!PATH.test(path) || path.includes('..')) throw new Error(`bad file path ${path}`);
  return path;
};
