import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { stonesText } from '@kadar/contract/batu.ts';
import { tagsBarang } from '@kadar/contract/endpoints/barang.ts';
import { TAG_SIZE, type TagModel, type TagSize, tagModule, writeTagsPdf } from '@kadar/documents/pdf/tag.ts';
import { orUnpriced } from '@kadar/domain/pricing.ts';
import type { FastifyReply } from 'fastify';
import { printTime } from '../../../engines/paper.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { runCommand } from '../../../platform/http/command.ts';
import { type PiecePricing, pricePiece, pricingColumns, pricingJoins } from '../../harga/public.ts';
import { labelOf, type StoredAtribut } from '../barang-row.ts';
import { countTags } from '../commands/count-tags.ts';
import { barcodeNotFound, liveFirst } from '../not-found.ts';

/** A tag, and the shop that the piece is of. */
export type PieceTag = TagModel & { kode_toko: string };
type Asking = Pick<Call, 'kadar' | 'scope'>;
type TagRow = Pick<TagModel, 'nama_barang'> &
  PiecePricing & {
    kode_toko: string;
    kode_intern: string;
    kadar_label: string | null;
    atribut: StoredAtribut[];
  };

const modelOf = async ({ kadar }: Asking, row: TagRow): Promise<PieceTag> => {
  const { kode_toko, kode_barcode, kode_intern, nama_barang, berat } = row;
  const settings = await kadar.settings.of(kode_toko);
  const priced = orUnpriced(() => pricePiece(row, settings));
  const what = { kode_toko, kode_barcode, kode_intern, nama_barang, berat, kadar: labelOf(row) };
  const batu = stonesText(row.atribut);
  return { ...what, ...(batu && { batu }), ...(priced && { harga: priced.hargaJualRp }) };
};

/** What tags say of these pieces, each with the till's price of now, in the order asked for. Throws BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN for the first not found. */
export const tagsOf = (call: Asking, barcodes: readonly string[]): Promise<PieceTag[]> =>
  call.kadar.db.transaction(call.scope, async (tx) => {
    const rows = await tx.rows<TagRow>(sql`
      select b.kode_toko, b.kode_barcode, b.kode_intern, b.nama_barang, b.berat, b.kadar, b.harga_emas, b.ongkos, b.harga_atribut, b.atribut, ${pricingColumns}
      from (select distinct unnest(${barcodes}::text[])) asked(kode)
      cross join lateral (select * from barang b where b.kode_barcode = asked.kode ${liveFirst}) b
      ${pricingJoins}`);
    const found = new Set(rows.map(({ kode_barcode }) => kode_barcode));
    const missing = barcodes.find((barcode) => !found.has(barcode));
    if (missing !== undefined) throw await barcodeNotFound(tx, missing);
    const models = new Map<string, PieceTag>();
    for (const row of rows) models.set(row.kode_barcode, await modelOf(call, row));
    return barcodes.flatMap((barcode) => models.get(barcode) ?? []);
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

/**
 * Tags of pieces of any status, one page each, counted as those of a printer are. Throws BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN for the first not found,
 * PILIH_TOKO where head office asks about several shops at once.
 */
export const sendTags = async (
  call: Call<unknown, unknown, { kode_barcodes: string[] }>,
): Promise<FastifyReply> => {
  const pieces = await tagsOf(call, [...new Set(call.body.kode_barcodes)]);
  const shops = new Set(pieces.map(({ kode_toko }) => kode_toko));
  const [only] = shops;
  const toko = shops.size === 1 && only !== undefined ? only : oneToko(call);
  const tags = await runCommand({ ...call, scope: { toko } }, tagsBarang.path, (tx) => {
    // No price on a tag but where the shop's own layout puts it (domain §8).
    const plain = pieces.map(({ harga: _priced, kode_toko: _shop, ...tag }): TagModel => tag);
    return countTags(tx, { toko, user: call.session.user_id, ip: call.ip }, plain);
  });
  const out = new PassThrough();
  const [pdf] = await Promise.all([buffer(out), writeTagsPdf(tags, out, printTime(call), sizeFor(tags))]);
  return call.reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', 'inline; filename="tag.pdf"')
    .send(pdf);
};
