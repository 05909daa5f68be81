import { randomUUID } from 'node:crypto';
import { fotoHutang } from '@kadar/contract/endpoints/hutang-baru.ts';
import type { FastifyReply } from 'fastify';
import { sha256 } from '../../platform/canonical.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { holdFiles } from '../../platform/files.ts';
import type { Call } from '../../platform/http/call.ts';
import { runCommand } from '../../platform/http/command.ts';
import { etagOf, FALLBACK_SIDE, fallbackFoto } from '../../platform/images/fallback.ts';
import { readUpload } from '../../platform/images/upload.ts';
import { reEncode, type Ukuran } from '../barang/public.ts';

const SIZES = ['kecil', 'besar'] as const satisfies readonly Ukuran[];

const pathOf = (foto: string, ukuran: Ukuran): string =>
  `foto_hutang/${foto}${ukuran === 'kecil' ? '-kecil' : ''}.jpg`;

/** Takes a photo of goods ahead of their pledge; what none claims within a day is swept away. Throws GAMBAR_TIDAK_SAH. */
export const takeFoto = async (call: Call): Promise<{ data: { foto: string } }> => {
  const { image } = await readUpload(call.request);
  const pictures = await reEncode(image);
  // The form itself is a stream: what identifies it for its idempotency key is the picture's digest.
  call.request.body = { image: sha256(image).toString('hex') };
  return runCommand(call, fotoHutang.path, async (tx) => {
    await holdFiles(tx);
    const foto = randomUUID();
    for (const ukuran of SIZES) {
      const path = pathOf(foto, ukuran);
      await call.kadar.files.put(path, pictures[ukuran]);
      await tx.execute(sql`
        insert into files (path, content_type, size, sha256, created_by, staged)
        values (${path}, 'image/jpeg', ${pictures[ukuran].length}, ${sha256(pictures[ukuran])}, ${call.session.user_id}, true)`);
    }
    return { data: { foto } };
  });
};

/** Photos become those of the pledge that is posted in this transaction. Throws FOTO_WAJIB for one that is not there, or is another's already. */
export const claimPhotos = async (
  tx: Tx,
  goods: readonly { foto?: readonly string[] | undefined }[],
): Promise<void> => {
  const names = goods.flatMap(({ foto = [] }) => foto);
  if (names.length === 0) return;
  const paths = names.flatMap((foto) => SIZES.map((ukuran) => pathOf(foto, ukuran)));
  const claimed = await tx.execute(
    sql`update files set staged = false where path = any(${paths}::text[]) and staged`,
  );
  if (claimed !== paths.length) throw new AppError('FOTO_WAJIB');
};

/** Addresses of the photos of hutang_detail `b`, as JSON. */
export const photoAddresses: Query<unknown> = sql`(select coalesce(json_agg('hutang/' || b.no_faktur || '/foto/' || f), '[]') from unnest(b.foto) f)`;

/** Sends a photo of a pledge in sight. Throws DATA_TIDAK_DITEMUKAN; where its file is gone, a drawing stands for it. */
export const sendFoto = async (
  call: Call<{ no_hutang: string; foto: string }, { ukuran: Ukuran }>,
): Promise<FastifyReply> => {
  const { no_hutang, foto } = call.params;
  const { ukuran } = call.query;
  const of = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.maybe(sql`
      select 1 from hutang_detail
      where no_faktur = ${no_hutang} and ${foto} = any(foto) and ${call.toko} in ('*', kode_toko) limit 1`),
  );
  if (!of) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const stored = await call.kadar.files.get(pathOf(foto, ukuran));
  const drawn = stored ? undefined : await fallbackFoto(FALLBACK_SIDE[ukuran]);
  const bytes = stored ?? drawn?.bytes ?? Buffer.alloc(0);
  const etag = etagOf(bytes);
  call.reply.headers({ etag, 'cache-control': 'private, no-cache', ...(drawn && { 'x-fallback': '1' }) });
  if (call.request.headers['if-none-match'] === etag) return call.reply.status(304).send();
  return call.reply.header('content-type', drawn?.type ?? 'image/jpeg').send(Buffer.from(bytes));
};
