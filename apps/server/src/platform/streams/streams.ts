import { availableParallelism } from 'node:os';
import { finished, Readable, type Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../auth/sessions.ts';
import { AppError } from '../errors.ts';
import { Spool } from './spool.ts';
import { type Pass, Turns } from './turns.ts';

/** Files painted at once, and those that have begun, each with a thread of up to 256 MB and a database connection. */
const PAINTING = Math.max(2, availableParallelism());
const PAINTERS = 6;
/** Short enough that a small file starts soon beside large ones, long enough that a painter gets somewhere. */
const SLICE_MS = 200;
/** Answers that are not yet read to their end, together and of one session; each may hold some megabytes of disk. */
const OPEN = 64;
const OPEN_EACH = 16;
/** A reader is behind who takes less than this in the time of patience while more lies ready, or lets the writer wait so long. */
const LEAST_BYTES = 64 * 1024;
const LOOK_MS = 500;

/** Who asked, and where the answer goes. */
export interface Asked {
  session: Pick<Session, 'tokenHash' | 'user_id'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface StreamOptions {
  /** Where answers wait for their readers once they are too large for memory. */
  folder: string;
  /** Reports that have begun, each with a database connection; a third of them go on at once. */
  places: number;
  /** Seconds that a reader may be behind. */
  patience: number;
  /** Told of each reader who was cut off. */
  onCut: () => void;
}

/**
 * Long answers. What makes one (a query, a painter) works at its own pace and is done when it is done; its reader takes
 * it out of a spool. So no reader, however slow, keeps a database connection or a painter from anybody.
 */
export class Streams {
  /** Reading the database for a report. */
  readonly #readers: Turns;
  /** Painting a file. */
  readonly #painters: Turns;
  readonly #options: StreamOptions;
  readonly #open = new Map<string, number>();
  #total = 0;
  #lastBatch: Promise<unknown> = Promise.resolve();

  constructor(options: StreamOptions) {
    this.#options = options;
    const { places } = options;
    this.#readers = new Turns({
      atOnce: Math.ceil(places / 3),
      begun: places,
      begunEach: Math.ceil(places / 4),
      waiting: 64,
      waitingEach: 16,
      slice: SLICE_MS,
    });
    this.#painters = new Turns({
      atOnce: PAINTING,
      begun: PAINTERS,
      begunEach: 1,
      waiting: 32,
      waitingEach: 8,
      slice: SLICE_MS,
    });
  }

  /** Database connections that the answers together may hold. */
  static connections(places: number): number {
    return places + PAINTERS;
  }

  /** Answers with what `write` writes, read from the database. Throws SERVER_PENUH, and what `write` throws before its first byte. */
  report(call: Asked, head: Readonly<Record<string, string>>, write: Writing): Promise<FastifyReply> {
    return this.#send(call, head, this.#readers, (out, { pass, signal }) =>
      write(out, { signal, pass: () => pass().then(() => this.#ownTurn()) }),
    );
  }

  /** Reports are written by the thread that answers the tills: a batch of one of them each time round its loop. */
  #ownTurn(): Promise<unknown> {
    const turn = this.#lastBatch.then(() => new Promise((go) => setImmediate(go)));
    this.#lastBatch = turn;
    return turn;
  }

  /** The same for what a painter makes of it. */
  file(call: Asked, head: Readonly<Record<string, string>>, write: Writing): Promise<FastifyReply> {
    return this.#send(call, head, this.#painters, write);
  }

  async #send(
    call: Asked,
    head: Readonly<Record<string, string>>,
    turns: Turns,
    write: Writing,
  ): Promise<FastifyReply> {
    const { raw } = call.reply;
    const who = callerOf(call);
    const forget = this.#admit(who);
    const gone = new AbortController();
    const spool = new Spool(this.#options.folder);
    finished(raw, { readable: false }, () => {
      forget();
      gone.abort(new AppError('SERVER_PENUH', {}, { cause: new Error('the reader is gone') }));
      void spool.close();
    });
    turns
      .run(who, (pass) => write(spool.input, { pass, signal: gone.signal }), gone.signal)
      .catch((error: unknown) => spool.fail(error));
    await spool.begun();
    return call.reply.headers(head).send(this.#paced(call, spool));
  }

  /** Counts an open answer until the returned function is called. Throws SERVER_PENUH. */
  #admit(who: string): () => void {
    const mine = this.#open.get(who) ?? 0;
    if (mine >= OPEN_EACH || this.#total >= OPEN) throw new AppError('SERVER_PENUH');
    this.#open.set(who, mine + 1);
    this.#total++;
    return () => {
      this.#total--;
      const left = (this.#open.get(who) ?? 1) - 1;
      if (left > 0) this.#open.set(who, left);
      else this.#open.delete(who);
    };
  }

  /** The answer as its reader takes it; one who falls behind is cut off. */
  #paced(call: Asked, spool: Spool): Readable {
    let taken = 0;
    const bytes = async function* (): AsyncGenerator<Buffer> {
      try {
        for await (const chunk of spool.output()) {
          taken += chunk.length;
          yield chunk;
        }
      } catch (error) {
        call.request.log.error({ err: error }, 'a long answer broke off');
        throw error;
      }
    };
    let since = { at: performance.now(), taken };
    const watch = setInterval(() => {
      const now = performance.now();
      if (spool.unread === 0) since = { at: now, taken };
      if (now - since.at < this.#options.patience * 1000) return;
      if (taken - since.taken >= LEAST_BYTES && !spool.full) since = { at: now, taken };
      else {
        call.request.log.info({ unread: spool.unread }, 'a reader who was too slow was cut off');
        this.#options.onCut();
        call.reply.raw.destroy();
      }
    }, LOOK_MS);
    watch.unref();
    call.reply.raw.once('close', () => clearInterval(watch));
    return Readable.from(bytes(), { objectMode: false });
  }
}

/** Writes an answer and ends the stream; asks to pass between its rows, and stops when the signal says so. */
export type Writing = (out: Writable, going: { pass: Pass; signal: AbortSignal }) => Promise<unknown>;

/** A session, or a user of head office, who has none here. */
const callerOf = ({ session }: Asked): string => session.tokenHash || session.user_id;
