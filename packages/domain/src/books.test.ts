import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MASSA, type MassaObject, type MassaRow } from './books/massa.ts';
import type { PihakRow } from './books/pihak.ts';
import type { StockRow } from './books/stock.ts';
import { assertBooksAgree, booksOf, massaOut, negate, pihakOut } from './books.ts';
import type { DK } from './posting.ts';

const stock = (more: Partial<StockRow> = {}): StockRow => ({
  kode_barcode: 'K0126000001',
  jenis: 'TAMBAH',
  dari_status: 'DRAFT',
  ke_status: 'READY',
  qty: 1,
  berat: 5230,
  murni: 3923,
  hpp: 9_000_000,
  kode_dept: 'CCN',
  kode_group: 'UBS750',
  kadar: 75,
  kode_gudang: 'ETALASE',
  kode_baki: 'A1',
  ...more,
});
const massa = (more: Partial<MassaRow> = {}): MassaRow => ({
  objek: 'BELUM_TAG',
  kunci: 'TSK01260225000',
  kadar: 75,
  milik: 'TOKO',
  jenis: 'TERIMA',
  qty: 1,
  berat: 5230,
  murni: 3923,
  hpp: 9_000_000,
  ...more,
});
const less = (row: MassaRow): MassaRow => ({
  ...row,
  qty: -row.qty,
  berat: -row.berat,
  murni: -row.murni,
  hpp: -row.hpp,
});
/** Rupiah and fine gold from one place to another. */
const ledgers = (debit: string, kredit: string, rp: number, mg: number) => ({
  jurnal: [
    { role: debit, dk: 'D' as DK, rp },
    { role: kredit, dk: 'K' as DK, rp },
  ],
  emas: [
    { role: debit, dk: 'D' as DK, mg },
    { role: kredit, dk: 'K' as DK, mg },
  ],
});
const WORDS = { keterangan: 'BATAL' };

const anyMassa = fc.record<MassaRow>({
  objek: fc.constantFrom(...(Object.keys(MASSA) as MassaObject[])),
  kunci: fc.constantFrom('A', 'B', '', null),
  kadar: fc.constantFrom(0, 37.5, 75),
  milik: fc.constantFrom('TOKO', 'TUKANG', 'CUSTOMER'),
  jenis: fc.constant('X'),
  qty: fc.integer({ min: -50, max: 50 }),
  berat: fc.integer({ min: -90_000, max: 90_000 }),
  murni: fc.integer({ min: -90_000, max: 90_000 }),
  hpp: fc.integer({ min: -90_000, max: 90_000 }),
});

describe('the very rows the other way', () => {
  it('take back goods in bulk to the last rupiah, twice turned round as before', () => {
    fc.assert(
      fc.property(fc.array(anyMassa), (rows) => {
        const back = negate(booksOf({ massa: rows }), WORDS).massa;
        for (const key of ['qty', 'berat', 'murni', 'hpp'] as const)
          for (const [index, row] of rows.entries()) {
            expect(row[key] + (back[index]?.[key] ?? Number.NaN)).toBe(0);
            expect(Object.is(back[index]?.[key], -0)).toBe(false);
          }
        const again = negate(booksOf({ massa: back }), WORDS).massa;
        expect(again.map((row) => ({ ...row, jenis: 'X' }))).toEqual(rows);
      }),
    );
  });

  it('end a piece that the document made, and put any other where it was', () => {
    const { stock: back } = negate(
      booksOf({
        stock: [
          stock({ ke_status: 'BELI' }),
          stock({ jenis: 'JUAL', dari_status: 'READY', ke_status: 'SOLD', qty: -1 }),
        ],
      }),
      WORDS,
    );
    expect(
      back.map(({ jenis, dari_status, ke_status, qty, dari_baki }) => [
        jenis,
        dari_status,
        ke_status,
        qty,
        dari_baki,
      ]),
    ).toEqual([
      // Only where it was put: another tray refuses it.
      ['BATAL_TAMBAH', 'BELI', 'BATAL', -1, 'A1'],
      ['BATAL_JUAL', 'SOLD', 'READY', 1, undefined],
    ]);
  });
});

describe('what goes out of things in bulk', () => {
  it('is the net of all documents, by thing, purity and owner', () => {
    expect(
      massaOut([
        { massa: [massa({ qty: 3, berat: 900 }), massa({ qty: -1, berat: -1000 })] },
        { massa: [less(massa({ kadar: 37.5 })), massa({ kadar: 37.5, milik: 'CUSTOMER', hpp: 0 })] },
      ]),
    ).toEqual([
      { objek: 'BELUM_TAG', kunci: 'TSK01260225000', kadar: 75, milik: 'TOKO', qty: 2, berat: -100 },
      { objek: 'BELUM_TAG', kunci: 'TSK01260225000', kadar: 37.5, milik: 'TOKO', qty: -1, berat: -5230 },
    ]);
  });

  it('has no limit where there is no key, nor where nothing goes out', () => {
    expect(massaOut([{ massa: [less(massa({ kunci: '' })), massa(), massa({ kunci: null })] }])).toEqual([]);
  });
});

describe('what is owed less', () => {
  const owed = (more: Partial<PihakRow>): PihakRow => ({
    pihak: 'SUPPLIER',
    kode: 'S01',
    no_asal: 'TS1',
    rp: 0,
    emas_mg: 0,
    emas_rp: 0,
    muka_rp: 0,
    ...more,
  });

  it('is the net of all documents by debt, and of advances by party', () => {
    expect(
      pihakOut([
        { pihak: [owed({ rp: 100 }), owed({ rp: -300, emas_mg: 5 })] },
        { pihak: [owed({ no_asal: 'TS2', rp: 7 }), owed({ kode: 'S02', emas_mg: -1, emas_rp: -2 })] },
      ]),
    ).toEqual([owed({ rp: -200, emas_mg: 5 }), owed({ kode: 'S02', emas_mg: -1, emas_rp: -2 })]);
    const spent = owed({ no_asal: '', muka_rp: -10 });
    expect(pihakOut([{ pihak: [spent, owed({ no_asal: 'TS2', rp: 7, muka_rp: 3 })] }])).toEqual([
      owed({ no_asal: '', muka_rp: -7 }),
      owed({ no_asal: 'TS2', rp: 7, muka_rp: -7 }),
    ]);
  });

  it('is nothing where more is owed, or as much', () => {
    expect(pihakOut([{ pihak: [owed({ rp: 1 }), owed({ no_asal: null, muka_rp: 4 })] }])).toEqual([]);
    expect(pihakOut([{ pihak: [owed({ rp: -1 }), owed({ rp: 1 })] }])).toEqual([]);
  });
});

describe('two books of one document', () => {
  const agree = (some: Parameters<typeof booksOf>[0]) => () => assertBooksAgree(booksOf(some));

  it('agree on pieces in rupiah and in fine gold', () => {
    const all = ledgers('PERSEDIAAN', 'MODAL', 9_000_000, 3923);
    expect(agree({ stock: [stock()], ...all })).not.toThrow();
    expect(agree({ stock: [stock({ hpp: 1 })], ...all })).toThrow('the journal says 9000000, its book 1');
    expect(agree({ stock: [stock({ murni: 1 })], ...all })).toThrow(
      'the gold journal says 3923 mg, its book 1',
    );
    expect(agree({ stock: [stock()], jurnal: all.jurnal })).toThrow(
      'the gold journal says 0 mg, its book 3923',
    );
  });

  it('agree on what a delivery brings and tags take out', () => {
    const delivery = {
      jurnal: ledgers('PERSEDIAAN_BELUM_TAG', 'HUTANG_SUPPLIER', 9_000_000, 0).jurnal,
      emas: ledgers('PERSEDIAAN_BELUM_TAG', 'SUPPLIER', 0, 3923).emas,
    };
    const owed = {
      pihak: 'SUPPLIER',
      kode: 'S01',
      no_asal: null,
      rp: 9_000_000,
      emas_mg: 0,
      emas_rp: 0,
      muka_rp: 0,
    } as const;
    expect(agree({ massa: [massa()], pihak: [owed], ...delivery })).not.toThrow();
    expect(agree({ pihak: [owed], ...delivery })).toThrow(
      'PERSEDIAAN_BELUM_TAG: the journal says 9000000, its book 0',
    );
    expect(agree({ massa: [massa()], ...delivery })).toThrow(
      'HUTANG_SUPPLIER: the journal says -9000000, its book 0',
    );
    const tagged = ledgers('PERSEDIAAN', 'PERSEDIAAN_BELUM_TAG', 9_000_000, 3923);
    expect(agree({ stock: [stock()], massa: [less(massa())], ...tagged })).not.toThrow();
    expect(agree({ stock: [stock()], ...tagged })).toThrow('PERSEDIAAN_BELUM_TAG');
  });

  it('a group in bulk stands with the pieces; a piece sorted from bought to ready is in both as before', () => {
    const group = massa({ objek: 'GROUP', kunci: 'UBS750' });
    expect(agree({ massa: [group], ...ledgers('PERSEDIAAN', 'MODAL', 9_000_000, 3923) })).not.toThrow();
    const sorted = stock({ dari_status: 'BELI', qty: 0, berat: 0, murni: 0, hpp: 0 });
    expect(
      agree({ stock: [sorted], ...ledgers('PERSEDIAAN', 'PERSEDIAAN_BELI', 9_000_000, 3923) }),
    ).not.toThrow();
  });

  it("the shop's gold in a craftsman's hand is in an account of its own", () => {
    const handed = massa({ objek: 'TUKANG', kunci: 'T01', kadar: 100 });
    expect(
      agree({ massa: [handed], ...ledgers('PERSEDIAAN_TUKANG', 'MODAL', 9_000_000, 3923) }),
    ).not.toThrow();
    expect(agree({ massa: [handed] })).toThrow('PERSEDIAAN_TUKANG');
  });

  it("others' gold is in no account of the shop", () => {
    for (const milik of ['TUKANG', 'CUSTOMER'] as const)
      expect(agree({ massa: [massa({ milik, hpp: 0 })] })).not.toThrow();
    expect(agree({ massa: [massa({ objek: 'CUSTOMER', kunci: 'SV1' })] })).not.toThrow();
  });
});
