import { AppError } from '../errors.ts';

export interface TurnLimits {
  /** Pieces of work that go on at once. */
  atOnce: number;
  /** Those that have begun, together and of one caller: who is not going on is between two slices. */
  begun: number;
  begunEach: number;
  /** Who waits to begin, together and of one caller; more are refused. */
  waiting: number;
  waitingEach: number;
  /** Milliseconds after which one who goes on makes room for another. */
  slice: number;
}

/** Of one who goes on: asked now and then by the work, it makes room when others wait and the slice is over. */
export type Pass = () => Promise<unknown>;

interface Place {
  who: string;
  begun: boolean;
  /** Milliseconds that this work has gone on. */
  used: number;
  since: number;
  go: () => void;
}

/**
 * So many pieces of heavy work at once; the others wait. Who has had least goes next, so that a short piece is soon over
 * beside long ones, and one caller's heap of work holds up nobody but himself.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting = new Set<Place>();
  readonly #begun = new Map<string, number>();
  #going = 0;
  #begunTotal = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Does the work when its turn comes. Rejects with SERVER_PENUH, with the signal's reason while it waits, or with the work. */
  async run<T>(who: string, work: (pass: Pass) => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const place: Place = { who, begun: false, used: 0, since: 0, go: () => undefined };
    if (this.#mayGo(place)) this.#enter(place);
    else {
      this.#refuseCrowd(who);
      await this.#wait(place, signal);
    }
    try {
      return await work(() => this.#pass(place, signal));
    } finally {
      this.#leave(place);
    }
  }

  #of(who: string): number {
    return this.#begun.get(who) ?? 0;
  }

  #mayGo({ who, begun }: Place): boolean {
    const { atOnce, begun: most, begunEach } = this.#limits;
    return this.#going < atOnce && (begun || (this.#begunTotal < most && this.#of(who) < begunEach));
  }

  #enter(place: Place): void {
    this.#going++;
    place.since = performance.now();
    if (place.begun) return;
    place.begun = true;
    this.#begunTotal++;
    this.#begun.set(place.who, this.#of(place.who) + 1);
  }

  /** Ends a place, whether it goes on or was given up while it waited for its next slice. */
  #leave(place: Place): void {
    if (!this.#waiting.delete(place)) this.#going--;
    this.#begunTotal--;
    const left = this.#of(place.who) - 1;
    if (left > 0) this.#begun.set(place.who, left);
    else this.#begun.delete(place.who);
    this.#callNext();
  }

  async #pass(place: Place, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const had = performance.now() - place.since;
    if (had < this.#limits.slice || this.#waiting.size === 0) return;
    place.used += had;
    this.#going--;
    const waits = this.#wait(place, signal);
    this.#callNext();
    await waits;
  }

  /** A place goes straight to the one whose turn it is, so that nobody slips in between. */
  #callNext(): void {
    let next: Place | undefined;
    for (const place of this.#waiting)
      if (this.#mayGo(place) && (!next || place.used < next.used)) next = place;
    if (!next) return;
    this.#waiting.delete(next);
    this.#enter(next);
    next.go();
  }

  #refuseCrowd(who: string): void {
    const waiting = [...this.#waiting].filter(({ begun }) => !begun);
    const mine = waiting.filter((place) => place.who === who);
    if (waiting.length >= this.#limits.waiting || mine.length >= this.#limits.waitingEach)
      throw new AppError('SERVER_PENUH');
  }

  #wait(place: Place, signal: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        // One that has begun is still to leave its place.
        if (!place.begun) this.#waiting.delete(place);
        reject(signal.reason);
      };
      place.go = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.add(place);
    });
  }
}
