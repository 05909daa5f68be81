import { AppError } from '../platform/errors.ts';

/** So many pieces of heavy work at once; others wait in their order, and when too many wait the next is refused. */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = waiting;
  }

  /** Does the work when its turn comes. Rejects with SERVER_PENUH, with the signal's reason while it waits, or with the work. */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.#running < this.#atOnce) this.#running++;
    else await this.#turn(signal);
    try {
      return await work();
    } finally {
      // The place goes straight to who waits longest, so that nobody slips in between.
      const [next] = this.#waiting;
      if (next) next();
      else this.#running--;
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#waiting.size >= this.#mostWaiting) throw new AppError('SERVER_PENUH');
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.delete(go);
        reject(signal.reason);
      };
      const go = (): void => {
        this.#waiting.delete(go);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.add(go);
    });
  }
}
