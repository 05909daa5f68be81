import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';

interface Line {
  count: number;
  until: number;
}

const refuse = ({ until }: Line, now: number): never => {
  throw new AppError('TERLALU_BANYAK_PERCOBAAN', { detik: Math.ceil((until - now) / 1000) });
};

/** Lines remembered at once; beyond it those whose time is over are forgotten, then the oldest. */
const LINES_KEPT = 20_000;

/** Counts calls by whom they come from, in this process: so many in a window, then none until it ends. */
export class RateLimit {
  readonly #clock: Clock;
  readonly #most: number;
  readonly #windowMs: number;
  readonly #lines = new Map<string, Line>();

  constructor(clock: Clock, most: number, windowMs: number) {
    this.#clock = clock;
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Counts one call. Throws TERLALU_BANYAK_PERCOBAAN with the seconds to wait. */
  count(line: string): void {
    const now = this.#clock.now().getTime();
    const current = this.#current(line, now) ?? { count: 0, until: now + this.#windowMs };
    current.count += 1;
    this.#lines.delete(line);
    this.#lines.set(line, current);
    this.#forget(now);
    if (current.count > this.#most) refuse(current, now);
  }

  /** Throws the same where another call would be one too many, and counts none. */
  check(line: string): void {
    const now = this.#clock.now().getTime();
    const current = this.#current(line, now);
    if (current && current.count >= this.#most) refuse(current, now);
  }

  #current(line: string, now: number): Line | undefined {
    const known = this.#lines.get(line);
    return known && known.until > now ? known : undefined;
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
