import { fotoService } from '@kadar/contract/endpoints/service.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import { photosIn, type Ukuran } from '../barang/public.ts';

export const photos = photosIn('foto_service', fotoService);

/** Photos of lines as rows of their document, in the order of the lines. */
export const photoRows = (lines: readonly { no_service: string; foto: readonly string[] }[]) =>
  lines
    .flatMap(({ no_service, foto }) => foto.map((one) => ({ no_service, foto: one })))
    .map((row, index) => ({ urut: index + 1, ...row }));

/** Sends a photo of a ticket, or of pieces that are done, in sight. Throws DATA_TIDAK_DITEMUKAN. */
export const sendFoto = (call: Call<{ no_faktur: string; urut: number }, { ukuran: Ukuran }>) => {
  const { no_faktur, urut } = call.params;
  return photos.sendFound(
    call,
    sql`select foto from service_foto_detail where no_faktur = ${no_faktur} and urut = ${urut} and ${call.toko} in ('*', kode_toko)`,
  );
};
