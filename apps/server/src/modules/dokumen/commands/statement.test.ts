import { type Books, booksOf } from '@kadar/domain/books.ts';
import type { DK } from '@kadar/domain/posting.ts';
import { expect, test } from 'vitest';
import { type Bounds, statementOf } from './statement.ts';
import type { Written } from './written.ts';

/**
 * The text of the writing statement by what documents have, kept as a file to be reviewed like code: a document that has none of a thing
 * must not name it, but for what a paid sale of pieces may have.
 */
const PLACE = { toko: 'K01', tanggal: '2026-02-25' };
const NONE: Bounds = { out: 0, members: [], less: [], owed: [] };
const LEDGER: Partial<Books> = {
  jurnal: [
    { role: 'KAS', dk: 'D' as DK, rp: 1 },
    { role: 'PENJUALAN', dk: 'K' as DK, rp: 1 },
  ],
};
const GOLD: Partial<Books> = { emas: [{ role: 'PERSEDIAAN', dk: 'K' as DK, mg: 1 }] };
const KAS: Partial<Books> = { kas: [{ kategori: 'X', keterangan: '', masuk: 1, keluar: 0 }] };
const PIECE = {
  kode_barcode: 'A',
  jenis: 'JUAL',
  dari_status: 'READY',
  ke_status: 'SOLD',
  qty: -1 as const,
  berat: -1,
  murni: -1,
  hpp: -1,
  kode_dept: '',
  kode_group: '',
  kadar: 75,
  kode_gudang: '',
  kode_baki: '',
};
const BAYAR = [{ arah: 'M' as const, jenis: 'CASH', jumlah_rp: 1 }];
const INTENT = { user: 'A', key: 'k', toko: 'K01', route: 'POST x', bodyHash: Buffer.alloc(1) };

const written = (books: Partial<Books>, more: Partial<Written> = {}): Written => ({
  jenis: 'X',
  awalan: 'XX',
  trx: 'X',
  entity: 'x',
  uraian: '',
  audit: {},
  bayar: BAYAR,
  signed: { user: 'A', ip: '' },
  books: booksOf({ ...LEDGER, ...books }),
  intent: INTENT,
  answer: { data: {}, message: '' },
  ...more,
});
const LINES = { lines: { table: 'penjualan_detail', rows: [{}] } };
const STATE = {
  status: 'AKTIF' as const,
  pokok: 1,
  pokok_bunga: null,
  pokok_bunga_sampai: null,
  mulai_periode: PLACE.tanggal,
  dibayar_sampai: PLACE.tanggal,
  jatuh_tempo: PLACE.tanggal,
  denda_dibayar: 0,
  akrual: 0,
  persen: 2.5,
  perpanjangan_ke: 0,
  no_segel: 'S',
  berat_kantong: 1,
  berat: 1,
};
const PLEDGE = {
  no_hutang: null,
  jenis: 'HUTANG',
  kode_customer: 'C',
  versi: 0,
  hari: 0,
  lewat_hari: 0,
  pokok: 1,
  bunga: 0,
  denda: 0,
  biaya: 0,
  diskon: 0,
  akrual: 0,
  dari: null,
  ke: STATE,
};
const BULK = {
  objek: 'BELUM_TAG' as const,
  kunci: 'K',
  kadar: 75,
  milik: 'TOKO' as const,
  jenis: 'TAG',
  qty: -1,
  berat: -1,
  murni: -1,
  hpp: -1,
};

const OWED = {
  pihak: 'SUPPLIER' as const,
  kode: 'S',
  no_asal: 'TS',
  rp: -1,
  emas_mg: 0,
  emas_rp: 0,
  muka_rp: 0,
};

const SAMPLES: Readonly<Record<string, [Written, Bounds?]>> = {
  'a cash sale': [written({ ...GOLD, ...KAS, stock: [PIECE], fee: [{ kode_sales: 'S', fee: 1 }] }, LINES)],
  'a sale to a member, by card and points': [
    written(
      {
        ...GOLD,
        stock: [PIECE],
        fee: [{ kode_sales: 'S', fee: 1 }],
        poin: [{ kode_customer: 'C', poin: -1, keterangan: 'PAKAI' }],
        bank: [
          {
            jenis: 'DEBET',
            no_rekening: 'R',
            kode_bank: 'B',
            no_kartu: '1',
            keterangan: '',
            jumlah_rp: 1,
            fee: 0,
            jumlah_gesek_rp: 1,
          },
        ],
      },
      LINES,
    ),
    { ...NONE, members: ['C'] },
  ],
  'cash into the drawer': [written(KAS)],
  'money lent on a pledge': [
    written(
      { kas: [{ kategori: 'X', keterangan: '', masuk: 0, keluar: 1 }], gadai: [PLEDGE] },
      { ...LINES, beside: [{ table: 'kontrak_detail', rows: [{}] }] },
    ),
    { ...NONE, out: 1 },
  ],
  'a piece tagged out of a delivery': [
    written(
      { ...GOLD, stock: [{ ...PIECE, dari_status: 'DRAFT', qty: 1 }], massa: [BULK] },
      { pieces: [{}], bayar: [] },
    ),
    { ...NONE, less: [{ objek: 'BELUM_TAG', kunci: 'K', kadar: 75, milik: 'TOKO', qty: -1, berat: -1 }] },
  ],
  'a piece moved to another tray': [
    written(
      { jurnal: [], stock: [{ ...PIECE, qty: 0, dari_gudang: 'G', dari_baki: 'B' }] },
      { ...LINES, bayar: [] },
    ),
  ],
  'a kept piece fetched, paid by its deposit': [
    written(
      {
        ...GOLD,
        stock: [{ ...PIECE, dari_status: 'HOLD', pegang: 'TP' }],
        titipan: [{ no_titip: 'TP', jumlah_rp: -1 }],
      },
      LINES,
    ),
  ],
  'a payment to a supplier': [
    written({ ...KAS, pihak: [OWED] }, { ...LINES }),
    { ...NONE, out: 1, owed: [OWED] },
  ],
  'a contract that follows another over the same piece': [
    written(
      {
        titipan: [
          { no_titip: 'CI', jumlah_rp: -1, jenis: 'CICILAN' },
          { no_titip: null, jumlah_rp: 1, jenis: 'CICILAN' },
        ],
        stock: [{ ...PIECE, dari_status: 'HOLD', ke_status: 'HOLD', qty: 0, lepas: 'CI' }],
      },
      LINES,
    ),
  ],
  'the reversal of a cash sale': [
    written(
      { ...GOLD, ...KAS, stock: [PIECE], fee: [{ kode_sales: 'S', fee: -1 }] },
      { bayar: [], batal: { no_faktur: 'N', alasan: 'A' } },
    ),
    { ...NONE, out: 1 },
  ],
};

test.each(Object.entries(SAMPLES))(
  'the writing statement of %s names what it has, and a paid sale what any may have',
  async (name, [one, bounds = NONE]) => {
    const { text } = statementOf(PLACE, [one], bounds);
    await expect(`${text.trim()}\n`).toMatchFileSnapshot(`golden/${name.replaceAll(/\W+/g, '-')}.sql`);
  },
);

test('a paid sale of pieces shares a text, whoever buys and however it is paid; what keeps a piece has another', () => {
  const textOf = (books: Partial<Books>): string =>
    statementOf(PLACE, [written({ ...GOLD, ...books }, LINES)], NONE).text;
  const inCash = textOf({ ...KAS, stock: [PIECE] });
  const transfer = { jenis: 'TRANSFER', no_rekening: '1', kode_bank: 'B', no_kartu: '', keterangan: '' };
  const bank = [{ ...transfer, jumlah_rp: 1, fee: 0, jumlah_gesek_rp: 1 }];
  const poin = [{ kode_customer: 'C', poin: 1, keterangan: 'DAPAT' }];
  expect(textOf({ bank, poin, stock: [PIECE], fee: [{ kode_sales: 'S', fee: 1 }] })).toBe(inCash);
  expect(textOf({ ...KAS, stock: [{ ...PIECE, ke_status: 'HOLD', qty: 0 }] })).not.toContain('poin_mutasi');
});

test('documents of other kinds that have the same share a text', () => {
  const textOf = (one: Written): string => statementOf(PLACE, [one], NONE).text;
  expect(textOf(written(KAS, { jenis: 'A', awalan: 'AA' }))).toBe(
    textOf(written(KAS, { jenis: 'B', awalan: 'BB' })),
  );
  expect(textOf(written(KAS))).not.toBe(textOf(written({})));
});

test('a text that stands already takes the values of the documents at hand', () => {
  const one = written({ ...GOLD, stock: [PIECE] }, LINES);
  const other = written({ ...GOLD, stock: [{ ...PIECE, kode_barcode: 'B' }] }, LINES);
  const [first, second] = [
    statementOf(PLACE, [one], NONE),
    statementOf({ ...PLACE, toko: 'K02' }, [other], NONE),
  ];
  expect(second.text).toBe(first.text);
  expect(first.values).toEqual(expect.arrayContaining(['K01', ['A']]));
  expect(second.values).toEqual(expect.arrayContaining(['K02', ['B']]));
  expect(second.values).not.toContain('K01');
});
