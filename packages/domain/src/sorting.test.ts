import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertBooksAgree, type Books, negate } from './books.ts';
import { type BarangState, barangLifecycle } from './lifecycle.ts';
import {
  type Bar,
  booksOfFinishedLot,
  booksOfMelt,
  booksOfSorting,
  exactFine,
  lossAbove,
  lotShares,
  meltLot,
  type SortedPiece,
  scrapOut,
  sortingMove,
} from './sorting.ts';
import { fineGold } from './weight.ts';

const piece = (more: Partial<SortedPiece> = {}): SortedPiece => ({
  kode_barcode: 'BB1',
  berat: 5_000,
  murni: 3_615,
  hpp: 8_185_000,
  kode_dept: 'CCN',
  kode_group: 'TUA750',
  kadar: 75,
  kode_gudang: 'BELI',
  kode_baki: 'BELI',
  status: 'BELI',
  ...more,
});
const TRAY = { kode_gudang: 'ETALASE', kode_baki: 'A01' };
const jurnal = ({ jurnal: lines }: Books) => lines.map(({ role, dk, rp }) => `${dk} ${role} ${rp}`);
const emas = ({ emas: lines }: Books) => lines.map(({ role, dk, mg }) => `${dk} ${role} ${mg}`);

describe('sorting', () => {
  it('knows the ways of a bought piece, and no other', () => {
    expect(sortingMove('BELI', 'READY')).toBe('JUAL_LAGI');
    expect(sortingMove('ROSOK', 'LEBUR')).toBe('LEBUR');
    expect(sortingMove('LEBUR', 'ROSOK')).toBe('ANGKAT');
    for (const [from, to] of [
      ['BELI', 'LEBUR'],
      ['ROSOK', 'READY'],
      ['READY', 'BELI'],
      ['SOLD', 'BELI'],
      ['DISITA', 'BELI'],
      ['BELI', 'BATAL'],
    ] as [BarangState, BarangState][])
      expect(sortingMove(from, to)).toBeUndefined();
  });

  it('BAGUS goes to a tray at what it cost, in both ledgers', () => {
    const books = booksOfSorting([piece()], { ke: 'READY', place: TRAY });
    expect(books.stock).toMatchObject([
      {
        jenis: 'JUAL_LAGI',
        dari_status: 'BELI',
        ke_status: 'READY',
        qty: 0,
        hpp: 0,
        kode_baki: 'A01',
        dari_baki: 'BELI',
      },
    ]);
    expect(jurnal(books)).toEqual(['D PERSEDIAAN 8185000', 'K PERSEDIAAN_BELI 8185000']);
    expect(emas(books)).toEqual(['D PERSEDIAAN 3615', 'K PERSEDIAAN_BELI 3615']);
  });

  it('between the columns of what was bought nothing changes its account', () => {
    for (const ke of ['CUCI', 'SEPUH', 'ROSOK', 'DITAHAN_POLISI'] as const) {
      const books = booksOfSorting([piece()], { ke });
      expect([books.jurnal, books.emas, books.massa]).toEqual([[], [], []]);
      expect(books.stock).toMatchObject([{ qty: 0, hpp: 0, ke_status: ke }]);
    }
  });

  it('scrap goes into a melt lot by purity and is lifted out again; what is seized is written off', () => {
    const scrap = [
      piece({ status: 'ROSOK' }),
      piece({ kode_barcode: 'BB2', status: 'ROSOK', berat: 2_000, murni: 740, hpp: 1_000_000, kadar: 37 }),
    ];
    const books = booksOfSorting(scrap, { ke: 'LEBUR', lot: 'LL1' });
    expect(books.massa).toMatchObject([
      { objek: 'ROSOK', kunci: 'LL1', kadar: 75, qty: 1, berat: 5_000, murni: 3_615, hpp: 8_185_000 },
      { objek: 'ROSOK', kunci: 'LL1', kadar: 37, qty: 1, berat: 2_000, murni: 740, hpp: 1_000_000 },
    ]);
    expect(jurnal(books)).toEqual(['D PERSEDIAAN_ROSOK 9185000', 'K PERSEDIAAN_BELI 9185000']);
    const out = booksOfSorting([piece({ status: 'LEBUR' })], { ke: 'ROSOK', lot: 'LL1' });
    expect(out.stock).toMatchObject([{ qty: 1, berat: 5_000 }]);
    expect(out.massa).toMatchObject([{ qty: -1, berat: -5_000, murni: -3_615 }]);
    const seized = booksOfSorting([piece({ status: 'DITAHAN_POLISI' })], { ke: 'DISITA' });
    expect(jurnal(seized)).toEqual(['D BIAYA_HAPUS 8185000', 'K PERSEDIAAN_BELI 8185000']);
    for (const each of [books, out, seized]) {
      assertBooksAgree(each);
      assertBooksAgree(negate(each, { keterangan: 'BATAL' }));
    }
  });

  it('refuses a way that does not exist, naming the piece', () => {
    expect(() => booksOfSorting([piece({ status: 'READY' })], { ke: 'ROSOK' })).toThrow(
      expect.objectContaining({
        code: 'SORTIR_TIDAK_BISA',
        params: { kode_barcode: 'BB1', status: 'READY', ke: 'ROSOK' },
      }),
    );
  });
});

describe('a lot that cleans or gilds', () => {
  it('shares what it cost by weight, largest remainder', () => {
    expect(lotShares(100_000, [{ berat: 1_000 }, { berat: 1_000 }, { berat: 1_000 }])).toEqual([
      33_334, 33_333, 33_333,
    ]);
    expect(lotShares(100_001, [{ berat: 5_230 }, { berat: 2_100 }])).toEqual([71_351, 28_650]);
  });

  it('puts its pieces on sale dearer by their share, paid from the drawer', () => {
    const pieces = [
      piece({ status: 'CUCI' }),
      piece({ kode_barcode: 'BB2', status: 'CUCI', berat: 2_500, hpp: 4_000_000 }),
    ];
    const books = booksOfFinishedLot(pieces, { biayaRp: 75_000, place: TRAY, keterangan: 'LC1' });
    expect(books.stock.map(({ hpp }) => hpp)).toEqual([50_000, 25_000]);
    expect(jurnal(books)).toEqual(['D PERSEDIAAN 12260000', 'K PERSEDIAAN_BELI 12185000', 'K KAS 75000']);
    assertBooksAgree(books);
    assertBooksAgree(booksOfFinishedLot(pieces, { biayaRp: 0, place: TRAY, keterangan: '' }));
    expect(() => booksOfFinishedLot([], { biayaRp: 0, place: TRAY, keterangan: '' })).toThrow('LOT_KOSONG');
  });
});

describe('melting', () => {
  const scrap = { murniMg: 36_150, hppRp: 81_850_000, exact: 36_150n * 100_000n };
  /** Scrap as pieces make it: the fine gold of each is rounded, of all together nothing. */
  const scrapOf = (pieces: readonly Bar[], hppRp = 1_000) => ({
    murniMg: pieces.reduce((sum, { beratMg, kadarMilli }) => sum + fineGold(beratMg, kadarMilli), 0),
    hppRp,
    exact: exactFine(pieces),
  });

  it('fine gold of a bar is rounded half up and fixed; the cost of the loss is half up of its part', () => {
    // 48.3 g at 74.5 % is 35.9835 g.
    const melted = meltLot(scrap, [{ beratMg: 48_300, kadarMilli: 74_500 }]);
    expect(melted).toMatchObject({ keluarMg: 35_984, susutMg: 166, susutRp: 375_853 });
    expect(melted.bars[0]).toMatchObject({ murniMg: 35_984, hppRp: 81_850_000 - 375_853 });
  });

  it('a gain is refused, tested before rounding on both sides; out is at most what was booked in', () => {
    const gram = scrapOf([{ beratMg: 1_000, kadarMilli: 100_000 }]);
    expect(() => meltLot(gram, [{ beratMg: 1_001, kadarMilli: 100_000 }])).toThrow('LEBUR_BERTAMBAH');
    // 1000.4 mg would round to the 1000 that went in: still a gain.
    expect(() => meltLot(gram, [{ beratMg: 2_501, kadarMilli: 40_000 }])).toThrow('LEBUR_BERTAMBAH');
    // Each piece was booked at 375 of its 375.375 mg, together they are 1126.125: as much as comes out of the fire.
    const thirds = scrapOf(Array.from({ length: 3 }, () => ({ beratMg: 1_001, kadarMilli: 37_500 })));
    expect(thirds.murniMg).toBe(1_125);
    expect(meltLot(thirds, [{ beratMg: 3_003, kadarMilli: 37_500 }])).toMatchObject({
      keluarMg: 1_125,
      susutMg: 0,
      susutRp: 0,
    });
    expect(() => meltLot(thirds, [{ beratMg: 3_004, kadarMilli: 37_500 }])).toThrow(
      expect.objectContaining({ code: 'LEBUR_BERTAMBAH', params: { masuk: 1.126, keluar: 1.127 } }),
    );
    // Booked at 376 of 375.6 mg each: what was rounded up is no gold.
    const up = scrapOf(Array.from({ length: 3 }, () => ({ beratMg: 1_002, kadarMilli: 37_485 })));
    expect(up.murniMg).toBe(1_128);
    expect(() => meltLot(up, [{ beratMg: 1_128, kadarMilli: 100_000 }])).toThrow('LEBUR_BERTAMBAH');
    expect(meltLot(up, [{ beratMg: 1_126, kadarMilli: 100_000 }])).toMatchObject({ susutMg: 2 });
    // Two halves round up to one more than there was.
    const halves = meltLot(scrapOf([{ beratMg: 101, kadarMilli: 100_000 }]), [
      { beratMg: 101, kadarMilli: 50_000 },
      { beratMg: 101, kadarMilli: 50_000 },
    ]);
    expect(halves.bars.map(({ murniMg }) => murniMg)).toEqual([51, 50]);
    expect(halves).toMatchObject({ keluarMg: 101, susutMg: 0, susutRp: 0 });
  });

  it('a limit is passed when strictly above', () => {
    expect(lossAbove({ murniMg: 10_000, hppRp: 0 }, 100, 1_000)).toBe(false);
    expect(lossAbove({ murniMg: 10_000, hppRp: 0 }, 101, 1_000)).toBe(true);
  });

  it('nothing in, or no bar, is no melting', () => {
    expect(() => meltLot({ murniMg: 0, hppRp: 0, exact: 0n }, [{ beratMg: 1, kadarMilli: 1 }])).toThrow(
      'LOT_KOSONG',
    );
    expect(() => meltLot(scrap, [])).toThrow('LOT_KOSONG');
  });

  it('in = out + loss in grams and rupiah, whatever goes in and comes out', () => {
    const bar = fc.record({
      beratMg: fc.integer({ min: 1, max: 90_000 }),
      kadarMilli: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(bar, { minLength: 1, maxLength: 6 }),
        fc.array(bar, { maxLength: 4 }),
        fc.integer({ min: 0, max: 900_000_000 }),
        // The bars are the pieces themselves as they were weighed, less some that the fire took: never a gain.
        (bars: Bar[], lost, hppRp) => {
          const scrap = scrapOf([...bars, ...lost], hppRp);
          const { murniMg } = scrap;
          if (murniMg === 0) return;
          const melted = meltLot(scrap, bars);
          expect(melted.keluarMg + melted.susutMg).toBe(murniMg);
          expect(melted.bars.reduce((total, one) => total + one.murniMg, 0)).toBe(melted.keluarMg);
          expect(melted.bars.reduce((total, one) => total + one.hppRp, 0) + melted.susutRp).toBe(hppRp);
          const books = booksOfMelt(
            scrapOut([{ kadar: 75, qty: 1, beratMg: 9, murniMg, hppRp }], 'LL1'),
            melted,
          );
          assertBooksAgree(books);
          assertBooksAgree(negate(books, { keterangan: '' }));
        },
      ),
    );
  });
});

it('every state of sorting is one of a piece', () => {
  for (const from of barangLifecycle.states)
    for (const to of barangLifecycle.states) if (sortingMove(from, to)) expect(from).not.toBe(to);
});
