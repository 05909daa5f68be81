import { MAX_FOTO } from '@kadar/contract/endpoints/foto-produk.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type Ukuran = 'besar' | 'kecil';

/** Where a photo of a piece lies in the store; '/' and '.' of a barcode would make folders of it, so they are spelled out. No barcode holds '_'. */
export const fotoPath = (kode_toko: string, kode_barcode: string, ukuran: Ukuran, urut = 1): string => {
  const name = kode_barcode.replaceAll('/', '_2F').replaceAll('.', '_2E');
  const nth = urut === 1 ? '' : `_F${urut}`;
  return `foto_produk/${kode_toko}/${name}${nth}${ukuran === 'kecil' ? '-kecil' : ''}.jpg`;
};

/** Numbers of the photos after the first. */
export const FURTHER = Array.from({ length: MAX_FOTO - 1 }, (_, at) => at + 2);

/** Which further photos pieces of a shop have, by barcode: those that a document claimed, or, `staged`, that wait for theirs. */
export const furtherPhotos = async (
  tx: Tx,
  kode_toko: string,
  barcodes: readonly string[],
  { staged = false } = {},
): Promise<Map<string, number[]>> => {
  const places = barcodes.flatMap((kode) =>
    FURTHER.map((urut) => ({ kode, urut, path: fotoPath(kode_toko, kode, 'besar', urut) })),
  );
  const rows = await tx.rows<{ path: string }>(sql`
    select path from files where path = any(${places.map(({ path }) => path)}::text[]) and staged = ${staged}`);
  const there = new Set(rows.map(({ path }) => path));
  return new Map(
    barcodes.map((barcode) => [
      barcode,
      places.filter(({ kode, path }) => kode === barcode && there.has(path)).map(({ urut }) => urut),
    ]),
  );
};
