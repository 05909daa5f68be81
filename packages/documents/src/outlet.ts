/** One way out for every painter: waits for the reader, and fails once instead of hanging when the reader is gone. */

import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

export class Outlet {
  readonly #out: Writable;
  readonly #closed = new AbortController();
  #failure: Error | undefined;

  constructor(out: Writable) {
    this.#out = out;
    out.on('error', (error: Error) => {
      this.#failure = error;
    });
    out.on('close', () => {
      this.#failure ??= new Error('the reader closed the stream');
      this.#closed.abort(this.#failure);
    });
  }

  /** Resolves when the reader can take more; rejects with its error, or when it went away. */
  async send(chunk: Uint8Array | string): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#out.destroyed) throw new Error('the reader closed the stream');
    if (this.#out.write(chunk)) return;
    await once(this.#out, 'drain', { signal: this.#closed.signal }).catch((error: unknown) => {
      throw this.#failure ?? error;
    });
  }

  /** Ends the stream and waits until everything has been handed over. */
  async end(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    this.#out.end();
    await finished(this.#out, { readable: false });
  }
}
