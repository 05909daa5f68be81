import { UnreadableTable } from '@kadar/documents/read-table.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { statusOf } from './status.ts';

const unreadable = (
  code: UnreadableTable['code'],
  params: Readonly<Record<string, number>> = {},
  cause?: unknown,
) => new AppError(code, params, { fields: { file: { code, params } }, cause });

/** What of a file cannot be read is said at its field. */
export const readable = <T>(rows: Promise<T>): Promise<T> =>
  rows.catch((error: unknown) => {
    throw error instanceof UnreadableTable ? unreadable(error.code, error.params, error.cause) : error;
  });

export interface UploadedFile {
  name: string;
  bytes: Buffer;
  /** The other fields of the form. */
  fields: Readonly<Record<string, string>>;
}

/** The one file `file` of a form. Throws FORMAT_TIDAK_DIDUKUNG, BERKAS_KOSONG, ISI_TERLALU_BESAR. */
export const uploadedFile = async (request: FastifyRequest, fileSize: number): Promise<UploadedFile> => {
  if (!request.isMultipart()) throw new AppError('FORMAT_TIDAK_DIDUKUNG');
  let found: Omit<UploadedFile, 'fields'> | undefined;
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts({ limits: { fileSize } }))
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'file') found = { name: part.filename, bytes };
      } else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  } catch (error) {
    throw statusOf(error) === undefined ? unreadable('BERKAS_RUSAK', {}, error) : error;
  }
  if (!found) throw unreadable('BERKAS_KOSONG');
  return { ...found, fields };
};
