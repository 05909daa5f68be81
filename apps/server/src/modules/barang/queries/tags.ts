import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { TAG_SIZE, type TagModel, type TagSize, tagModule, writeTagsPdf } from '@kadar/documents/pdf/tag.ts';
import type { FastifyReply } from 'fastify';
import { printTime } from '../../../engines/paper.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { labelOf } from '../barang-row.ts';
import { barcodeNotFound, liveFirst } from '../not-found.ts';

type TagRow = Omit<TagModel, 'kadar'> & { kadar: number; kadar_label: string | null };

const tagsOf = (call: Call, barcodes: readonly string[]): Promise<TagModel[]> =>
  call.kadar.db.transaction(call.scope, async (tx) => {
    const rows = await tx.rows<TagRow>(sql`
      select b.kode_barcode, b.kode_intern, b.nama_barang, b.berat, b.kadar, k.label as kadar_label
      from (select distinct unnest(${barcodes}::text[])) asked(kode)
      cross join lateral (select * from barang b where b.kode_barcode = asked.kode ${liveFirst}) b
      left join kadar k on k.kadar = b.kadar and k.deleted_at is null`);
    const byBarcode = new Map(rows.map((row) => [row.kode_barcode, row]));
    const missing = barcodes.find((barcode) => !byBarcode.has(barcode));
    if (missing !== undefined) throw await barcodeNotFound(tx, missing);
    return barcodes.flatMap((barcode) => {
      const row = byBarcode.get(barcode);
      return row ? [{ ...row, kadar: labelOf(row) }] : [];
    });
  });

const fits = (kode_barcode: string): boolean => {
  try {
    return tagModule(kode_barcode, TAG_SIZE) > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

/** One symbol for the whole print: bars, or QR when a code is too long for bars on this tag. */
const sizeFor = (tags: readonly TagModel[]): TagSize =>
  tags.every(({ kode_barcode }) => fits(kode_barcode)) ? TAG_SIZE : { ...TAG_SIZE, symbol: 'qr' };

/** Tags of pieces of any status, one page each. Throws BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN for the first not found. */
export const sendTags = async (call: Call, barcodes: readonly string[]): Promise<FastifyReply> => {
  const tags = await tagsOf(call, barcodes);
  const out = new PassThrough();
  const [pdf] = await Promise.all([buffer(out), writeTagsPdf(tags, out, printTime(call), sizeFor(tags))]);
  return call.reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', 'inline; filename="tag.pdf"')
    .send(pdf);
};
