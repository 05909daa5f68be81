import type { Database } from './database/database.ts';
import { sql } from './database/sql.ts';
import type { Events } from './events.ts';

/** Which shops there are, so that nobody acts for one that does not exist; kept until the list changes. */
export class Tokos {
  readonly #db: Database;
  #known = new Set<string>();

  constructor(db: Database, events: Events) {
    this.#db = db;
    events.subscribe(({ topic, data }) => {
      if (topic === 'reconnected' || (topic === 'master-changed' && data === 'tokos')) this.forget();
    });
  }

  forget(): void {
    this.#known = new Set();
  }

  /** Whether a shop is there and not deleted. One that is not known is looked up each time: it may have been added. */
  async has(kode_toko: string): Promise<boolean> {
    const known = this.#known;
    if (known.has(kode_toko)) return true;
    const found = await this.#db.transaction({ toko: '*' }, (tx) =>
      tx.maybe(sql`select 1 from tokos where kode_toko = ${kode_toko} and deleted_at is null`),
    );
    if (found) known.add(kode_toko);
    return found !== undefined;
  }
}
