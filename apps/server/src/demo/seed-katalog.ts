import type { Master } from '@kadar/contract/master.ts';
import { type KatalogPicture, katalogLists, type Look } from '@kadar/demo-data/katalog.ts';
import sharp, { type Sharp } from 'sharp';
import type { MasterRecord } from '../engines/master-engine/hooks.ts';
import { targetOf } from '../engines/master-engine/images.ts';
import { seedRecords } from '../engines/master-engine/seed.ts';
import { updateRecord } from '../engines/master-engine/store.ts';
import type { FileStore } from '../platform/files.ts';
import type { Target } from '../platform/images/encode.ts';
import type { Kadar } from '../platform/kadar.ts';
import { addPictureRows, type DemoPicture, drawEach, keepPicture } from './demo-pictures.ts';
import { DEMO_USER } from './seed-chain.ts';

const NEAR = { left: 140, top: 90, width: 400, height: 400 };
const PAPER = '#f3e8d5';
const TURN_DEGREES = 14;

/** One drawing costs ten times a photo of it. */
const looksOf = async ({ svg, looks }: KatalogPicture): Promise<Buffer[]> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = (): Sharp => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const seen: Record<Look, () => Sharp> = {
    whole: drawn,
    near: () => drawn().extract(NEAR).resize(info.width, info.height),
    turned: () =>
      drawn()
        .rotate(TURN_DEGREES, { background: PAPER })
        .resize(info.width, info.height, { fit: 'cover' })
        .flop(),
  };
  return Promise.all(looks.map((look) => seen[look]().png({ compressionLevel: 1 }).toBuffer()));
};

const keep = async (
  files: FileStore,
  picture: KatalogPicture,
  key: string,
  target: Target & { folder: string },
): Promise<DemoPicture[]> =>
  Promise.all(
    (await looksOf(picture)).map((png, index) => keepPicture(files, png, `${key}/${index}`, target)),
  );

/** The demo's catalogue with its pictures, drawn through the encoder that uploads go through, and their rows. */
export const seedKatalog = async (
  { db, files }: Pick<Kadar, 'db' | 'files'>,
  masters: readonly Master[],
  seed: string,
  stopping: AbortSignal,
): Promise<void> => {
  for (const { master: name, field, many, rows } of katalogLists(seed)) {
    const master = masters.find((one) => one.name === name);
    if (!master) throw new Error(`unknown master ${name}`);
    const pictured = field === undefined ? undefined : master.fields[field];
    const complete = await drawEach(rows, stopping, async ({ fields, picture }) => {
      const key = String(fields[master.key]);
      const stored = picture && pictured ? await keep(files, picture, key, targetOf(pictured)) : [];
      const paths = stored.map(({ path }) => path);
      const record: MasterRecord = field ? { ...fields, [field]: many ? paths : paths[0] } : { ...fields };
      return { key, record, stored };
    });
    await db.transaction({ toko: '*' }, async (tx) => {
      await addPictureRows(
        tx,
        complete.flatMap(({ stored }) => stored),
      );
      const records = complete.map(({ record }) => record);
      if (master.add === false)
        for (const { key, record } of complete) await updateRecord(tx, master, '*', key, record, DEMO_USER);
      else await seedRecords(tx, masters, name, records, DEMO_USER);
    });
  }
};
