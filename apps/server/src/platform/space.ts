import { randomBytes } from 'node:crypto';
import type { Database } from './database/database.ts';
import { lacksSpace } from './database/errors.ts';
import type { FileStore } from './files.ts';
import { errorCode } from './postgres/errors.ts';

/** As much as a large picture, or a busy hour of a till. */
const PROBE_BYTES = 1024 * 1024;

type Place = 'database' | 'files';

/** Writes and takes it back; the table never exists for anyone else, and its pages are new ones. */
const writeToDatabase = async (db: Database, bytes: Buffer): Promise<void> => {
  const client = await db.privileged.connect();
  let failed = true;
  try {
    await client.query('begin; create table kadar_ruang (isi bytea)');
    await client.query('insert into kadar_ruang values ($1)', [bytes]);
    await client.query('rollback');
    failed = false;
  } finally {
    // A connection that goes takes its transaction with it.
    client.release(failed);
  }
};

/** Where a write found no space; the server is not ready until one finds it again. Each process has what it saw itself. */
export class Space {
  readonly #full = new Set<Place>();
  readonly #write: Readonly<Record<Place, (bytes: Buffer) => Promise<void>>>;
  #looking: Promise<void> | undefined;

  constructor(db: Database, files: FileStore) {
    this.#write = { database: (bytes) => writeToDatabase(db, bytes), files: (bytes) => files.tryOut(bytes) };
  }

  /** A call failed for want of space, and for this reason. */
  lacked(cause: unknown): void {
    this.#full.add(errorCode(cause) === '53100' ? 'database' : 'files');
  }

  /** Tries again where space was lacking. Throws when it still is. Who asks meanwhile gets the same answer. */
  check(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    for (const place of this.#full) {
      try {
        await this.#write[place](randomBytes(PROBE_BYTES));
      } catch (error) {
        if (!lacksSpace(error)) throw error;
        throw new Error(`no space left for the ${place}`, { cause: error });
      }
      this.#full.delete(place);
    }
  }
}
