import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';

/** Lines remembered at once; beyond it those whose time is over are forgotten, then the oldest. */
const LINES_KEPT = 20_000;

/** Counts calls without a session by whom they come from, in this process: so many in a window, then none until it ends. */
export class RateLimit {
  readonly #clock: Clock;
  readonly #most: number;
  readonly #windowMs: number;
  readonly #lines = new Map<string, { count: number; until: number }>();

  constructor(clock: Clock, most: number, windowMs: number) {
    this.#clock = clock;
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Counts one call. Throws TERLALU_BANYAK_PERCOBAAN with the seconds to wait. */
  count(line: string): void {
    const now = this.#clock.now().getTime();
    const known = this.#lines.get(line);
    const current = known && known.until > now ? known : { count: 0, until: now + this.#windowMs };
    current.count += 1;
    this.#lines.delete(line);
    this.#lines.set(line, current);
    this.#forget(now);
    if (current.count > this.#most)
      throw new AppError('TERLALU_BANYAK_PERCOBAAN', { detik: Math.ceil((current.until - now) / 1000) });
  }

  #forget(now: number): void {
    if (this.#lines.size <= LINES_KEPT) return;
    for (const [line, { until }] of this.#lines) if (until <= now) this.#lines.delete(line);
    for (const line of this.#lines.keys()) {
      if (this.#lines.size <= LINES_KEPT) return;
      this.#lines.delete(line);
    }
  }
}
