import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { sealChains } from './seal.ts';

const EVERY_MS = 2_000;

/** Seals beside the calls, all the time; of several servers whichever comes first. What fails is tried again at the next turn. */
export class Sealer {
  readonly #db: Pick<Database, 'privileged'>;
  readonly #log: FastifyBaseLogger;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(db: Pick<Database, 'privileged'>, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#turn = this.#seal();
    }, EVERY_MS);
  }

  async #seal(): Promise<void> {
    try {
      await sealChains(this.#db.privileged, this.#stopping.signal);
    } catch (error) {
      this.#log.warn({ err: error }, 'sealing');
    }
    if (!this.#stopping.signal.aborted) this.start();
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#turn;
  }
}
