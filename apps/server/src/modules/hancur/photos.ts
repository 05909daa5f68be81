import { fotoHancur } from '@kadar/contract/endpoints/hancur.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import { photosIn, type Ukuran } from '../barang/public.ts';

export const photos = photosIn('foto_hancur', fotoHancur);

/** Sends a photo of what was destroyed in sight. Throws DATA_TIDAK_DITEMUKAN. */
export const sendFoto = (call: Call<{ no_faktur: string; urut: number }, { ukuran: Ukuran }>) => {
  const { no_faktur, urut } = call.params;
  return photos.sendFound(
    call,
    sql`select foto from hancur_foto_detail where no_faktur = ${no_faktur} and urut = ${urut} and ${call.toko} in ('*', kode_toko)`,
  );
};
