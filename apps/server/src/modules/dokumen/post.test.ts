import { TERIMA_SUPPLIER } from '@kadar/contract/dokumen/terima-supplier.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import { type Books, booksOf } from '@kadar/domain/books.ts';
import type { JournalLine } from '@kadar/domain/posting.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { groundOf, postDokumen } from './public.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());

const post = (books: Partial<Books>, scope = 'K01'): Promise<string> =>
  server.app.kadar.db.transaction({ toko: scope }, async (tx) => {
    const { mapping } = await tx.one(groundOf(TERIMA_SUPPLIER, 'K01', undefined, sql`1 as satu`));
    const [posted] = await postDokumen(tx, { toko: 'K01', tanggal: TODAY }, [
      {
        type: TERIMA_SUPPLIER,
        signed: { user: 'SPV1', ip: '' },
        head: {},
        books: booksOf(books),
        mapping,
        uraian: 'UJI',
        audit: {},
        answer: { data: {}, message: '' },
      },
    ]);
    return posted?.no ?? '';
  });
/** Gold that is not tagged yet, of a cost or a fine weight. */
const untagged = (some: { hpp?: number; murni?: number }): MassaRow[] => [
  {
    objek: 'BELUM_TAG',
    kunci: null,
    kadar: 75,
    milik: 'TOKO',
    jenis: 'TERIMA',
    qty: 1,
    berat: 1000,
    hpp: 0,
    murni: 0,
    ...some,
  },
];
const documents = () => server.look("select 1 from dokumen where jenis = 'TERIMA_SUPPLIER'");
const written = (no_jurnal: string) =>
  server.look(
    'select nomor_akun, role, type, keterangan, debet, kredit from jurnal where no_jurnal = $1 order by id',
    [no_jurnal],
  );
const line = (role: string, dk: 'D' | 'K', rp: number, nomor_akun?: string): JournalLine => ({
  role,
  dk,
  rp,
  ...(nomor_akun && { nomor_akun }),
});

test('maps roles to accounts, adds up equal lines, leaves zero lines out', async () => {
  const no = await post({
    massa: untagged({ hpp: 1000 }),
    pihak: [{ pihak: 'SUPPLIER', kode: 'MK', no_asal: null, rp: 400, emas_mg: 0, emas_rp: 0, muka_rp: 0 }],
    jurnal: [
      line('PERSEDIAAN_BELUM_TAG', 'D', 700),
      line('PERSEDIAAN_BELUM_TAG', 'D', 300),
      line('TANPA_NILAI', 'D', 0),
      line('HUTANG_SUPPLIER', 'K', 400),
      line('KATEGORI', 'K', 600, '4301'),
    ],
  });
  const common = { type: 'UMUM', keterangan: 'UJI' };
  expect(await written(no)).toEqual([
    { ...common, role: 'PERSEDIAAN_BELUM_TAG', nomor_akun: '1132', debet: 1000, kredit: 0 },
    { ...common, role: 'HUTANG_SUPPLIER', nomor_akun: '2101', debet: 0, kredit: 400 },
    { ...common, role: 'KATEGORI', nomor_akun: '4301', debet: 0, kredit: 600 },
  ]);
  expect(await written(await post({ jurnal: [line('PERSEDIAAN_BELUM_TAG', 'D', 0)] }))).toEqual([]);
});

test('an unmapped role is named, and nothing is written', async () => {
  const before = await documents();
  await expect(
    post({ jurnal: [line('PERSEDIAAN_BELUM_TAG', 'D', 1), line('ENTAH', 'K', 1)] }),
  ).rejects.toMatchObject({
    code: 'AKUN_BELUM_DIPETAKAN',
    params: { trx: 'TERIMA_SUPPLIER', type: 'UMUM', roles: 'ENTAH' },
  });
  expect(await documents()).toEqual(before);
});

test('what does not balance is refused in rupiah and in gold, and two books that contradict each other', async () => {
  const before = await documents();
  await expect(post({ jurnal: [line('PERSEDIAAN_BELUM_TAG', 'D', 5)] })).rejects.toMatchObject({
    code: 'JURNAL_TIDAK_SEIMBANG',
  });
  await expect(post({ emas: [{ role: 'SUPPLIER', dk: 'D', mg: 5 }] })).rejects.toMatchObject({
    code: 'JURNAL_TIDAK_SEIMBANG',
  });
  const cash = [line('KAS', 'D', 5, '1101'), line('HUTANG_SUPPLIER', 'K', 5)];
  await expect(post({ jurnal: cash })).rejects.toThrow('KAS: the journal says 5, its book 0');
  expect(await documents()).toEqual(before);
});

test('gold is written by place; nothing for no gold', async () => {
  const gold = async (mg: number) => {
    const no = await post({
      massa: untagged({ murni: mg }),
      emas: [
        { role: 'PERSEDIAAN_BELUM_TAG', dk: 'D', mg },
        { role: 'SUPPLIER', dk: 'K', mg },
      ],
    });
    return server.look('select tempat, debet, kredit from jurnal_emas where no_jurnal = $1 order by id', [
      no,
    ]);
  };
  expect(await gold(3923)).toEqual([
    { tempat: 'PERSEDIAAN_BELUM_TAG', debet: 3923, kredit: 0 },
    { tempat: 'SUPPLIER', debet: 0, kredit: 3923 },
  ]);
  expect(await gold(0)).toEqual([]);
});

test('no document is posted for all shops at once', async () => {
  await expect(post({ jurnal: [] }, '*')).rejects.toThrow('row-level security');
});
