import type { Master } from '@kadar/contract/master.ts';
import { logoSvg } from '@kadar/demo-data/logo.ts';
import { KODE_PUSAT } from '@kadar/demo-data/places.ts';
import sharp from 'sharp';
import { targetOf } from '../engines/master-engine/images.ts';
import { updateRecord } from '../engines/master-engine/store.ts';
import type { Kadar } from '../platform/kadar.ts';
import { addPictureRows, keepPicture } from './demo-pictures.ts';
import { DEMO_USER } from './seed-chain.ts';

/** Head office's logo, which the papers of every branch show too. */
export const seedLogo = async (
  { db, files }: Pick<Kadar, 'db' | 'files'>,
  masters: readonly Master[],
): Promise<void> => {
  const tokos = masters.find(({ name }) => name === 'tokos');
  if (!tokos?.fields.logo) throw new Error('shops have no logo');
  const png = await sharp(Buffer.from(logoSvg())).png().toBuffer();
  const picture = await keepPicture(files, png, KODE_PUSAT, targetOf(tokos.fields.logo));
  await db.transaction({ toko: '*' }, async (tx) => {
    await addPictureRows(tx, [picture]);
    await updateRecord(tx, tokos, '*', KODE_PUSAT, { logo: picture.path }, DEMO_USER);
  });
};
