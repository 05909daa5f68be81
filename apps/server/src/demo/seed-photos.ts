import { piecePhotoSvg } from '@kadar/demo-data/photos.ts';
import sharp from 'sharp';
import { fotoPath } from '../modules/barang/public.ts';
import { sql } from '../platform/database/sql.ts';
import type { Kadar } from '../platform/kadar.ts';

/** Different drawings per type and purity; pieces share them, as a shop's own snapshots look alike. */
const VARIANTS = 3;
const PER_SHOP = 240;
const SMALL = 256;

interface Piece {
  kode_barcode: string;
  kode_dept: string;
  kadar: number;
}

const draw = async (piece: Piece, variant: number): Promise<{ large: Buffer; small: Buffer }> => {
  const svg = Buffer.from(piecePhotoSvg(piece.kode_dept, piece.kadar, variant));
  const large = await sharp(svg).jpeg({ quality: 80 }).toBuffer();
  return { large, small: await sharp(large).resize(SMALL, SMALL).jpeg({ quality: 80 }).toBuffer() };
};

/** Photos for the oldest pieces of each shop; the others show the fallback, as in a shop that just began. */
export const seedPhotos = async (kadar: Kadar, kode_toko: string): Promise<void> => {
  const drawn = new Map<string, ReturnType<typeof draw>>();
  const pieces = await kadar.db.transaction({ toko: kode_toko }, (tx) =>
    tx.rows<Piece>(sql`
      select kode_barcode, kode_dept, kadar from barang where kode_toko = ${kode_toko} and status = 'READY' order by kode_barcode limit ${PER_SHOP}`),
  );
  for (const [index, piece] of pieces.entries()) {
    const variant = index % VARIANTS;
    const key = `${piece.kode_dept}/${piece.kadar}/${variant}`;
    const picture = drawn.get(key) ?? draw(piece, variant);
    drawn.set(key, picture);
    const { large, small } = await picture;
    await kadar.files.put(fotoPath(kode_toko, piece.kode_barcode, 'besar'), large);
    await kadar.files.put(fotoPath(kode_toko, piece.kode_barcode, 'kecil'), small);
  }
  const codes = pieces.map(({ kode_barcode }) => kode_barcode);
  await kadar.db.transaction({ toko: kode_toko }, (tx) =>
    tx.execute(
      sql`update barang set foto = true where kode_toko = ${kode_toko} and kode_barcode = any(${codes}::text[])`,
    ),
  );
};
