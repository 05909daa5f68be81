import { describe, expect, test } from 'vitest';
import { createKeptStore, readKept, type Shelf, tillName } from '../../kit/counter/kept-store.ts';
import { chooseSales, onDay, withSoleSales } from '../../parts/till/sales-of-day.ts';
import { addPiece, EMPTY_DRAFT, isEmptyDraft } from './draft.ts';
import { done, piece } from './till.fixture.ts';
import { dropParked, dueOf, EMPTY_TILL, finish, park, parseDraft, resume, TILL } from './till-store.ts';

const shelfOf = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (name: string) => kept[name] ?? null,
  setItem: (name: string, text: string) => {
    kept[name] = text;
  },
});
const tillOn = (shelf: Shelf, user: string, toko: string) =>
  createKeptStore(shelf, tillName('pos', toko, user), TILL);
const sale = addPiece(EMPTY_DRAFT, piece());
const other = addPiece(EMPTY_DRAFT, piece({ kode_barcode: 'KLG0002' }));

describe('what a till keeps', () => {
  test('survives a reload, by user and shop', () => {
    const shelf = shelfOf();
    tillOn(shelf, 'KASIR1', 'K01').set((till) => ({ ...till, draft: sale }));
    expect(tillOn(shelf, 'KASIR1', 'K01').get().draft).toEqual(sale);
    expect(tillOn(shelf, 'KASIR2', 'K01').get()).toEqual(EMPTY_TILL);
    expect(tillOn(shelf, 'KASIR1', 'K02').get()).toEqual(EMPTY_TILL);
  });

  test('outlives the end of a session, which clears all but the device’s own', () => {
    const shelf = shelfOf();
    tillOn(shelf, 'KASIR1', 'K01').set((till) => ({ ...till, draft: sale }));
    expect(Object.keys(shelf.kept).every((name) => name.startsWith('kadar.device.'))).toBe(true);
  });

  test('what cannot be read is set aside and never loses the till', () => {
    for (const broken of ['{', '7', 'null', '{"version":99,"draft":{}}']) {
      const shelf = shelfOf({ 'kadar.device.pos.K01.KASIR1': broken });
      expect(tillOn(shelf, 'KASIR1', 'K01').get()).toEqual(EMPTY_TILL);
      expect(shelf.kept['kadar.device.pos.K01.KASIR1.unreadable']).toBe(broken);
    }
    expect(readKept(TILL, '{"version":1,"draft":{"kode_sales":"S1"}}')?.draft).toEqual({
      ...EMPTY_DRAFT,
      kode_sales: 'S1',
    });
  });

  test('hears what another tab wrote', () => {
    const shelf = shelfOf();
    const [one, two] = [tillOn(shelf, 'A', 'K01'), tillOn(shelf, 'A', 'K01')];
    let told = 0;
    two.subscribe(() => {
      told += 1;
    });
    one.set((till) => ({ ...till, draft: sale }));
    two.reload();
    expect(two.get().draft).toEqual(sale);
    expect(told).toBe(1);
  });
});

describe('parking', () => {
  const till = { ...EMPTY_TILL, draft: sale };
  const now = { id: 'b', at: '2026-02-25T05:00:00Z', grandTotalRp: 2 };

  test('sets the sale aside with its time and total; an empty one is not worth it', () => {
    const parked = park(till, 'a', '2026-02-25T04:00:00Z', 12_709_000);
    expect(parked.draft).toEqual(EMPTY_DRAFT);
    expect(parked.parked).toEqual([
      { id: 'a', at: '2026-02-25T04:00:00Z', grandTotalRp: 12_709_000, draft: sale },
    ]);
    expect(park(EMPTY_TILL, 'a', '', 0)).toBe(EMPTY_TILL);
  });

  test('resuming parks what stands on the screen, so that nothing is lost', () => {
    const parked = { ...till, draft: other, claim: { id: 'a', key: 'k' } };
    const resumed = resume(parked, sale, now);
    expect(resumed).toMatchObject({ draft: sale, claim: null });
    expect(resumed.parked.map(({ id, draft }) => [id, draft])).toEqual([['b', other]]);
    expect(dropParked(resumed, 'b').parked).toEqual([]);
  });

  test('a draft of another till is taken as it was typed; what is none is not', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(sale)))).toEqual(sale);
    const { kupon: _none, ...older } = sale;
    expect(parseDraft(older)).toEqual(sale);
    for (const value of [{}, { lines: [] }, { lines: [], payments: [], customer: null }])
      expect(parseDraft(value)).toBeNull();
  });

  test('a finished sale empties the draft and is the last nota', () => {
    const sold = done({ kembali: 1 });
    expect(finish(till, sold)).toMatchObject({ draft: EMPTY_DRAFT, done: sold, last: 'PJK01260225001' });
    // What waits has no nota yet: the last one stays.
    const waits = {
      ...sold,
      no_faktur: 'MVK01260225001',
      menunggu: { macam: 'VALIDASI', antrian: null },
    } as const;
    expect(finish(finish(till, sold), waits)).toMatchObject({ done: waits, last: 'PJK01260225001' });
  });

  test('what a sale was due is less by the old gold, below zero where it was paid out', () => {
    const lama = [{ id: 'p1', nama_barang: 'CINCIN', berat: 2, jumlah_rp: 4_000 }];
    expect(dueOf(done({ grand_total: 9_000, lama }))).toBe(5_000);
    expect(dueOf(done({ grand_total: 3_000, lama }))).toBe(-1_000);
  });

  test('a finished sale that an earlier page kept is read without what it did not say', () => {
    const { payments: _paid, lama: _old, poin_sisa: _left, ...older } = done({ kembali: 5 });
    const kept = readKept(TILL, JSON.stringify({ ...EMPTY_TILL, version: 1, done: older }));
    expect(kept?.done).toEqual(done({ kembali: 5 }));
  });
});

describe('the sales person', () => {
  const chosen = chooseSales(EMPTY_TILL, 'S01', '2026-02-25');

  test('sells on until the day is over', () => {
    const sold = finish(chosen, done());
    expect(sold.draft).toEqual({ ...EMPTY_DRAFT, kode_sales: 'S01' });
    expect(onDay(sold, '2026-02-25', isEmptyDraft)).toBe(sold);
    expect(onDay(sold, '2026-02-26', isEmptyDraft)).toMatchObject({ draft: { kode_sales: '' }, sales: null });
  });

  test('of a parked sale begins the next one too', () => {
    const remarked = { ...chosen, draft: { ...chosen.draft, keterangan: 'CINCIN NIKAH' } };
    expect(park(remarked, 'a', '', 1).draft.kode_sales).toBe('S01');
  });

  test('of a sale that was begun yesterday stays with it', () => {
    const begun = { ...chosen, draft: { ...chosen.draft, keterangan: 'CINCIN NIKAH' } };
    expect(onDay(begun, '2026-02-26', isEmptyDraft)).toMatchObject({
      draft: { kode_sales: 'S01' },
      sales: null,
    });
  });

  test('is chosen where there is only one, for this sale and the next', () => {
    const till = withSoleSales(EMPTY_TILL, 'S07', '2026-02-25');
    expect(till).toMatchObject({
      draft: { kode_sales: 'S07' },
      sales: { kode_sales: 'S07', tanggal: '2026-02-25' },
    });
    expect(finish(till, done()).draft.kode_sales).toBe('S07');
    expect(withSoleSales(onDay(till, '2026-02-26', isEmptyDraft), 'S07', '2026-02-26').sales).toEqual({
      kode_sales: 'S07',
      tanggal: '2026-02-26',
    });
  });

  test('is not chosen among several, over another, or in a sale that waits for its answer', () => {
    expect(withSoleSales(EMPTY_TILL, null, '2026-02-25')).toBe(EMPTY_TILL);
    expect(withSoleSales(chosen, 'S07', '2026-02-25')).toBe(chosen);
    const sent = { ...EMPTY_TILL, draft: { ...sale, unanswered: true } };
    expect(withSoleSales(sent, 'S07', '2026-02-25')).toBe(sent);
  });

  test('taken away is not put back', () => {
    expect(finish(chooseSales(chosen, '', '2026-02-25'), done()).draft.kode_sales).toBe('');
  });
});
