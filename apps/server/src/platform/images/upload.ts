import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

export interface Upload {
  image: Buffer;
  /** The other fields of the form. */
  fields: Record<string, string>;
}

/**
 * The one file `image` and the text fields of a multipart request, whatever their order. Throws FORMAT_TIDAK_DIDUKUNG
 * when it is no form, GAMBAR_TIDAK_SAH without a picture, ISI_TERLALU_BESAR above the server's limit for files.
 */
export const readUpload = async (request: FastifyRequest): Promise<Upload> => {
  if (!request.isMultipart()) throw new AppError('FORMAT_TIDAK_DIDUKUNG');
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
