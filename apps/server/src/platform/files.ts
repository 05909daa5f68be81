import { randomUUID } from 'node:crypto';
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

  async put(path: string, bytes: Uint8Array): Promise<void> {
    // Written beside its place and moved into it whole: a crash leaves the old file or the new one, never half of one.
    const half = `${check(path)}.${randomUUID()}.part`;
    await this.#disk.put(half, bytes);
    await this.#disk.move(half, path);
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
