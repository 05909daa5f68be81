import type { FastifyReply } from 'fastify';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { etagOf, FALLBACK_SIDE, fallbackFoto, type Picture } from '../../../platform/images/fallback.ts';
import { type Motif, motifOf } from '../../../platform/images/motif.ts';
import { fotoPath, furtherPhotos, type Ukuran } from '../foto/paths.ts';
import { barcodeNotFound, liveFirst } from '../not-found.ts';

interface Wanted {
  ukuran: Ukuran;
  urut: number;
}

/** What a piece without photo is drawn as, by its kind; of one that is not in sight nothing is told. */
const motifIn = async (tx: Tx, kode_barcode: string): Promise<Motif> => {
  const piece = await tx.maybe<{ nama_dept: string; nama_barang: string }>(
    sql`select j.nama_dept, b.nama_barang from barang b join jenis j on j.kode_dept = b.kode_dept
      where b.kode_barcode = ${kode_barcode} ${liveFirst}`,
  );
  return piece ? motifOf(piece.nama_dept, piece.nama_barang) : motifOf();
};

/** The photo's bytes, or what stands in its place. */
const pictureOf = async (
  call: Call,
  kode_barcode: string,
  { ukuran, urut }: Wanted,
): Promise<{ picture: Picture; isPhoto: boolean }> => {
  const { piece, motif } = await call.kadar.db.read(call.scope, async (tx) => {
    const piece = await tx.maybe<{ kode_toko: string }>(
      sql`select kode_toko from barang b where kode_barcode = ${kode_barcode} and foto ${liveFirst}`,
    );
    return { piece, motif: piece ? motifOf() : await motifIn(tx, kode_barcode) };
  });
  if (piece) {
    const path = fotoPath(piece.kode_toko, kode_barcode, ukuran, urut);
    const bytes = await call.kadar.files.get(path);
    if (bytes) return { picture: { bytes, type: 'image/jpeg', etag: etagOf(bytes) }, isPhoto: true };
    call.request.log.warn({ path }, 'photo file is missing');
  }
  return { picture: await fallbackFoto(FALLBACK_SIDE[ukuran], motif), isPhoto: false };
};

/** Sends the photo, or a drawing in its place; the browser keeps it and asks whether it is still the same. */
export const sendFoto = async (call: Call<{ kode_barcode: string }, Wanted>): Promise<FastifyReply> => {
  const { picture, isPhoto } = await pictureOf(call, call.params.kode_barcode, call.query);
  const { bytes, type, etag } = picture;
  call.reply.headers({ etag, 'cache-control': 'private, no-cache', ...(!isPhoto && { 'x-fallback': '1' }) });
  if (call.request.headers['if-none-match'] === etag) return call.reply.status(304).send();
  return call.reply.header('content-type', type).send(Buffer.from(bytes));
};

/** Numbers of the photos of a piece. Throws BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN. */
export const listFoto = (call: Call<{ kode_barcode: string }>): Promise<{ data: number[] }> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const { kode_barcode } = call.params;
    const piece = await tx.maybe<{ kode_toko: string; foto: boolean }>(
      sql`select kode_toko, foto from barang b where kode_barcode = ${kode_barcode} ${liveFirst}`,
    );
    if (!piece) throw await barcodeNotFound(tx, kode_barcode);
    const further = await furtherPhotos(tx, piece.kode_toko, [kode_barcode]);
    return { data: [...(piece.foto ? [1] : []), ...(further.get(kode_barcode) ?? [])] };
  });
