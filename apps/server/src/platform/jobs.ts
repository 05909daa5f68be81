import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { Sealer } from './chain/sealer.ts';
import type { Config } from './config.ts';
import type { Database, Tx } from './database/database.ts';
import { LOCKS } from './database/locks.ts';
import { sql } from './database/sql.ts';

interface Parts {
  db: Database;
  log: FastifyBaseLogger;
  config: Config;
}

/** Work that happens beside the calls, in one process of all, retried when it fails. */
export interface Job {
  name: string;
  /** When it runs by itself, as cron in the shop's time zone. */
  cron?: string;
  /** Runs when a server starts, too: what waited while none stood. */
  atStart?: boolean;
  run(parts: Parts, data: Record<string, unknown>): Promise<void>;
  /** Ends what it does beside its runs, while the database is still open. */
  stop?(): Promise<void>;
}

const KEEP_ANSWERS_DAYS = 30;

/** The platform's own; modules add theirs with `add`. */
const JOBS: readonly Job[] = [
  {
    name: 'housekeeping',
    cron: '17 3 * * *',
    run: ({ db }) =>
      db.transaction({ toko: '*' }, async (tx) => {
        await tx.execute(
          sql`delete from idempotency where at < now() - make_interval(days => ${KEEP_ANSWERS_DAYS})`,
        );
        await tx.execute(sql`delete from panggilan_terakhir where at < now() - interval '1 day'`);
        await tx.execute(sql`delete from sessions where expires_at < now() - interval '30 days'`);
        await tx.execute(sql`delete from login_attempts where at < now() - interval '30 days'`);
      }),
  },
];

/** Were jobs of older versions; their schedules would go on filling a queue that nobody works on. */
const RETIRED = ['seal-chains'];

/** pg-boss in the same database, and beside it the sealer, whose turns are shorter than a queue's. A job queued in a transaction exists only if that transaction commits (outbox). */
export class Jobs {
  readonly #parts: Parts;
  readonly #boss: PgBoss;
  readonly #sealer: Sealer;
  readonly #jobs: Job[] = [...JOBS];
  #running = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#boss = new PgBoss({ connectionString: parts.db.ownerUrl, application_name: 'kadar-jobs', max: 4 });
    this.#sealer = new Sealer(parts.db, parts.log);
    this.#boss.on('error', (error) => parts.log.warn({ err: error }, 'job queue'));
  }

  /** A module's own work; before start(). */
  add(job: Job): void {
    this.#jobs.push(job);
  }

  /** Whether this process works on the queue, and so may put something into it. */
  get running(): boolean {
    return this.#running;
  }

  async start(): Promise<void> {
    await this.#boss.start();
    await this.#openQueue();
    for (const { name, cron, atStart, run } of this.#jobs) {
      await this.#boss.createQueue(name);
      await this.#boss.work<Record<string, unknown>>(name, async (jobs) => {
        for (const { data } of jobs) await run(this.#parts, data ?? {});
      });
      if (cron) await this.#boss.schedule(name, cron, {}, { tz: this.#parts.config.timeZone });
      if (atStart) await this.#boss.send(name, {});
    }
    for (const name of RETIRED) await this.#boss.unschedule(name);
    this.#sealer.start();
    this.#running = true;
  }

  /** Commands put jobs into the queue under the unprivileged role. One server after the other: PostgreSQL refuses grants at once. */
  async #openQueue(): Promise<void> {
    await this.#parts.db.privileged.query(
      `begin; select pg_advisory_xact_lock(${LOCKS.QUEUE_GRANTS}); grant usage on schema pgboss to kadar_app; grant select, insert, update on all tables in schema pgboss to kadar_app; grant execute on all functions in schema pgboss to kadar_app; commit`,
    );
  }

  /** Queues a job with the caller's transaction: it leaves after commit, or not at all (style rule 8). */
  async enqueue(tx: Tx, name: string, data: Record<string, unknown>, startAfter?: Date): Promise<void> {
    await this.#boss.send(name, data, {
      ...(startAfter && { startAfter }),
      db: { executeSql: (text, values) => tx.raw(text, values ?? []) },
    });
  }

  async close(): Promise<void> {
    for (const job of this.#jobs) await job.stop?.();
    await this.#sealer.close();
    await this.#boss.stop({ graceful: true, timeout: 5_000 });
  }
}
