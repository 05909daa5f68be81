import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sha256 } from '../../../platform/canonical.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { holdFiles } from '../../../platform/files.ts';
import type { Call } from '../../../platform/http/call.ts';
import { runCommand } from '../../../platform/http/command.ts';
import { etagOf, FALLBACK_SIDE, fallbackFoto } from '../../../platform/images/fallback.ts';
import { readUpload } from '../../../platform/images/upload.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import type { Ukuran } from './paths.ts';
import { reEncode } from './re-encode.ts';

const SIZES = ['kecil', 'besar'] as const satisfies readonly Ukuran[];

/** Photos that belong to a kind of document and not to a piece, under names that nobody guesses; `route` takes them. */
export const photosIn = (folder: string, { path: route }: { path: string }) => {
  const pathOf = (foto: string, ukuran: Ukuran): string =>
    `${folder}/${foto}${ukuran === 'kecil' ? '-kecil' : ''}.jpg`;
  /** Sends one; where its file is gone, a drawing stands for it. */
  const send = async (call: Call, foto: string, ukuran: Ukuran): Promise<FastifyReply> => {
    const stored = await call.kadar.files.get(pathOf(foto, ukuran));
    const drawn = stored ? undefined : await fallbackFoto(FALLBACK_SIDE[ukuran]);
    const bytes = stored ?? drawn?.bytes ?? Buffer.alloc(0);
    const etag = etagOf(bytes);
    call.reply.headers({ etag, 'cache-control': 'private, no-cache', ...(drawn && { 'x-fallback': '1' }) });
    if (call.request.headers['if-none-match'] === etag) return call.reply.status(304).send();
    return call.reply.header('content-type', drawn?.type ?? 'image/jpeg').send(Buffer.from(bytes));
  };
  /** Keeps both sizes of a picture under a name of its own, until a document claims it. */
  const stage = async (
    tx: Tx,
    { files }: Pick<Kadar, 'files'>,
    { pictures, user }: { pictures: Record<Ukuran, Buffer>; user: string },
  ): Promise<string> => {
    await holdFiles(tx);
    const foto = randomUUID();
    for (const ukuran of SIZES) {
      const path = pathOf(foto, ukuran);
      await files.put(path, pictures[ukuran]);
      await tx.execute(sql`
        insert into files (path, content_type, size, sha256, created_by, staged)
        values (${path}, 'image/jpeg', ${pictures[ukuran].length}, ${sha256(pictures[ukuran])}, ${user}, true)`);
    }
    return foto;
  };
  return {
    stage,

    /** Takes a photo ahead of its document; what none claims within a day is swept away. Throws GAMBAR_TIDAK_SAH. */
    take: async (call: Call): Promise<{ data: { foto: string } }> => {
      const { image } = await readUpload(call.request);
      const pictures = await reEncode(image);
      // The form itself is a stream: what identifies it for its idempotency key is the picture's digest.
      call.request.body = { image: sha256(image).toString('hex') };
      return runCommand(call, route, async (tx) => ({
        data: { foto: await stage(tx, call.kadar, { pictures, user: call.session.user_id }) },
      }));
    },

    /** Photos become those of the document of this transaction. Throws FOTO_WAJIB for one that is not there, or is another's already. */
    claim: async (tx: Tx, names: readonly string[]): Promise<void> => {
      if (names.length === 0) return;
      const paths = names.flatMap((foto) => SIZES.map((ukuran) => pathOf(foto, ukuran)));
      const claimed = await tx.execute(
        sql`update files set staged = false where path = any(${paths}::text[]) and staged`,
      );
      if (claimed !== paths.length) throw new AppError('FOTO_WAJIB');
    },

    /** The same by the statement that reads what the document stands on: a column, how many files were claimed. */
    claimed: (names: readonly string[]): Query<number> =>
      sql`kadar_pakai_foto(${names.flatMap((foto) => SIZES.map((ukuran) => pathOf(foto, ukuran)))}::text[])`,

    /** Throws FOTO_WAJIB where one of them was not there, is another's already, or is named twice. */
    requireClaimed: (names: readonly string[], claimed: number): void => {
      if (claimed !== names.length * SIZES.length) throw new AppError('FOTO_WAJIB');
    },

    /** The picture itself; undefined where its file is gone. */
    bytes: ({ files }: Pick<Kadar, 'files'>, foto: string, ukuran: Ukuran): Promise<Uint8Array | undefined> =>
      files.get(pathOf(foto, ukuran)),

    /** Sends the one that the query tells of, in sight of who asks. Throws DATA_TIDAK_DITEMUKAN. */
    sendFound: async (
      call: Call<unknown, { ukuran: Ukuran }>,
      found: Query<{ foto: string }>,
    ): Promise<FastifyReply> => {
      const row = await call.kadar.db.read(call.scope, (tx) => tx.maybe(found));
      if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
      return send(call, row.foto, call.query.ukuran);
    },
  };
};
