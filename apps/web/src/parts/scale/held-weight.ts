import type { ScaleReading } from '@kadar/domain/scale.ts';

/** A scale that sends without pause says something at least this often; an older figure is not on it any more. */
export const FRESH_MS = 3_000;
/** A scale with a print key says it once: so long it may be taken. */
export const PRINTED_FRESH_MS = 15_000;
/** A load has been changed for another when the figure went this far, in mg. */
const CHANGED_MG = 1_000;

/**
 * Which stable weight may be booked: a fresh one, and each load once, so that a second Enter does not give the next tray
 * the weight of the one that still lies there.
 */
export class HeldWeight {
  #reading: ScaleReading | null = null;
  #at = 0;
  #lines = 0;
  #taken: number | null = null;

  /** Noise of the line says nothing of the load; an overload says that it is another. */
  note(reading: ScaleReading, now: number): void {
    if (!reading.ok && reading.reason === 'UNREADABLE') return;
    const overload = !reading.ok && reading.reason === 'OVERLOAD';
    const moved =
      this.#taken !== null && reading.mg !== null && Math.abs(reading.mg - this.#taken) > CHANGED_MG;
    if (overload || moved) this.#taken = null;
    this.#lines = now - this.#at < FRESH_MS ? this.#lines + 1 : 1;
    this.#reading = reading;
    this.#at = now;
  }

  /** The weight in mg that a booking would take now, or null. */
  ready(now: number): number | null {
    const limit = this.#lines > 2 ? FRESH_MS : PRINTED_FRESH_MS;
    if (!this.#reading?.ok || now - this.#at > limit) return null;
    return this.#taken === null ? this.#reading.mg : null;
  }

  /** Whether the figure was booked already and still lies on the scale. */
  get taken(): boolean {
    return this.#taken !== null;
  }

  take(now: number): number | null {
    const mg = this.ready(now);
    if (mg !== null) this.#taken = mg;
    return mg;
  }

  /** The same load may be booked once more: another tray was chosen by hand, or the booking failed. */
  release(): void {
    this.#taken = null;
  }

  forget(): void {
    this.#reading = null;
    this.#lines = 0;
    this.#taken = null;
  }
}
