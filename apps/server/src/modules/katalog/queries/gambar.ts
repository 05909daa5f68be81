import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { FileStore } from '../../../platform/files.ts';
import { FALLBACK_SIDE, fallbackFoto } from '../../../platform/images/fallback.ts';
import { type SmallerImages, WIDTHS, type Width } from '../../../platform/images/smaller.ts';
import { isImagePath } from '../../../platform/images/store.ts';

const YEAR_S = 31_536_000;

const asked = z.object({
  /** Pixels across, one of the sizes that a page needs; the picture as it is kept when left out. */
  lebar: z
    .literal(WIDTHS.map(String))
    .transform((text) => Number(text) as Width)
    .optional(),
});

/**
 * Sends a picture of the catalogue, or the drawing in its place. A name is never used twice, so it may be kept for ever.
 * Throws TIDAK_DITEMUKAN for a path or a width that is none of ours.
 */
export const sendGambar = async (
  stores: { files: FileStore; smaller: SmallerImages },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const path = (request.params as Record<string, string>)['*'] ?? '';
  const { success, data } = asked.safeParse(request.query);
  if (!success || !isImagePath(path)) throw new AppError('TIDAK_DITEMUKAN');
  const webp = (request.headers.accept ?? '').includes('image/webp');
  const found = data.lebar
    ? await stores.smaller.get(path, data.lebar, webp)
    : await asKept(stores.files, path);
  if (!found) {
    const { bytes: drawing, type, etag } = await fallbackFoto(FALLBACK_SIDE.besar);
    return reply
      .headers({ etag, 'cache-control': 'no-cache', 'x-fallback': '1', 'content-type': type })
      .send(Buffer.from(drawing));
  }
  if (data.lebar) reply.header('vary', 'accept');
  return reply
    .headers({ 'cache-control': `public, max-age=${YEAR_S}, immutable`, 'content-type': found.type })
    .send(found.bytes);
};

const asKept = async (
  files: FileStore,
  path: string,
): Promise<{ bytes: Buffer; type: string } | undefined> => {
  const bytes = await files.get(path);
  return bytes && { bytes: Buffer.from(bytes), type: 'image/jpeg' };
};
