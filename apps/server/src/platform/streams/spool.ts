import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';

/** What one answer may keep in memory before it goes to disk (a report of 10,000 rows does not), and what all of them may together. */
const MEMORY_BYTES = 4 * 1024 * 1024;
const TOGETHER_BYTES = 32 * 1024 * 1024;
/** What one answer may have on disk; a writer that is so far ahead waits for his reader. */
const DISK_BYTES = 64 * 1024 * 1024;
const READ_BYTES = 64 * 1024;

export interface SpoolLimits {
  memory: number;
  disk: number;
  /** Shared with other spools: bytes that all of them may still keep in memory. */
  shared: { left: number };
}

const TOGETHER = { left: TOGETHER_BYTES };

/**
 * What has been written and not yet read, so that the writer can be done long before a slow reader is. Small answers stay in memory, what is
 * more goes to a file without a name, which is gone with the process at the latest.
 */
export class Spool {
  /** Takes what is written; a chunk is accepted once it is kept. */
  readonly input: Writable;
  readonly #folder: string;
  readonly #limits: SpoolLimits;
  #head: Buffer[] = [];
  #headBytes = 0;
  #file: FileHandle | undefined;
  /** Of the file: everything before `read` was taken, what lies from there to `written` is younger than the memory's. */
  #written = 0;
  #read = 0;
  #state: 'open' | 'ended' | 'failed' | 'closed' = 'open';
  #failure: unknown;
  #full = false;
  #wakeReader: () => void = () => undefined;
  #wakeWriter: () => void = () => undefined;

  constructor(
    folder: string,
    limits: SpoolLimits = { memory: MEMORY_BYTES, disk: DISK_BYTES, shared: TOGETHER },
  ) {
    this.#folder = folder;
    this.#limits = limits;
    this.input = new Writable({
      highWaterMark: READ_BYTES,
      write: (chunk: Buffer, _encoding, done) => {
        this.#keep(chunk).then(() => done(), done);
      },
      final: (done) => {
        this.#settle('ended');
        done();
      },
    });
    // The writer hears of it by his write; unheard here it would end the process.
    this.input.on('error', () => undefined);
  }

  /** Bytes that wait for the reader. */
  get unread(): number {
    return this.#headBytes + this.#written - this.#read;
  }

  /** Whether the writer waits for the reader. */
  get full(): boolean {
    return this.#full;
  }

  /** What the reader meets after the bytes that were written before. */
  fail(error: unknown): void {
    this.#failure = error;
    this.#settle('failed');
  }

  /** Resolves with the first byte, or with the end of an empty answer. Rejects with a failure that came before. */
  async begun(): Promise<void> {
    while (this.unread === 0 && this.#state === 'open') await this.#forMore();
    if (this.unread === 0 && this.#state === 'failed') throw this.#failure;
  }

  /** What was written, in its order, as far as the reader asks for it. Throws what fail() was told. */
  async *output(): AsyncGenerator<Buffer> {
    for (;;) {
      const chunk = this.#fromMemory() ?? (await this.#fromFile());
      if (chunk) yield chunk;
      else if (this.#state === 'open') await this.#forMore();
      else if (this.#state === 'failed') throw this.#failure;
      else return;
    }
  }

  /** Lets everything go, read or not; a waiting writer fails. */
  async close(): Promise<void> {
    this.#state = 'closed';
    this.#wakeWriter();
    this.#wakeReader();
    this.input.destroy();
    this.#head = [];
    this.#hold(-this.#headBytes);
    await this.#closeFile();
  }

  /** Counts bytes into this answer's memory and out of what all share. */
  #hold(bytes: number): void {
    this.#headBytes += bytes;
    this.#limits.shared.left -= bytes;
  }

  async #closeFile(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    await file?.close();
  }

  #settle(state: 'ended' | 'failed'): void {
    if (this.#state === 'open') this.#state = state;
    this.#wakeReader();
  }

  #forMore(): Promise<void> {
    return new Promise((resolve) => {
      this.#wakeReader = resolve;
    });
  }

  async #keep(chunk: Buffer): Promise<void> {
    if (this.#state === 'closed') throw new Error('the reader is gone');
    if (this.#read === this.#written) {
      this.#read = 0;
      this.#written = 0;
      const { memory, shared } = this.#limits;
      if (this.#headBytes + chunk.length <= memory && chunk.length <= shared.left) {
        this.#head.push(chunk);
        this.#hold(chunk.length);
        this.#wakeReader();
        return;
      }
    }
    if (this.#written > 0 && this.#written + chunk.length > this.#limits.disk)
      return this.#keepOnceRead(chunk);
    await this.#append(chunk);
    this.#wakeReader();
  }

  async #keepOnceRead(chunk: Buffer): Promise<void> {
    this.#full = true;
    while (this.#read < this.#written && this.#state === 'open')
      await new Promise<void>((resolve) => {
        this.#wakeWriter = resolve;
      });
    this.#full = false;
    return this.#keep(chunk);
  }

  async #append(chunk: Buffer): Promise<void> {
    this.#file ??= await openNameless(this.#folder);
    if (this.#state === 'closed') return this.#closeFile();
    const at = this.#written;
    await this.#file.writev([chunk], at);
    this.#written = at + chunk.length;
  }

  #fromMemory(): Buffer | undefined {
    const chunk = this.#head.shift();
    if (chunk) this.#hold(-chunk.length);
    return chunk;
  }

  async #fromFile(): Promise<Buffer | undefined> {
    const length = Math.min(READ_BYTES, this.#written - this.#read);
    if (length === 0 || !this.#file) return undefined;
    const { buffer, bytesRead } = await this.#file.read(Buffer.allocUnsafe(length), 0, length, this.#read);
    this.#read += bytesRead;
    if (this.#read === this.#written) this.#wakeWriter();
    return buffer.subarray(0, bytesRead);
  }
}

const openNameless = async (folder: string): Promise<FileHandle> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
};
