/** A streaming ZIP writer: deflated parts with data descriptors, as archivers that cannot seek write them. */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import type { Outlet } from '../outlet.ts';

const LIMIT = 0xff_ff_ff_ff;
const VERSION = 20;
// Bit 3: sizes follow the data. Bit 11: names are UTF-8.
const FLAGS = 0x0808;
const DEFLATED = 8;

interface Entry {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** DOS date and time in one 32-bit word, from the UTC fields of the date. */
function dosTime(date: Date): number {
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}

export class ZipStream {
  readonly #out: Outlet;
  readonly #time: number;
  readonly #entries: Entry[] = [];
  #offset = 0;

  constructor(out: Outlet, date: Date) {
    this.#out = out;
    this.#time = dosTime(date);
  }

  /** Writes one part; its content is pulled only as fast as the reader takes the bytes. Throws RangeError past 4 GiB. */
  async add(name: string, chunks: AsyncIterable<string> | Iterable<string | Uint8Array>): Promise<void> {
    const entry: Entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset: this.#offset };
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    this.#describe(header, 4);
    header.writeUInt16LE(entry.name.length, 26);
    await this.#send(Buffer.concat([header, entry.name]));

    async function* measured(): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        const bytes = Buffer.from(chunk);
        entry.crc = crc32(bytes, entry.crc);
        entry.size += bytes.length;
        yield bytes;
      }
    }
    const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED + 2, chunkSize: 64 * 1024 });
    await pipeline(
      Readable.from(measured(), { objectMode: true, highWaterMark: 2 }),
      deflate,
      async (source) => {
        for await (const bytes of source as AsyncIterable<Buffer>) {
          entry.packed += bytes.length;
          await this.#send(bytes);
        }
      },
    );
    if (entry.size > LIMIT || this.#offset > LIMIT) throw new RangeError('the workbook grows past 4 GiB');

    const descriptor = Buffer.alloc(16);
    descriptor.writeUInt32LE(0x08074b50, 0);
    descriptor.writeUInt32LE(entry.crc, 4);
    descriptor.writeUInt32LE(entry.packed, 8);
    descriptor.writeUInt32LE(entry.size, 12);
    await this.#send(descriptor);
    this.#entries.push(entry);
  }

  /** Writes the directory; the outlet itself is left open. */
  async finish(): Promise<void> {
    const start = this.#offset;
    for (const entry of this.#entries) {
      const record = Buffer.alloc(46);
      record.writeUInt32LE(0x02014b50, 0);
      record.writeUInt16LE(VERSION, 4);
      this.#describe(record, 6);
      record.writeUInt32LE(entry.crc, 16);
      record.writeUInt32LE(entry.packed, 20);
      record.writeUInt32LE(entry.size, 24);
      record.writeUInt16LE(entry.name.length, 28);
      record.writeUInt32LE(entry.offset, 42);
      await this.#send(Buffer.concat([record, entry.name]));
    }
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(this.#entries.length, 8);
    end.writeUInt16LE(this.#entries.length, 10);
    end.writeUInt32LE(this.#offset - start, 12);
    end.writeUInt32LE(start, 16);
    await this.#send(end);
  }

  #describe(record: Buffer, at: number): void {
    record.writeUInt16LE(VERSION, at);
    record.writeUInt16LE(FLAGS, at + 2);
    record.writeUInt16LE(DEFLATED, at + 4);
    record.writeUInt32LE(this.#time, at + 6);
  }

  async #send(bytes: Buffer): Promise<void> {
    this.#offset += bytes.length;
    await this.#out.send(bytes);
  }
}
