import type { Master } from '@kadar/contract/master.ts';
import { logoSvg } from '@kadar/demo-data/logo.ts';
import { KODE_PUSAT } from '@kadar/demo-data/places.ts';
import { qrRows } from '@kadar/documents/barcode.ts';
import sharp from 'sharp';
import { targetOf } from '../engines/master-engine/images.ts';
import { updateRecord } from '../engines/master-engine/store.ts';
import type { Kadar } from '../platform/kadar.ts';
import { addPictureRows, keepPicture } from './demo-pictures.ts';
import { DEMO_USER } from './seed-chain.ts';

type Parts = Pick<Kadar, 'db' | 'files'>;
const QRIS_PX = 600;

/** A drawing becomes a shop's picture in one of its fields. */
const seedPicture = async (
  { db, files }: Parts,
  masters: readonly Master[],
  field: 'logo' | 'qris',
  kode_toko: string,
  svg: string,
): Promise<void> => {
  const tokos = masters.find(({ name }) => name === 'tokos');
  const declared = tokos?.fields[field];
  if (!tokos || !declared) throw new Error(`shops have no ${field}`);
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  const picture = await keepPicture(files, png, kode_toko, targetOf(declared));
  await db.transaction({ toko: '*' }, async (tx) => {
    await addPictureRows(tx, [picture]);
    await updateRecord(tx, tokos, '*', kode_toko, { [field]: picture.path }, DEMO_USER);
  });
};

/** A code that looks like a shop's QRIS and says that nobody is paid by it. */
const qrisSvg = (kode_toko: string): string => {
  const rows = qrRows(`QRIS CONTOH ${kode_toko} BUKAN UNTUK DIBAYAR`);
  const dark = rows.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1Z`] : [])));
  const size = rows.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${QRIS_PX}" height="${QRIS_PX}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${dark.join('')}"/></svg>`;
};

/** Head office's logo, which the papers of every branch show too, and the code that each branch's customers pay by. */
export const seedLogo = async (
  parts: Parts,
  masters: readonly Master[],
  branches: readonly string[],
): Promise<void> => {
  await seedPicture(parts, masters, 'logo', KODE_PUSAT, logoSvg());
  for (const kode_toko of branches) await seedPicture(parts, masters, 'qris', kode_toko, qrisSvg(kode_toko));
};
