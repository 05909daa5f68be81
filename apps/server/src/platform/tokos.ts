import type { Database } from './database/database.ts';
import { sql } from './database/sql.ts';
import type { Events } from './events.ts';

export interface Toko {
  type: 'TOKO' | 'PUSAT';
  /** The address of the server that the shop runs itself; empty when it lives in this database. */
  portal: string;
}

/** Which shops there are, so that nobody acts for one that does not exist; kept until the list changes. */
export class Tokos {
  readonly #db: Database;
  #known = new Map<string, Toko>();

  constructor(db: Database, events: Events) {
    this.#db = db;
    events.subscribe(({ topic, data }) => {
      if (topic === 'reconnected' || (topic === 'master-changed' && data === 'tokos')) this.forget();
    });
  }

  forget(): void {
    this.#known = new Map();
  }

  /** A shop that is there and not deleted. One that is not known is looked up each time: it may have been added. */
  async find(kode_toko: string): Promise<Toko | undefined> {
    const known = this.#known;
    const kept = known.get(kode_toko);
    if (kept) return kept;
    const found = await this.#db.transaction({ toko: '*' }, (tx) =>
      tx.maybe<Toko>(
        sql`select type, portal from tokos where kode_toko = ${kode_toko} and deleted_at is null`,
      ),
    );
    if (found) known.set(kode_toko, found);
    return found;
  }
}
