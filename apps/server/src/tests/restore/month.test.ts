import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOT_PLAYED } from '../../demo/every-fate.fixture.ts';
import { DOKUMEN } from '../../modules/dokumen/public.ts';
import {
  backupInView,
  contentAt,
  newPlace,
  removeAll,
  restoreTo,
} from '../../platform/backup/backup.fixture.ts';
import type { TestApp } from '../../testing/harness.ts';
import { busyTills, startDemoMonth } from './demo-month.fixture.ts';

/** Kinds that a month of the demo may be without. Each of them alone: kinds-alone.test.ts. */
const RARE = [
  'AFILIASI',
  'KELEBIHAN_HANGUS',
  'PENCAIRAN_MARKETPLACE',
  'POIN_KEDALUWARSA',
  'TUTUP_HARIAN',
  ...NOT_PLAYED.map(({ jenis }) => jenis),
];

let server: TestApp;
beforeAll(async () => {
  server = await startDemoMonth();
});
afterAll(async () => {
  await removeAll();
  await server?.close();
});

test('a month of the demo, backed up while its tills post, is restored row by row, and its books hold', async () => {
  const often = DOKUMEN.filter(({ jenis }) => !RARE.includes(jenis));
  const among = async (condition: string): Promise<string[]> =>
    (await server.look<{ jenis: string }>(`select distinct jenis from dokumen where ${condition}`)).map(
      ({ jenis }) => jenis,
    );
  expect(await among('true')).toEqual(expect.arrayContaining(often.map(({ jenis }) => jenis)));
  const takenBack = often.flatMap(({ jenis, batal }) => (batal ? [jenis] : []));
  expect(await among("status = 'BATAL'")).toEqual(expect.arrayContaining(takenBack));

  const before = await contentAt(server.database.ownerUrl);
  const tills = await busyTills(server);
  await tills.rounds(2);
  const { path, content } = await backupInView(server);
  await tills.rounds(2);
  await tills.stop();
  const after = await contentAt(server.database.ownerUrl);
  for (const table of ['dokumen', 'kirim_uang', 'mutasi_stock', 'jurnal'])
    expect([before[table], after[table]], table).not.toContain(content[table]);

  const place = await newPlace();
  const { findings } = await restoreTo(place, path);
  expect(findings).toEqual([]);
  expect(await contentAt(place.url)).toEqual(content);
}, 120_000);
