import type { ScaleReading } from '@kadar/domain/scale.ts';

/** So little is an empty scale, in mg. */
export const EMPTY_MG = 10;
/** Two figures of one load differ by no more, in mg. */
export const DRIFT_MG = 5;
/** A scale that was silent for longer, in ms, speaks of another load, though it may weigh the same. */
const SILENT_MS = 2_000;

/**
 * Of several scales at one till the one whose load changed last: the later reading wins, and what another goes on saying of what still lies on it is no
 * later one (modules-2 §3 rule 9).
 */
export class LaterScale<S> {
  readonly #said = new Map<S, { mg: number | null; at: number }>();
  #last: S | undefined;

  /** Whether what this scale says is what counts now. */
  hears(scale: S, reading: ScaleReading, now: number): boolean {
    const noise = !reading.ok && reading.reason === 'UNREADABLE';
    if (!noise && (this.#last === undefined || this.#changed(scale, reading.mg, now))) this.#last = scale;
    if (!noise) this.#said.set(scale, { mg: reading.mg, at: now });
    return this.#last === undefined || this.#last === scale;
  }

  /** It is gone: whichever speaks next is the one. */
  forget(scale: S): void {
    this.#said.delete(scale);
    if (this.#last === scale) this.#last = undefined;
  }

  #changed(scale: S, mg: number | null, now: number): boolean {
    const before = this.#said.get(scale);
    // An overload has no figure.
    const [is, was] = [mg ?? Number.POSITIVE_INFINITY, before?.mg ?? (before ? Number.POSITIVE_INFINITY : 0)];
    if (is <= EMPTY_MG && was <= EMPTY_MG) return false;
    if (before && now - before.at > SILENT_MS) return true;
    return is !== was && Math.abs(is - was) > DRIFT_MG;
  }
}
