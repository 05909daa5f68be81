import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '../operator-error.ts';
import { errorCode } from '../postgres/errors.ts';
import {
  type BackupHeader,
  backupHeader,
  DIGEST_BYTES,
  decodeFrames,
  FORMAT,
  type Frame,
  MAGIC,
  magicLine,
} from './format.ts';

const DAMAGED = 'rusak atau terpotong: isinya tidak cocok dengan jumlah periksanya';

/** The format number in the first line of a file; undefined when it is no backup. Throws what the file system says. */
export const formatOf = async (path: string): Promise<number | undefined> => {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(32), 0, 32, 0);
    const found = MAGIC.exec(buffer.toString('latin1', 0, bytesRead));
    return found ? Number(found[1]) : undefined;
  } finally {
    await file.close();
  }
};

const digestOf = async (path: string): Promise<{ size: number; computed: Buffer; stored: Buffer }> => {
  const hash = createHash('sha256');
  let size = 0;
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    const bytes = Buffer.concat([tail, chunk]);
    const kept = Math.max(0, bytes.length - DIGEST_BYTES);
    hash.update(bytes.subarray(0, kept));
    tail = bytes.subarray(kept);
  }
  return { size, computed: hash.digest(), stored: tail };
};

export interface OpenedBackup {
  header: BackupHeader;
  /** What follows the header; to be read once. */
  frames: AsyncGenerator<Frame, void, undefined>;
}

const contentOf = (path: string, size: number): AsyncGenerator<Frame, void, undefined> => {
  const packed = createReadStream(path, { start: magicLine().length, end: size - DIGEST_BYTES - 1 });
  const content = createGunzip({ chunkSize: 256 * 1024 });
  packed.on('error', (error) => content.destroy(error));
  content.on('close', () => packed.destroy());
  packed.pipe(content);
  return decodeFrames(content);
};

/** Checks the whole file against its digest, then opens it. Throws OperatorError for a foreign, newer, cut or damaged one. */
export const openBackup = async (path: string): Promise<OpenedBackup> => {
  let format: number | undefined;
  try {
    format = await formatOf(path);
  } catch (error) {
    const why = errorCode(error) === 'ENOENT' ? 'tidak ada' : `tidak dapat dibaca (${errorCode(error)})`;
    throw new OperatorError(`Berkas cadangan ${path} ${why}`, { cause: error });
  }
  if (format === undefined) throw new OperatorError(`${path} bukan berkas cadangan Kadar`);
  if (format !== FORMAT)
    throw new OperatorError(
      `${path} ditulis dalam format ${format}, versi ini membaca format ${FORMAT}: pakai versi Kadar yang sesuai`,
    );
  const { size, computed, stored } = await digestOf(path);
  if (size <= magicLine().length + DIGEST_BYTES || !computed.equals(stored))
    throw new OperatorError(`Berkas cadangan ${path} ${DAMAGED}`);
  const frames = contentOf(path, size);
  const first = await frames.next();
  if (first.done || first.value.kind !== 'H') throw new OperatorError(`Berkas cadangan ${path} ${DAMAGED}`);
  return { header: backupHeader.parse(JSON.parse(first.value.payload.toString())), frames };
};
