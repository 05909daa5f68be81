import type { JournalLine } from '@kadar/domain/posting.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../platform/database/database.ts';
import { startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { postGoldJournal, postJournal } from './public.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());

const inShop = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  server.app.kadar.db.transaction({ toko: 'K01' }, work);
const post = (no_jurnal: string, lines: JournalLine[], trx = 'TAMBAH_BARANG'): Promise<void> =>
  inShop((tx) => postJournal(tx, { toko: 'K01', tanggal: TODAY, no_jurnal, trx, keterangan: 'UJI', lines }));
const written = (no_jurnal: string) =>
  server.look('select nomor_akun, type, debet, kredit from jurnal where no_jurnal = $1 order by id', [
    no_jurnal,
  ]);

test('maps roles to accounts, adds up equal lines, leaves zero lines out', async () => {
  await post('T1', [
    { role: 'PERSEDIAAN', dk: 'D', rp: 700 },
    { role: 'PERSEDIAAN', dk: 'D', rp: 300 },
    { role: 'TANPA_NILAI', dk: 'D', rp: 0 },
    { role: 'PERSEDIAAN_BELUM_TAG', dk: 'K', rp: 400 },
    { role: 'KATEGORI', nomor_akun: '4301', dk: 'K', rp: 600 },
  ]);
  expect(await written('T1')).toEqual([
    { nomor_akun: '1131', type: 'UMUM', debet: 1000, kredit: 0 },
    { nomor_akun: '1132', type: 'UMUM', debet: 0, kredit: 400 },
    { nomor_akun: '4301', type: 'UMUM', debet: 0, kredit: 600 },
  ]);
  await post('T2', [{ role: 'PERSEDIAAN', dk: 'D', rp: 0 }]);
  expect(await written('T2')).toEqual([]);
});

test('an unmapped role is named, of a known journal and of an unknown one', async () => {
  const lines: JournalLine[] = [
    { role: 'PERSEDIAAN', dk: 'D', rp: 1 },
    { role: 'ENTAH', dk: 'K', rp: 1 },
  ];
  await expect(post('T3', lines)).rejects.toMatchObject({
    code: 'AKUN_BELUM_DIPETAKAN',
    params: { roles: 'ENTAH' },
  });
  await expect(post('T3', lines, 'ENTAH')).rejects.toMatchObject({
    params: { trx: 'ENTAH', type: 'UMUM', roles: 'ENTAH, PERSEDIAAN' },
  });
  expect(await written('T3')).toEqual([]);
});

test('what does not balance is refused in rupiah and in gold', async () => {
  const open = post('T4', [{ role: 'PERSEDIAAN', dk: 'D', rp: 5 }]);
  await expect(open).rejects.toMatchObject({ code: 'JURNAL_TIDAK_SEIMBANG' });
  const gold = inShop((tx) =>
    postGoldJournal(tx, {
      toko: 'K01',
      tanggal: TODAY,
      no_jurnal: 'T4',
      lines: [{ role: 'PERSEDIAAN', dk: 'D', mg: 5 }],
    }),
  );
  await expect(gold).rejects.toMatchObject({ code: 'JURNAL_TIDAK_SEIMBANG' });
  expect(await server.look("select 1 from jurnal_emas where no_jurnal = 'T4'")).toEqual([]);
});

test('gold is written by place; nothing for no gold', async () => {
  const write = (no_jurnal: string, mg: number) =>
    inShop((tx) =>
      postGoldJournal(tx, {
        toko: 'K01',
        tanggal: TODAY,
        no_jurnal,
        lines: [
          { role: 'PERSEDIAAN', dk: 'D', mg },
          { role: 'TERJUAL', dk: 'K', mg },
        ],
      }),
    );
  await write('T5', 3923);
  await write('T6', 0);
  const rows = await server.look(
    "select no_jurnal, tempat, debet, kredit from jurnal_emas where no_jurnal in ('T5', 'T6') order by id",
  );
  expect(rows).toEqual([
    { no_jurnal: 'T5', tempat: 'PERSEDIAAN', debet: 3923, kredit: 0 },
    { no_jurnal: 'T5', tempat: 'TERJUAL', debet: 0, kredit: 3923 },
  ]);
});
