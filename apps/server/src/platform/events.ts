import type pg from 'pg';
import type { Database, Tx } from './database/database.ts';
import { sql } from './database/sql.ts';

/** What server processes and browsers tell each other after a commit. */
export interface KadarEvent {
  topic: string;
  /** The shop it concerns; '*' for all. */
  toko: string;
  /** The one user it is for, where it is for one. */
  user?: string;
  /** The one session it is for (its token's hash), where even the user's others must not hear it. */
  session?: string;
  /** For those who approve in this shop and at head office, and nobody else. */
  approvers?: true;
  data?: unknown;
}

type Listener = (event: KadarEvent) => void;
const CHANNEL = 'kadar';
const RETRY_MS = 1000;
/** PostgreSQL refuses a notification of 8000 bytes and more. */
const PAYLOAD_BYTES = 7900;

/** Carries events between processes through the database's own LISTEN/NOTIFY; a notification leaves with its commit. */
export class Events {
  readonly #db: Database;
  readonly #listeners = new Set<Listener>();
  #client: pg.Client | undefined;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  async start(): Promise<void> {
    const client = await this.#db.listener();
    client.on('notification', ({ payload }) => this.#deliver(payload ?? '{}'));
    this.#client = client;
    // Of a connection that was replaced meanwhile nothing more is wanted.
    const lost = (): void => {
      if (this.#client === client) this.#reconnect();
    };
    client.on('error', lost);
    client.on('end', lost);
    await client.query(`listen ${CHANNEL}`);
  }

  /**
   * Sends with the transaction's commit; nothing is heard of a rolled-back one. Data too large for a notification stays
   * at home: who hears of the change then asks for what changed.
   */
  async publish(tx: Tx, event: KadarEvent): Promise<void> {
    const { data: _left, ...bare } = event;
    const whole = JSON.stringify(event);
    const payload = Buffer.byteLength(whole) > PAYLOAD_BYTES ? JSON.stringify(bare) : whole;
    await tx.rows(sql`select pg_notify(${CHANNEL}, ${payload})`);
  }

  /** Sends at once, for what belongs to no transaction (progress of a download). */
  async send(event: KadarEvent): Promise<void> {
    await this.#db.transaction({ toko: '*' }, (tx) => this.publish(tx, event));
  }

  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #deliver(payload: string): void {
    const event = JSON.parse(payload) as KadarEvent;
    for (const listener of this.#listeners) listener(event);
  }

  // What was said while the line was cut is lost: subscribers drop what they keep, as 'reconnected' tells them.
  #reconnect(): void {
    if (this.#closed || this.#retry) return;
    this.#client = undefined;
    this.#retry = setTimeout(async () => {
      this.#retry = undefined;
      try {
        await this.start();
        this.#deliver(JSON.stringify({ topic: 'reconnected', toko: '*' } satisfies KadarEvent));
      } catch {
        this.#reconnect();
      }
    }, RETRY_MS);
  }
}
