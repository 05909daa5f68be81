import { fotoContoh } from '@kadar/contract/endpoints/contoh.ts';
import type { FastifyReply } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { photosIn, type Ukuran } from '../barang/public.ts';

export const photos = photosIn('foto_contoh');

export const takeFoto = (call: Call): Promise<{ data: { foto: string } }> =>
  photos.take(call, fotoContoh.path);

/** Sends the photo of what a customer brought along for a line, in sight. Throws DATA_TIDAK_DITEMUKAN. */
export const sendFoto = async (
  call: Call<{ no_faktur: string; urut: number }, { ukuran: Ukuran }>,
): Promise<FastifyReply> => {
  const { no_faktur, urut } = call.params;
  const row = await call.kadar.db.read(call.scope, (tx) =>
    tx.maybe<{ foto: string }>(sql`
      select foto from pesanan_contoh_detail
      where no_faktur = ${no_faktur} and baris = ${urut} and foto is not null and ${call.toko} in ('*', kode_toko)`),
  );
  if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return photos.send(call, row.foto, call.query.ukuran);
};
