import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { OperatorError } from '../operator-error.ts';
import { errorCode } from '../postgres/errors.ts';
import { magicLine } from './format.ts';
import { formatOf } from './read-file.ts';

/** Puts the first line before the compressed frames and the digest of everything behind them. */
async function* seal(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const magic = magicLine();
  hash.update(magic);
  yield magic;
  for await (const chunk of compressed) {
    hash.update(chunk);
    yield chunk;
  }
  yield hash.digest();
}

/** An older backup may be replaced; any other file is somebody's. */
const refuseForeign = async (path: string): Promise<void> => {
  try {
    if ((await formatOf(path)) !== undefined) return;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  throw new OperatorError(`${path} sudah ada dan bukan cadangan Kadar: pilih nama lain`);
};

/** Writes frames to `path.part`, readable for the owner alone, and gives the file its name once it is whole and on disk. */
export const writeBackupFile = async (
  path: string,
  frames: AsyncIterable<Buffer>,
  signal?: AbortSignal,
): Promise<void> => {
  await refuseForeign(path);
  const part = `${path}.part`;
  try {
    await pipeline(
      frames,
      createGzip({ level: constants.Z_BEST_SPEED, chunkSize: 256 * 1024 }),
      seal,
      createWriteStream(part, { mode: 0o600, flush: true }),
      { signal },
    );
    await rename(part, path);
    const folder = await open(dirname(path), 'r');
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};
