import { fotoHutang } from '@kadar/contract/endpoints/hutang-baru.ts';
import type { FastifyReply } from 'fastify';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { photosIn, type Ukuran } from '../barang/public.ts';

const photos = photosIn('foto_hutang');

/** Takes a photo of goods ahead of their pledge. Throws GAMBAR_TIDAK_SAH. */
export const takeFoto = (call: Call): Promise<{ data: { foto: string } }> =>
  photos.take(call, fotoHutang.path);

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
export const sendFoto = async (
  call: Call<{ no_hutang: string; foto: string }, { ukuran: Ukuran }>,
): Promise<FastifyReply> => {
  const { no_hutang, foto } = call.params;
  const of = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.maybe(sql`
      select 1 from hutang_detail
      where no_faktur = ${no_hutang} and ${foto} = any(foto) and ${call.toko} in ('*', kode_toko) limit 1`),
  );
  if (!of) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return photos.send(call, foto, call.query.ukuran);
};
