import type { Master } from '@kadar/contract/master.ts';
import { type KatalogList, type KatalogPicture, katalogLists, type Look } from '@kadar/demo-data/katalog.ts';
import sharp, { type Sharp } from 'sharp';
import type { MasterRecord } from '../engines/master-engine/hooks.ts';
import { targetOf } from '../engines/master-engine/images.ts';
import { seedRecords } from '../engines/master-engine/seed.ts';
import { updateRecord } from '../engines/master-engine/store.ts';
import type { Tx } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files.ts';
import type { Target } from '../platform/images/encode.ts';
import type { Kadar } from '../platform/kadar.ts';
import { addPictureRows, type DemoPicture, drawEach, keepPicture, pathOf } from './demo-pictures.ts';
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

const keyOf = (key: string, look: number): string => `${key}/${look}`;

const keep = async (
  files: FileStore,
  picture: KatalogPicture,
  key: string,
  target: Target & { folder: string },
): Promise<DemoPicture[]> =>
  Promise.all((await looksOf(picture)).map((png, look) => keepPicture(files, png, keyOf(key, look), target)));

interface List extends KatalogList {
  declared: Master;
  /** Where its pictures go; nothing where it has none. */
  target: (Target & { folder: string }) | undefined;
}

const listsOf = (masters: readonly Master[], seed: string): List[] =>
  katalogLists(seed).map((list) => {
    const declared = masters.find(({ name }) => name === list.master);
    if (!declared) throw new Error(`unknown master ${list.master}`);
    const pictured = list.field === undefined ? undefined : declared.fields[list.field];
    return { ...list, declared, target: pictured && targetOf(pictured) };
  });

/** The rows of the demo's catalogue, which documents may name from then on; they say where their pictures will lie. */
export const seedKatalog = async (tx: Tx, masters: readonly Master[], seed: string): Promise<void> => {
  for (const { master: name, declared, target, field, many, rows } of listsOf(masters, seed)) {
    const records = rows.map(({ fields, picture }): MasterRecord => {
      if (!field || !target) return { ...fields };
      const key = String(fields[declared.key]);
      const paths = (picture?.looks ?? []).map((_, look) => pathOf(target.folder, keyOf(key, look)));
      return { ...fields, [field]: many ? paths : paths[0] };
    });
    if (declared.add === false)
      for (const record of records)
        await updateRecord(tx, declared, '*', String(record[declared.key]), record, DEMO_USER);
    else await seedRecords(tx, masters, name, records, DEMO_USER);
  }
};

/** The pictures of the catalogue, drawn through the encoder that uploads go through, and their rows. */
export const drawKatalog = async (
  { db, files }: Pick<Kadar, 'db' | 'files'>,
  masters: readonly Master[],
  seed: string,
  stopping: AbortSignal,
): Promise<void> => {
  for (const { declared, target, rows } of listsOf(masters, seed)) {
    if (!target) continue;
    const stored = await drawEach(rows, stopping, async ({ fields, picture }) =>
      picture ? keep(files, picture, String(fields[declared.key]), target) : [],
    );
    await db.transaction({ toko: '*' }, (tx) => addPictureRows(tx, stored.flat()));
  }
};
