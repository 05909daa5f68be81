import type { FastifyReply } from 'fastify';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { etagOf, FALLBACK_SIDE, fallbackFoto, type Picture } from '../../../platform/images/fallback.ts';
import { fotoPath, furtherPhotos, type Ukuran } from '../foto/paths.ts';
import { barcodeNotFound, liveFirst } from '../not-found.ts';

interface Wanted {
  ukuran: Ukuran;
  urut: number;
}

/** The photo's bytes; undefined when the piece is not in sight, has none, or its file is gone. */
const photoOf = async (
  call: Call,
  kode_barcode: string,
  { ukuran, urut }: Wanted,
): Promise<Picture | undefined> => {
  const piece = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.maybe<{ kode_toko: string }>(
      sql`select kode_toko from barang b where kode_barcode = ${kode_barcode} and foto ${liveFirst}`,
    ),
  );
  if (!piece) return undefined;
  const path = fotoPath(piece.kode_toko, kode_barcode, ukuran, urut);
  const bytes = await call.kadar.files.get(path);
  if (!bytes) {
    call.request.log.warn({ path }, 'photo file is missing');
    return undefined;
  }
  return { bytes, type: 'image/jpeg', etag: etagOf(bytes) };
};

/** Sends the photo, or a drawing in its place; the browser keeps it and asks whether it is still the same. */
export const sendFoto = async (call: Call<{ kode_barcode: string }, Wanted>): Promise<FastifyReply> => {
  const { ukuran } = call.query;
  const photo = await photoOf(call, call.params.kode_barcode, call.query);
  const { bytes, type, etag } = photo ?? (await fallbackFoto(FALLBACK_SIDE[ukuran]));
  call.reply.headers({ etag, 'cache-control': 'private, no-cache', ...(!photo && { 'x-fallback': '1' }) });
  if (call.request.headers['if-none-match'] === etag) return call.reply.status(304).send();
  return call.reply.header('content-type', type).send(Buffer.from(bytes));
};

/** Numbers of the photos of a piece. Throws BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN. */
export const listFoto = (call: Call<{ kode_barcode: string }>): Promise<{ data: number[] }> =>
  call.kadar.db.transaction(call.scope, async (tx) => {
    const { kode_barcode } = call.params;
    const piece = await tx.maybe<{ kode_toko: string; foto: boolean }>(
      sql`select kode_toko, foto from barang b where kode_barcode = ${kode_barcode} ${liveFirst}`,
    );
    if (!piece) throw await barcodeNotFound(tx, kode_barcode);
    const further = await furtherPhotos(tx, piece.kode_toko, [kode_barcode]);
    return { data: [...(piece.foto ? [1] : []), ...(further.get(kode_barcode) ?? [])] };
  });
