import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { statusOf } from '../http/status.ts';

export interface Upload {
  image: Buffer;
  /** The other fields of the form. */
  fields: Record<string, string>;
}

/**
 * The one file `image` and the text fields of a multipart request, whatever their order. Throws FORMAT_TIDAK_DIDUKUNG
 * when it is no form, GAMBAR_TIDAK_SAH without a picture or when the form itself is broken, ISI_TERLALU_BESAR above the
 * server's limits for a file and the number of parts.
 */
export const readUpload = async (request: FastifyRequest): Promise<Upload> => {
  if (!request.isMultipart()) throw new AppError('FORMAT_TIDAK_DIDUKUNG');
  try {
    return await readParts(request);
  } catch (error) {
    // The reader's own refusals have a status; without one it is what it could make nothing of.
    throw error instanceof AppError || statusOf(error) !== undefined ? error : badImage(error);
  }
};

const readParts = async (request: FastifyRequest): Promise<Upload> => {
  const fields: Record<string, string> = {};
  let image: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'image') image = bytes;
    } else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  if (!image?.length) throw badImage();
  return { image, fields };
};

export const badImage = (cause?: unknown): AppError =>
  new AppError('GAMBAR_TIDAK_SAH', {}, { fields: { image: { code: 'GAMBAR_TIDAK_SAH' } }, cause });
