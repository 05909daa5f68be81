import { fotoHutang } from '@kadar/contract/endpoints/hutang-baru.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import { photosIn, type Ukuran } from '../barang/public.ts';

export const photos = photosIn('foto_hutang', fotoHutang);

/** Photos become those of the pledge that is posted in this transaction. Throws FOTO_WAJIB for one that is not there, or is another's already. */
export const claimPhotos = (
  tx: Tx,
  goods: readonly { foto?: readonly string[] | undefined }[],
): Promise<void> =>
  photos.claim(
    tx,
    goods.flatMap(({ foto = [] }) => foto),
  );

/** Addresses of the photos of hutang_detail `b`, as JSON. */
export const photoAddresses: Query<unknown> = sql`(select coalesce(json_agg('hutang/' || b.no_faktur || '/foto/' || f), '[]') from unnest(b.foto) f)`;

/** Sends a photo of a pledge in sight. Throws DATA_TIDAK_DITEMUKAN. */
export const sendFoto = (call: Call<{ no_hutang: string; foto: string }, { ukuran: Ukuran }>) => {
  const { no_hutang, foto } = call.params;
  return photos.sendFound(
    call,
    sql`select ${foto}::text as foto from hutang_detail
      where no_faktur = ${no_hutang} and ${foto} = any(foto) and ${call.toko} in ('*', kode_toko) limit 1`,
  );
};
