import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertBooksAgree, negate } from './books.ts';
import { booksOfDestroying, destroyed, type WholePiece } from './hancur.ts';

const piece = (more: Partial<WholePiece> = {}): WholePiece => ({
  kode_barcode: 'P1',
  berat: 3_400,
  beratAsliMg: 3_390,
  murni: 2_543,
  hpp: 6_803_171,
  kode_dept: 'CCN',
  kode_group: 'UBS750',
  kadar: 75,
  kode_gudang: 'ETALASE',
  kode_baki: 'A01',
  ...more,
});
const LOT = { lot: 'LLK01260225001' };

describe('destroying a piece', () => {
  it('loses of cost and fine gold what it loses of its weight, half up', () => {
    expect(destroyed(piece(), 3_300)).toMatchObject({ susutMg: 90, susutRp: 180_615, susutMurniMg: 68 });
    expect(destroyed(piece({ hpp: 5, murni: 1, beratAsliMg: 10 }), 9)).toMatchObject({
      susutRp: 1,
      susutMurniMg: 0,
    });
    expect(destroyed(piece(), 3_390)).toMatchObject({ susutMg: 0, susutRp: 0, susutMurniMg: 0 });
  });

  it('refuses a gain, and what weighs nothing', () => {
    expect(() => destroyed(piece(), 3_391)).toThrow('HANCUR_BERTAMBAH');
    expect(() => destroyed(piece(), 0)).toThrow(RangeError);
  });

  it('brings scrap into its lot by purity, the loss in both ledgers', () => {
    const books = booksOfDestroying(
      [
        destroyed(piece(), 3_300),
        destroyed(piece({ kode_barcode: 'P2', kadar: 42 }), 3_390),
        destroyed(piece({ kode_barcode: 'P3', hpp: 0, murni: 0 }), 3_390),
      ],
      LOT,
    );
    expect(books.massa).toMatchObject([
      { objek: 'ROSOK', kunci: LOT.lot, kadar: 75, qty: 2, berat: 6_690, murni: 2_475, hpp: 6_622_556 },
      { objek: 'ROSOK', kunci: LOT.lot, kadar: 42, qty: 1, berat: 3_390, murni: 2_543, hpp: 6_803_171 },
    ]);
    expect(books.jurnal).toEqual([
      { role: 'PERSEDIAAN_ROSOK', dk: 'D', rp: 13_425_727 },
      { role: 'BIAYA_SUSUT', dk: 'D', rp: 180_615 },
      { role: 'PERSEDIAAN', dk: 'K', rp: 13_606_342 },
    ]);
    expect(books.emas).toEqual([
      { role: 'PERSEDIAAN_ROSOK', dk: 'D', mg: 5_018 },
      { role: 'SUSUT', dk: 'D', mg: 68 },
      { role: 'PERSEDIAAN', dk: 'K', mg: 5_086 },
    ]);
    expect(books.stock[0]).toMatchObject({
      dari_status: 'READY',
      ke_status: 'HANCUR',
      qty: -1,
      berat: -3_400,
    });
  });

  it('gives a piece that was tagged wrongly back to its batch, whole', () => {
    const of = new Map([
      ['P1', 'TSK01260225001/1'],
      ['P2', 'TSK01260225001/2'],
    ]);
    const books = booksOfDestroying(
      [destroyed(piece(), 3_390), destroyed(piece({ kode_barcode: 'P2' }), 3_390)],
      { batchOf: (kode) => of.get(kode) ?? '' },
    );
    expect(books.massa).toMatchObject([
      { objek: 'BELUM_TAG', kunci: 'TSK01260225001/1', qty: 1, berat: 3_390, murni: 2_543, hpp: 6_803_171 },
      { objek: 'BELUM_TAG', kunci: 'TSK01260225001/2', qty: 1, berat: 3_390, murni: 2_543, hpp: 6_803_171 },
    ]);
    expect(books.jurnal.map(({ role }) => role)).toEqual(['PERSEDIAAN_BELUM_TAG', 'PERSEDIAAN']);
    expect(books.emas.map(({ role }) => role)).toEqual(['PERSEDIAAN_BELUM_TAG', 'PERSEDIAAN']);
  });

  it('agrees in all its books, and so does what takes it back', () => {
    const part = fc
      .record({
        asli: fc.integer({ min: 1, max: 100_000 }),
        hpp: fc.nat(500_000_000),
        fine: fc.nat(1_000),
        off: fc.nat(1_000),
        kadar: fc.constantFrom(42, 75),
      })
      .map(({ asli, hpp, fine, off, kadar }) =>
        destroyed(
          piece({ beratAsliMg: asli, hpp, murni: Math.floor((asli * fine) / 1_000), kadar }),
          asli - Math.floor(((asli - 1) * off) / 1_000),
        ),
      );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const books = booksOfDestroying(parts, LOT);
        assertBooksAgree(books);
        assertBooksAgree(negate(books, { keterangan: 'BATAL' }));
        for (const { susutRp, susutMurniMg, hpp, murni } of parts) {
          expect(susutRp).toBeLessThanOrEqual(hpp);
          expect(susutMurniMg).toBeLessThanOrEqual(murni);
        }
      }),
    );
  });
});
