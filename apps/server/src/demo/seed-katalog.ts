import { createHash } from 'node:crypto';
import type { Master } from '@kadar/contract/master.ts';
import { type KatalogPicture, katalogLists, type Look } from '@kadar/demo-data/katalog.ts';
import { KODE_PUSAT } from '@kadar/demo-data/places.ts';
import sharp, { type Sharp } from 'sharp';
import type { MasterRecord } from '../engines/master-engine/hooks.ts';
import { targetOf } from '../engines/master-engine/images.ts';
import { seedRecords } from '../engines/master-engine/seed.ts';
import { updateRecord } from '../engines/master-engine/store.ts';
import { sql } from '../platform/database/sql.ts';
import type { FileStore } from '../platform/files.ts';
import { encodeJpeg, type Target } from '../platform/images/encode.ts';
import type { Kadar } from '../platform/kadar.ts';
import { DEMO_USER } from './seed-chain.ts';

interface Stored {
  path: string;
  size: number;
  sha256: Buffer;
}

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

/** 16 letters and digits, the same at every start. */
const nameFor = (folder: string, key: string): string =>
  createHash('sha256')
    .update(`${folder}/${key}`)
    .digest('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 16);

const keep = async (
  files: FileStore,
  picture: KatalogPicture,
  key: string,
  target: Target,
): Promise<Stored[]> =>
  Promise.all(
    (await looksOf(picture)).map(async (png, index): Promise<Stored> => {
      const { bytes } = await encodeJpeg(png, target);
      const path = `NSIPIC/${KODE_PUSAT}/${picture.folder}/${nameFor(picture.folder, `${key}/${index}`)}.jpg`;
      await files.put(path, bytes);
      return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
    }),
  );

/** The demo's catalogue with its pictures, drawn through the encoder that uploads go through, and their rows. */
export const seedKatalog = async (
  { db, files }: Pick<Kadar, 'db' | 'files'>,
  masters: readonly Master[],
  seed: string,
): Promise<void> => {
  for (const { master: name, field, many, rows } of katalogLists(seed)) {
    const master = masters.find((one) => one.name === name);
    if (!master) throw new Error(`unknown master ${name}`);
    const pictured = field === undefined ? undefined : master.fields[field];
    const complete = await Promise.all(
      rows.map(async ({ fields, picture }) => {
        const key = String(fields[master.key]);
        const stored = picture && pictured ? await keep(files, picture, key, targetOf(pictured)) : [];
        const paths = stored.map(({ path }) => path);
        const record: MasterRecord = field ? { ...fields, [field]: many ? paths : paths[0] } : { ...fields };
        return { key, record, stored };
      }),
    );
    await db.transaction({ toko: '*' }, async (tx) => {
      for (const { path, size, sha256 } of complete.flatMap(({ stored }) => stored))
        await tx.execute(sql`
          insert into files (path, content_type, size, sha256, created_by) values (${path}, 'image/jpeg', ${size}, ${sha256}, ${DEMO_USER})`);
      const records = complete.map(({ record }) => record);
      if (master.add === false)
        for (const { key, record } of complete) await updateRecord(tx, master, '*', key, record, DEMO_USER);
      else await seedRecords(tx, masters, name, records, DEMO_USER);
    });
  }
};
