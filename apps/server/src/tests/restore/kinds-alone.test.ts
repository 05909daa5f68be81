import pg from 'pg';
import { afterAll, afterEach, describe, expect, onTestFailed, test } from 'vitest';
import { DOKUMEN } from '../../modules/dokumen/public.ts';
import {
  backupInView,
  contentOf,
  loadOver,
  newFolder,
  newPlace,
  removeAll,
} from '../../platform/backup/backup.fixture.ts';
import { startTestApp, type TestApp, templateOf } from '../../testing/harness.ts';
import { posterOf, postSample } from '../dokumen/post-sample.fixture.ts';
import { samplesOf } from '../dokumen/sample-documents.fixture.ts';
import { done, K01, LONE, type Stage, stageFor } from './lone-documents.fixture.ts';

const SAMPLED = DOKUMEN.filter(({ jenis }) => samplesOf()[jenis]);
let server: TestApp | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Where all are loaded, one over the other: what is loaded first takes away all that was there. */
let place: pg.Client | undefined;
const leave = async (): Promise<void> => {
  await place?.end();
  place = undefined;
};
afterAll(async () => {
  await leave();
  await removeAll();
});
const openPlace = async (): Promise<pg.Client> => {
  const { url } = await newPlace(await templateOf('empty'));
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  return client;
};

const inShop = async (kinds: readonly string[], work: (stage: Stage) => Promise<void>): Promise<void> => {
  // What went wrong there is nobody else's.
  onTestFailed(leave);
  server = await startTestApp();
  await work(await stageFor(server, kinds));
  const there = await server.look<{ jenis: string }>('select distinct jenis from dokumen');
  expect(there.map(({ jenis }) => jenis)).toEqual(expect.arrayContaining([...kinds]));
  const { path, content } = await backupInView(server);
  place ??= await openPlace();
  await loadOver(place, newFolder(), path);
  expect(await contentOf(place)).toEqual(content);
};

/** Each in a shop of its own, so that no other document helps it in; with what it itself follows. */
describe('each kind of document alone is loaded as it was', { timeout: 120_000 }, () => {
  test('and none is left out', () => {
    const kinds = [
      ...SAMPLED.map(({ jenis }) => jenis),
      ...Object.keys(LONE).flatMap((key) => key.split(' ')),
    ];
    expect(kinds.sort()).toEqual(DOKUMEN.map(({ jenis }) => jenis).sort());
  });

  test.each(SAMPLED.map((type) => [type.jenis, type] as const))(
    '%s, standing and reversed',
    async (jenis, type) => {
      const sample = samplesOf()[jenis];
      if (!sample) throw new Error('no sample');
      await inShop([jenis], async (stage) => {
        await postSample(stage.server, posterOf(jenis, stage.spv, stage.owner), jenis, sample);
        if (!type.batal) return;
        const no = await postSample(stage.server, posterOf(jenis, stage.spv, stage.owner), jenis, sample);
        const bag = type.batal.segel ? { no_segel: 'UJI BARU', berat_kantong: 60 } : {};
        done(await stage.owner.post(`${type.path}/${no}/batal`, { alasan: 'uji coba', ...bag }, K01));
      });
    },
  );

  test.each(Object.entries(LONE))('%s', (key, post) => inShop(key.split(' '), post));
});
