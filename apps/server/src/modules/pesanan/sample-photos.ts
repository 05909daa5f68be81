import { fotoContoh } from '@kadar/contract/endpoints/contoh.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import { photosIn, type Ukuran } from '../barang/public.ts';

export const photos = photosIn('foto_contoh', fotoContoh);

/** Sends the photo of what a customer brought along for a line, in sight. Throws DATA_TIDAK_DITEMUKAN. */
export const sendFoto = (call: Call<{ no_faktur: string; urut: number }, { ukuran: Ukuran }>) => {
  const { no_faktur, urut } = call.params;
  return photos.sendFound(
    call,
    sql`select foto from pesanan_contoh_detail
      where no_faktur = ${no_faktur} and baris = ${urut} and foto is not null and ${call.toko} in ('*', kode_toko)`,
  );
};
