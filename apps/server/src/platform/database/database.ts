import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { AppError } from '../errors.ts';
import { isConnectionError, isPgError, isRetryable, mapDatabaseError } from './errors.ts';
import { keepText, letGo } from './kept-texts.ts';
import { LOCKS } from './locks.ts';
import { createPool, pgTypes } from './pool.ts';
import { type Query, type Statement, toStatement, toText } from './sql.ts';

/** Whose rows a transaction sees: one shop's code, or '*' for reading across shops at head office. */
export interface Scope {
  toko: string;
}

/** A running transaction: every write of the product takes one (style rule 6). */
export interface Tx {
  readonly scope: Scope;
  /** What it asked with its opening; undefined where there is none of it. */
  readonly asked: unknown;
  rows<T>(query: Query<T>): Promise<T[]>;
  /** The first row, if there is one. */
  maybe<T>(query: Query<T>): Promise<T | undefined>;
  one<T>(query: Query<T>): Promise<T>;
  /** The same of a text of the door, of which a connection keeps some and no more (KEPT_TEXTS). */
  oneOfDoor<T>(statement: Statement): Promise<T>;
  /** Number of rows a statement changed. */
  execute(query: Query<unknown>): Promise<number>;
  /** A statement that a library composed (job queue). */
  raw(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
  /** Runs once the commit is known to have happened; its failure does not undo anything. */
  afterCommit(work: () => void): void;
  /** Whether balances are held beside others: what is taken must be little of them (PLENTY), else NotPlenty is thrown. */
  readonly besideOthers: boolean;
  /** Runs once the transaction was taken back: undoes what no database can. */
  afterRollback(work: () => void): void;
  /** What is held until the end, as the calls that took it. */
  readonly held: Set<string>;
}

const SQLSTATE = /^[0-9A-Z]{5}$/;
const SCOPE = /^([A-Z0-9]{3}|\*)$/;
const MAX_TRIES = 5;
const RETRY_MS = 25;

class Transaction implements Tx {
  readonly scope: Scope;
  readonly besideOthers: boolean;
  readonly held: Set<string>;
  readonly #client: pg.PoolClient;
  readonly #after: (() => void)[] = [];
  readonly #undo: (() => void)[] = [];
  asked: unknown;
  roundTrips = 0;

  constructor(client: pg.PoolClient, scope: Scope, besideOthers: boolean, held: readonly string[]) {
    this.#client = client;
    this.scope = scope;
    this.besideOthers = besideOthers;
    this.held = new Set(held);
  }

  async rows<T>(query: Query<T>): Promise<T[]> {
    return (await this.#run(toStatement(query))).rows as T[];
  }

  async maybe<T>(query: Query<T>): Promise<T | undefined> {
    return (await this.rows(query))[0];
  }

  async one<T>(query: Query<T>): Promise<T> {
    const row = await this.maybe(query);
    if (row === undefined) throw new Error('a row was expected');
    return row;
  }

  async oneOfDoor<T>(statement: Statement): Promise<T> {
    const [row] = (await this.#run(statement)).rows as T[];
    keepText(this.#client, statement.name);
    if (row === undefined) throw new Error('a row was expected');
    return row;
  }

  async execute(query: Query<unknown>): Promise<number> {
    return (await this.#run(toStatement(query))).rowCount ?? 0;
  }

  async raw(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    this.roundTrips++;
    return this.#client.query(text, values);
  }

  afterCommit(work: () => void): void {
    this.#after.push(work);
  }

  afterRollback(work: () => void): void {
    this.#undo.push(work);
  }

  committed(): void {
    for (const work of this.#after) work();
  }

  rolledBack(): void {
    for (const work of this.#undo) work();
  }

  async #run(statement: Statement): Promise<pg.QueryResult> {
    this.roundTrips++;
    return this.#client.query(statement);
  }
}

/**
 * A balance by what it is made of and whose it is: of a shop's code, a deposit's number, a member's, `shop/kind/key` of a thing in bulk, or a shipment's number.
 * PANGGILAN is the line of calls without a key, before all else. FILES are the pictures of the store, held against a backup's look, NOTA a nota that lines are bought of, held against its reversal.
 * BARANG is a piece that is about to be kept or let go, SIMPANAN what a deposit or an order keeps beside its money, each by `shop/barcode` or `shop/number`.
 */
export interface Spending {
  what: (typeof SPENT)[number];
  of: string;
  /** Held beside others who say so too, as long as there is far more than each of them takes (PLENTY). */
  plenty?: true;
}

/**
 * Who holds a balance beside others may take a part of it that so many could take at once: more than there are connections
 * (cluster.ts, max_connections), so that all of them together leave something. Whoever wants more holds it alone.
 */
export const PLENTY = 256;

/** What is spent beside others is not plenty: the transaction begins again, holding its balances alone. */
export class NotPlenty extends Error {}
const SPENT = [
  'PANGGILAN',
  'CASH',
  'TITIPAN',
  'MEMBER',
  'SUPPLIER',
  'MASSA',
  'KIRIMAN',
  'FILES',
  'NOTA',
  'SIMPANAN',
  'BARANG',
] as const;

/** What only reads may ask for: it holds and spends nothing. */
export interface ReadOptions {
  /** One consistent view for several reads. */
  snapshot?: boolean;
  /** Keeps the plans of its statements although it posts nothing: for the same few all day, as a posting has them. */
  keepsPlans?: boolean;
  /** Told how many round trips the transaction took, commit included. */
  onRoundTrips?: (count: number) => void;
}

export interface TransactionOptions extends ReadOptions {
  /**
   * Held until the end of the transaction, taken before its first look at the data: 'shared' by everything that posts
   * into the shop's business day, 'exclusive' by what opens or closes it. No row is written, so tills do not wait for each other.
   */
  day?: 'shared' | 'exclusive';
  /** Balances that are about to be spent, held until the end; taken with the opening too, in one order for everybody. */
  spends?: readonly Spending[];
  /** A row that is read with the opening: of what never changes, since it may be read before all is held. Without parameters. */
  asks?: Query<unknown>;
  /** When the documents of this transaction happened, instead of now: the demo's history, and tests. */
  at?: Date;
}

const lockCall = ({ what, of, plenty }: Spending, beside: boolean): string => {
  if (what === 'FILES') return `pg_advisory_xact_lock_shared(${LOCKS.FILES})`;
  const name = pg.escapeLiteral(of);
  if (what === 'NOTA') return `kadar_kunci_nota(array[${name}])`;
  if (what === 'BARANG' || what === 'SIMPANAN') {
    // A barcode may have strokes of its own.
    const end = of.indexOf('/');
    const [toko, kunci] = [of.slice(0, end), of.slice(end + 1)].map((part) => pg.escapeLiteral(part));
    return `kadar_kunci_${what.toLowerCase()}(${toko}, ${kunci})`;
  }
  const lock = beside && plenty ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  return `${lock}(${LOCKS[what]}, hashtext(${name}))`;
};

/** Each once: the cash of a shop, deposits, the points of a member, things in bulk; each kind by its names. Nobody waits in a ring. */
const lockCalls = (spends: readonly Spending[], beside = false): string[] => {
  const calls = spends
    .toSorted((a, b) => SPENT.indexOf(a.what) - SPENT.indexOf(b.what) || (a.of < b.of ? -1 : 1))
    .map((spending) => lockCall(spending, beside));
  return [...new Set(calls)];
};

/** The same inside a transaction that runs already, in one message; what it holds since its opening costs nothing. */
export const holdSpending = async (tx: Tx, spends: readonly Spending[]): Promise<void> => {
  const calls = lockCalls(spends).filter((call) => !tx.held.has(call));
  if (calls.length === 0) return;
  await tx.raw(calls.map((call) => `select ${call}`).join('; '), []);
  for (const call of calls) tx.held.add(call);
};

const beginOf = ({ snapshot }: ReadOptions, reads: boolean): string => {
  if (snapshot) return 'begin isolation level repeatable read read only';
  return reads ? 'begin read only' : 'begin';
};

/** Everything before the first statement in one round trip; the shop's code is checked for its shape, other names are quoted. */
const opening = (
  { toko }: Scope,
  { day, keepsPlans = day !== undefined, asks, at }: TransactionOptions,
  locks: readonly string[],
  begin: string,
): string => {
  const lock = day === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  const steps = [begin, `set local kadar.toko = '${toko}'`];
  if (at) steps.push(`set local kadar.now = '${at.toISOString()}'`);
  // A posting command runs the same few large statements all day: planning them anew each time would cost more than running them.
  if (keepsPlans) steps.push('set local plan_cache_mode = force_generic_plan');
  if (day) steps.push(`select ${lock}(${LOCKS.DAY}, hashtext('${toko}'))`);
  for (const call of locks) steps.push(`select ${call}`);
  if (asks) steps.push(toText(asks));
  return steps.join('; ');
};

/** A failure on a connection that then proves dead is the outage, however it showed itself first; a refusal of ours stands. */
const outage = (error: unknown): unknown =>
  isPgError(error) && SQLSTATE.test(error.code) && !isRetryable(error) && !isConnectionError(error)
    ? new AppError('GANGGUAN_DATABASE', {}, { cause: error })
    : error;

/** Where the product signs in, and where the owner of everything does. */
export interface DatabaseAddresses {
  url: string;
  ownerUrl: string;
}

/** The database as the product sees it: scoped transactions under the unprivileged role. */
export class Database {
  readonly url: string;
  readonly ownerUrl: string;
  readonly #pool: pg.Pool;
  /** For what reads long: however many wait there, a till has its own. */
  readonly #longPool: pg.Pool;
  #privileged: pg.Pool | undefined;

  /** So many connections for calls, and apart from them so many for long reads (reports, exports). */
  constructor({ url, ownerUrl }: DatabaseAddresses, sizes: { calls: number; longReads: number }) {
    this.url = url;
    this.ownerUrl = ownerUrl;
    this.#pool = createPool(url, { size: sizes.calls, privileged: false, name: 'kadar' });
    this.#longPool = createPool(url, { size: sizes.longReads, privileged: false, name: 'kadar-laporan' });
  }

  /** Runs work in one transaction in a scope; repeats it when the database asks for that. Throws AppError for what a user can be told. */
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    return this.#repeated(scope, work, options, false);
  }

  /** The same for work that only reads, which a replica could do: the database refuses whatever it would write or hold. */
  read<T>(scope: Scope, work: (tx: Tx) => Promise<T>, options: ReadOptions = {}): Promise<T> {
    return this.#repeated(scope, work, options, true);
  }

  async #repeated<T>(
    scope: Scope,
    work: (tx: Tx) => Promise<T>,
    options: TransactionOptions,
    reads: boolean,
  ): Promise<T> {
    let beside = options.spends?.some(({ plenty }) => plenty) ?? false;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(scope, work, options, { beside, reads });
      } catch (error) {
        if (beside && error instanceof NotPlenty) {
          beside = false;
          continue;
        }
        if (!isRetryable(error) || attempt === MAX_TRIES) throw mapDatabaseError(error);
        // Those who got in each other's way do not start again in the same step.
        await setTimeout(Math.random() * RETRY_MS * attempt);
      }
    }
  }

  async #attempt<T>(
    scope: Scope,
    work: (tx: Tx) => Promise<T>,
    options: TransactionOptions,
    { beside, reads }: { beside: boolean; reads: boolean },
  ): Promise<T> {
    if (!SCOPE.test(scope.toko)) throw new Error('a transaction needs a scope');
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    let committed = false;
    const locks = lockCalls(options.spends ?? [], beside);
    const tx = new Transaction(client, scope, beside, locks);
    try {
      // What begins with a snapshot of its own takes no other statement before it, and what only reads comes by no door.
      const gone = reads || options.snapshot ? [] : letGo(client);
      const opened = await client.query(
        [...gone, opening(scope, options, locks, beginOf(options, reads))].join('; '),
      );
      // The driver answers a message of several statements with all of their results.
      if (options.asks) tx.asked = (opened as unknown as pg.QueryResult[]).at(-1)?.rows[0];
      const result = await work(tx);
      await client.query('commit');
      committed = true;
      options.onRoundTrips?.(tx.roundTrips + 2);
      tx.committed();
      return result;
    } catch (error) {
      // What follows a commit undoes nothing.
      if (committed) throw error;
      broken = await this.#rollback(client, error);
      // A line that broke may have carried the commit through.
      if (!isConnectionError(error)) tx.rolledBack();
      throw broken ? outage(error) : error;
    } finally {
      client.release(broken);
    }
  }

  async #rollback(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
    if (isConnectionError(error)) return error as Error;
    try {
      await client.query('rollback');
      return undefined;
    } catch (rollbackError) {
      return rollbackError as Error;
    }
  }

  /** Rows of one query as they come, a batch at a time, inside a scope; the connection is freed when the reader stops. */
  async *batches<T>(scope: Scope, query: Query<T>, batch = 500): AsyncGenerator<T[]> {
    if (!SCOPE.test(scope.toko)) throw new Error('a transaction needs a scope');
    const { text, values } = toStatement(query);
    const client = await this.#longPool.connect().catch((error: unknown) => {
      throw mapDatabaseError(error);
    });
    let done = false;
    try {
      await client.query(`begin read only; set local kadar.toko = '${scope.toko}'`);
      const cursor = client.query(new Cursor<T>(text, values, { types: pgTypes }));
      let next = cursor.read(batch);
      for (;;) {
        const rows = await next;
        if (rows.length === 0) break;
        // PostgreSQL works on the next batch while the reader works on this one; a failure is met when it is awaited.
        next = cursor.read(batch);
        next.catch(() => undefined);
        yield rows;
      }
      await cursor.close();
      await client.query('commit');
      done = true;
    } catch (error) {
      throw mapDatabaseError(error);
    } finally {
      // After a failure, or for a reader that stops early, the connection goes: closing a cursor on a dead one never ends.
      client.release(!done);
    }
  }

  /** The same, row by row. */
  async *stream<T>(scope: Scope, query: Query<T>, batch = 500): AsyncGenerator<T> {
    for await (const rows of this.batches(scope, query, batch)) yield* rows;
  }

  /** Connections of the owner: migrations, sealing, backup and verification only. */
  get privileged(): pg.Pool {
    this.#privileged ??= createPool(this.ownerUrl, { size: 4, privileged: true, name: 'kadar-maintenance' });
    return this.#privileged;
  }

  /** A connection that listens to a channel for as long as it lives; the caller reconnects. */
  async listener(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'kadar-listen' });
    // Before the caller can listen for it: a line that breaks as soon as it is made would end the process.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async ping(): Promise<void> {
    await this.#pool.query('select 1');
  }

  get load(): { total: number; idle: number; waiting: number } {
    return { total: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#pool.waitingCount };
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#longPool.end(), this.#privileged?.end()]);
  }
}
