import { fotoHancur } from '@kadar/contract/endpoints/hancur.ts';
import type { FastifyReply } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { photosIn, type Ukuran } from '../barang/public.ts';

export const photos = photosIn('foto_hancur');

export const takeFoto = (call: Call): Promise<{ data: { foto: string } }> =>
  photos.take(call, fotoHancur.path);

/** Sends a photo of what was destroyed in sight. Throws DATA_TIDAK_DITEMUKAN. */
export const sendFoto = async (
  call: Call<{ no_faktur: string; urut: number }, { ukuran: Ukuran }>,
): Promise<FastifyReply> => {
  const { no_faktur, urut } = call.params;
  const row = await call.kadar.db.read(call.scope, (tx) =>
    tx.maybe<{ foto: string }>(sql`
      select foto from hancur_foto_detail where no_faktur = ${no_faktur} and urut = ${urut} and ${call.toko} in ('*', kode_toko)`),
  );
  if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return photos.send(call, row.foto, call.query.ukuran);
};
