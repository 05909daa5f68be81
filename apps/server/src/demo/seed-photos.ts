import { piecePhotoSvg } from '@kadar/demo-data/photos.ts';
import sharp from 'sharp';
import { fotoPath } from '../modules/barang/public.ts';
import { sha256 } from '../platform/canonical.ts';
import { sql } from '../platform/database/sql.ts';
import type { Kadar } from '../platform/kadar.ts';
import { drawEach } from './demo-pictures.ts';
import { DEMO_USER } from './seed-chain.ts';
import type { ShopDay } from './shop.ts';

/** Pieces of one type and purity share a drawing, as a shop's own snapshots look alike. */
const PER_SHOP = 100;
const SMALL = 256;

interface Kind {
  kode_dept: string;
  kadar: number;
}
interface Piece extends Kind {
  kode_barcode: string;
}

interface Photo {
  large: Buffer;
  small: Buffer;
}
const draw = async ({ kode_dept, kadar }: Kind): Promise<Photo> => {
  const svg = Buffer.from(piecePhotoSvg(kode_dept, kadar, 0));
  const large = await sharp(svg).jpeg({ quality: 80 }).toBuffer();
  return { large, small: await sharp(large).resize(SMALL, SMALL).jpeg({ quality: 80 }).toBuffer() };
};

/** Drawings by type and purity, the same whoever asks; rasterising one takes longer than selling ten pieces. */
const drawings = new Map<string, Promise<Photo>>();

/** Both sizes of a drawing of its kind. */
export const drawingOf = (kind: Kind): Promise<Photo> => {
  const key = `${kind.kode_dept}/${kind.kadar}`;
  const known = drawings.get(key);
  if (known) return known;
  const drawing = draw(kind);
  drawings.set(key, drawing);
  // What went wrong once is drawn again; who asked for it is told.
  drawing.catch(() => drawings.delete(key));
  return drawing;
};

/** A photo as a till takes it ahead of a purchase: gives the barcode that its piece will have. */
export const newPhoto = async (day: ShopDay, kind: Kind): Promise<string> => {
  const { tx, shop, tanggal } = day;
  const { nomor } = await tx.one<{ nomor: string }>(
    sql`select kadar_next_number('BE', ${shop.kode_toko}, ${tanggal}::date) as nomor`,
  );
  const kode_barcode = nomor.slice(2);
  await putPhoto(day, kode_barcode, kind, true);
  return kode_barcode;
};

/** The photo of a piece of the shop; a staged one waits for its piece. */
export const putPhoto = async (
  { kadar, tx, shop }: ShopDay,
  kode_barcode: string,
  kind: Kind,
  staged: boolean,
): Promise<void> => {
  const { large, small } = await drawingOf(kind);
  for (const [ukuran, bytes] of [
    ['besar', large],
    ['kecil', small],
  ] as const) {
    const path = fotoPath(shop.kode_toko, kode_barcode, ukuran);
    await kadar.files.put(path, bytes);
    await tx.execute(sql`
      insert into files (path, content_type, size, sha256, created_by, staged)
      values (${path}, 'image/jpeg', ${bytes.length}, ${sha256(bytes)}, ${shop.spv}, ${staged})`);
  }
  if (!staged)
    await tx.execute(
      sql`update barang set foto = true where kode_toko = ${shop.kode_toko} and kode_barcode = ${kode_barcode}`,
    );
};

/** Draws what the pieces that came in so far will need. */
export const drawKinds = async ({ db }: Pick<Kadar, 'db'>, stopping: AbortSignal): Promise<void> => {
  const kinds = await db.transaction({ toko: '*' }, (tx) =>
    tx.rows<Kind>(sql`select distinct kode_dept, kadar from barang order by 1, 2`),
  );
  await drawEach(kinds, stopping, drawingOf);
};

/** Photos for the oldest pieces of each shop; the others show the fallback, as in a shop that just began. */
export const seedPhotos = async (kadar: Kadar, kode_toko: string, stopping: AbortSignal): Promise<void> => {
  const pieces = await kadar.db.transaction({ toko: kode_toko }, (tx) =>
    tx.rows<Piece>(sql`
      select kode_barcode, kode_dept, kadar from barang where kode_toko = ${kode_toko} and status = 'READY' and not foto order by kode_barcode limit ${PER_SHOP}`),
  );
  const put = async (piece: Piece) => {
    const { large, small } = await drawingOf(piece);
    const photos = { besar: large, kecil: small };
    return Promise.all(
      (['besar', 'kecil'] as const).map(async (ukuran) => {
        const path = fotoPath(kode_toko, piece.kode_barcode, ukuran);
        await kadar.files.put(path, photos[ukuran]);
        return { path, size: photos[ukuran].length, sha256: sha256(photos[ukuran]).toString('hex') };
      }),
    );
  };
  const stored = (await drawEach(pieces, stopping, put)).flat();
  const codes = pieces.map(({ kode_barcode }) => kode_barcode);
  await kadar.db.transaction({ toko: kode_toko }, async (tx) => {
    await tx.execute(sql`
      insert into files (path, content_type, size, sha256, created_by)
      select path, 'image/jpeg', size, decode(sha256, 'hex'), ${DEMO_USER}
      from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as x(path text, size int, sha256 text)`);
    await tx.execute(
      sql`update barang set foto = true where kode_toko = ${kode_toko} and kode_barcode = any(${codes}::text[])`,
    );
  });
};
