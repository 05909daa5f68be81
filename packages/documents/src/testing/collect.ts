/** Streams for tests: everything written, in memory; and a reader that takes its time. */

import { Writable } from 'node:stream';

export class Collector extends Writable {
  readonly #chunks: Buffer[] = [];

  constructor(delayMs = 0) {
    super({
      highWaterMark: 1024,
      write: (chunk: Buffer, _encoding, callback) => {
        this.#chunks.push(Buffer.from(chunk));
        if (delayMs === 0) callback();
        else setTimeout(callback, delayMs);
      },
    });
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

/** What a writer puts into its stream. */
export async function collect(write: (out: Writable) => Promise<void>): Promise<Buffer> {
  const out = new Collector();
  await write(out);
  return out.bytes();
}
