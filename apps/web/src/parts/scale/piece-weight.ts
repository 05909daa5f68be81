import type { ScaleReading } from '@kadar/domain/scale.ts';
import { DRIFT_MG, EMPTY_MG } from './later-scale.ts';

/** An older figure is not on the scale any more (modules §6.1). */
export const FRESH_MS = 2_000;

export type NoPiece = 'NO_READING' | 'UNSTABLE' | 'EMPTY' | 'LIFT_FIRST' | 'DRIFTS';

/** One piece after the other on a scale: a weight counts when it is stable, fresh, holds still, and the scale was empty since the last one was taken. */
export class PieceWeight {
  #reading: ScaleReading | null = null;
  #at = 0;
  #drifts = false;
  #waits = false;

  note(reading: ScaleReading, now: number): void {
    const before = this.#reading;
    if (reading.ok && reading.mg <= EMPTY_MG) this.#waits = false;
    this.#drifts =
      reading.ok &&
      before?.ok === true &&
      now - this.#at <= FRESH_MS &&
      before.mg > EMPTY_MG &&
      Math.abs(reading.mg - before.mg) > DRIFT_MG;
    this.#reading = reading;
    this.#at = now;
  }

  /** The weight in mg that a tag would take now, or why there is none. */
  ready(now: number): number | NoPiece {
    const reading = this.#reading;
    if (!reading || now - this.#at > FRESH_MS) return 'NO_READING';
    if (!reading.ok) return 'UNSTABLE';
    if (reading.mg <= EMPTY_MG) return 'EMPTY';
    if (this.#waits) return 'LIFT_FIRST';
    return this.#drifts ? 'DRIFTS' : reading.mg;
  }

  take(now: number): number | NoPiece {
    const mg = this.ready(now);
    if (typeof mg === 'number') this.#waits = true;
    return mg;
  }

  /** What was taken did not become a tag: the same piece may be weighed again. */
  release(): void {
    this.#waits = false;
  }

  /** The cable went out: what was on the scale is not known any more; what was tagged still lies there. */
  forget(): void {
    this.#reading = null;
    this.#drifts = false;
  }
}

/** The same at a till with several scales: what was tagged still lies on its own, and the one that spoke last counts. */
export class PieceScales {
  readonly #pieces = new Map<number, PieceWeight>();
  #from = 1;
  #taken: PieceWeight | undefined;

  note(reading: ScaleReading, now: number, from: number): void {
    this.#from = from;
    this.#piece.note(reading, now);
  }

  ready(now: number): number | NoPiece {
    return this.#piece.ready(now);
  }

  take(now: number): number | NoPiece {
    this.#taken = this.#piece;
    return this.#taken.take(now);
  }

  release(): void {
    this.#taken?.release();
  }

  forget(): void {
    for (const piece of this.#pieces.values()) piece.forget();
  }

  get #piece(): PieceWeight {
    const piece = this.#pieces.get(this.#from) ?? new PieceWeight();
    this.#pieces.set(this.#from, piece);
    return piece;
  }
}
