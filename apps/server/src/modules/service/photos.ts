import { fotoService } from '@kadar/contract/endpoints/service.ts';
import type { FastifyReply } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { photosIn, type Ukuran } from '../barang/public.ts';

export const photos = photosIn('foto_service');

export const takeFoto = (call: Call): Promise<{ data: { foto: string } }> =>
  photos.take(call, fotoService.path);

/** Photos of lines as rows of their document, in the order of the lines. */
export const photoRows = (lines: readonly { no_service: string; foto: readonly string[] }[]) =>
  lines
    .flatMap(({ no_service, foto }) => foto.map((one) => ({ no_service, foto: one })))
    .map((row, index) => ({ urut: index + 1, ...row }));

/** Sends a photo of a ticket, or of pieces that are done, in sight. Throws DATA_TIDAK_DITEMUKAN. */
export const sendFoto = async (
  call: Call<{ no_faktur: string; urut: number }, { ukuran: Ukuran }>,
): Promise<FastifyReply> => {
  const { no_faktur, urut } = call.params;
  const row = await call.kadar.db.read(call.scope, (tx) =>
    tx.maybe<{ foto: string }>(sql`
      select foto from service_foto_detail where no_faktur = ${no_faktur} and urut = ${urut} and ${call.toko} in ('*', kode_toko)`),
  );
  if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return photos.send(call, row.foto, call.query.ukuran);
};
