import type { Taksir } from '@kadar/contract/endpoints/hutang.ts';
import { expect, test } from 'vitest';
import { createKeptStore, readKept, tillName } from '../../kit/counter/kept-store.ts';
import { addPiece, changePiece } from '../../parts/pembelian/pieces.ts';
import {
  askOf,
  bodyOf,
  EMPTY,
  finish,
  newPiece,
  nextStep,
  PLEDGE,
  type PledgeDraft,
  removePiece,
} from './draft.ts';

const TAKSIR = { plafond: 7_455_000 } as Taksir;
const full: PledgeDraft = {
  ...changePiece(EMPTY, EMPTY.active, { nama_barang: 'CINCIN', kadar: 75, berat_kotor: 5, foto: 'f' }),
  kode_customer: 'M1',
  no_ktp: '3173012345678901',
  kode_sales: 'S01',
  no_segel: 'A1',
  berat_kantong: 6.2,
  jumlah_hutang: 5_000_000,
};

test('F9 asks for what lacks, piece by piece and then field by field, and lends once nothing does', () => {
  const asked: unknown[] = [];
  let draft: PledgeDraft = EMPTY;
  for (;;) {
    const next = nextStep(draft, null);
    asked.push('field' in next ? next.field : next.step);
    if (!('field' in next)) break;
    draft =
      next.step === 'piece'
        ? changePiece(draft, next.id, { [next.field]: full.pieces[0]?.[next.field] })
        : { ...draft, [next.field]: full[next.field] };
  }
  expect(asked).toEqual([
    'nama_barang',
    'kadar',
    'berat_kotor',
    'foto',
    'kode_customer',
    'no_ktp',
    'kode_sales',
    'no_segel',
    'berat_kantong',
    'jumlah_hutang',
    'reckon',
  ]);
  expect(nextStep(draft, TAKSIR)).toEqual({ step: 'lend' });
  expect(nextStep({ ...draft, jenis: 'TRANSFER' }, TAKSIR)).toMatchObject({ field: 'no_rekening' });
  expect(nextStep({ ...draft, unanswered: true }, null)).toEqual({ step: 'resend' });
});

test('only the first piece needs a photo; the last one left is never taken away, only emptied', () => {
  const two = addPiece(full, { ...newPiece('2'), nama_barang: 'GELANG', kadar: 70, berat_kotor: 2 });
  expect(nextStep(two, TAKSIR)).toEqual({ step: 'lend' });
  expect(bodyOf(two, TAKSIR, null).barang).toMatchObject([{ foto: ['f'] }, { nama_barang: 'GELANG' }]);
  const seen = changePiece(two, '2', { foto: 'g', foto_lain: ['h', 'i'] });
  expect(bodyOf(seen, TAKSIR, null).barang[1]?.foto).toEqual(['g', 'h', 'i']);
  expect(bodyOf(changePiece(seen, '2', { foto: '' }), TAKSIR, null).barang[1]?.foto).toBeUndefined();
  const none = removePiece(removePiece(two, '2'), full.active);
  expect(none.pieces).toEqual([newPiece(none.active)]);
});

test('a worth is asked with what touches it alone, of pieces that can be weighed', () => {
  const two = addPiece(full, newPiece('2'));
  const ask = askOf(two);
  expect(ask?.barang).toHaveLength(1);
  expect(ask).toEqual(askOf(changePiece(two, full.active, { nama_barang: 'ANTING', foto: 'g' })));
  expect(askOf(changePiece(full, full.active, { berat_atribut: 5 }))).toBeNull();
});

test('the number of a card is never written down; a draft comes back without it, a slip leaves its sales person', () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
  const store = () => createKeptStore(shelf, tillName('hutang', 'K01', 'KASIR1'), PLEDGE);
  store().set((was) => ({ ...was, draft: full }));
  expect([...kept.values()].join('')).not.toContain(full.no_ktp);
  expect(store().get()).toEqual({ draft: { ...full, no_ktp: '' }, last: null });
  expect(finish({ draft: full, last: null }, 'HTK01260225001')).toEqual({
    draft: { ...EMPTY, kode_sales: 'S01' },
    last: 'HTK01260225001',
  });
});

test('what the first version kept is read: the loan, what was sent of it, and the last slip', () => {
  const sent = { intent: { key: 'k', body: '{}' }, unanswered: true };
  const { jenis_pelanggan: _unsaid, ...older } = full;
  const text = JSON.stringify({ ...older, ...sent, last: 'HTK01260225001', version: 1 });
  expect(readKept(PLEDGE, text)).toEqual({ draft: { ...full, ...sent }, last: 'HTK01260225001' });
  expect(readKept(PLEDGE, text.replace('"version":1', '"version":3'))).toBeNull();
});
