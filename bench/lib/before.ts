import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadMasters } from '../../apps/server/src/engines/master-engine/registry.ts';
import { createBackup } from '../../apps/server/src/platform/backup/create-backup.ts';
import { loadContent } from '../../apps/server/src/platform/backup/load.ts';
import { openBackup } from '../../apps/server/src/platform/backup/read-file.ts';
import { alignColumns } from '../../apps/server/src/platform/backup/tables.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import type { SentTransaction } from './capture.ts';
import type { Clone, World } from './world.ts';

/** The version before documents had one door; its speed is what a sale is held against. */
export const BEFORE = '7f1055e';
const FOLDER = join(import.meta.dirname, '../before');

type Stored = string | number | null | readonly string[] | { hex: string };

interface StoredSales {
  opening: string;
  statements: readonly { name: string; text: string }[];
  /** Per sale and statement. */
  values: readonly (readonly (readonly Stored[])[])[];
}

const driverValue = (stored: Stored): unknown =>
  stored !== null && typeof stored === 'object' && 'hex' in stored ? Buffer.from(stored.hex, 'hex') : stored;

/** What that version sent to its database for as many different sales as it was asked for once. */
export const salesBefore = (): SentTransaction[] => {
  const file = readFileSync(join(FOLDER, `${BEFORE}-sales.json.gz`));
  const { opening, statements, values } = JSON.parse(gunzipSync(file).toString()) as StoredSales;
  return values.map((sale) => [
    { name: '', text: opening, values: [] },
    ...statements.map(({ name, text }, at) => ({ name, text, values: (sale[at] ?? []).map(driverValue) })),
    { name: '', text: 'commit', values: [] },
  ]);
};

/** The database those sales were meant for, with the schema it had. */
export const databaseBefore = (world: World): Promise<Clone> =>
  fromBackup(world, 'before', join(FOLDER, `${BEFORE}.kadar`));

/** A database of now, filled in the same way: rows lie as densely in one as in the other. */
export const databaseNow = async (world: World, seeded: Clone): Promise<Clone> => {
  const path = world.path('now.kadar');
  await mkdir(world.path('now/files'), { recursive: true });
  await createBackup({ pool: seeded.owner, dataDir: world.path('now'), path });
  return fromBackup(world, 'now', path);
};

const fromBackup = async (world: World, name: string, path: string): Promise<Clone> => {
  const clone = await world.empty(name);
  const client = await clone.owner.connect();
  try {
    const { header, frames } = await openBackup(path);
    await migrate(clone.owner, await loadMasters(), { only: header.migrations, restoring: true });
    await alignColumns(client, header.tables);
    await loadContent(client, header, frames, world.path(`${name}-files`));
    await client.query('vacuum analyze');
    return clone;
  } finally {
    client.release();
  }
};
