import { describe, expect, test } from 'vitest';
import { intentOf } from '../../kit/api/useIntent.ts';
import { addPayment, changePayment, putCash, withExactCash } from '../../parts/dokumen/payments.ts';
import { WALK_IN } from '../../parts/pelanggan/party.ts';
import {
  addHeld,
  addPiece,
  averageGram,
  changeLine,
  EMPTY_DRAFT,
  inputOf,
  isEmptyDraft,
  moreOf,
  piecesIn,
  removeLine,
  restoreLine,
  setCustomer,
  takenByTill,
} from './draft.ts';
import { payment, piece, TERMS } from './till.fixture.ts';
import { totalsOf } from './totals.ts';

const MEMBER = { ...WALK_IN, kode_customer: 'M1', nama_customer: 'SITI', diskon: 2, poin: 40 };

describe('a pickup', () => {
  const held = [
    { ...piece(), diskon: 1_000, terkunci: true },
    { ...piece({ kode_barcode: 'KLG0002' }), diskon: 0, terkunci: false },
  ];
  const titip = { no_faktur: 'TPK01260225000', saldo: 500_000, barang: held };

  test('brings the pieces with what was agreed on, and the money once; both name the deposit', () => {
    const draft = addHeld(EMPTY_DRAFT, titip, 'p1');
    expect(draft.lines.map(({ diskon, no_titip }) => [diskon, no_titip])).toEqual([
      [1_000, titip.no_faktur],
      [0, titip.no_faktur],
    ]);
    const prices = held.map(({ harga_jual, diskon }) => ({ hargaJualRp: harga_jual, diskonRp: diskon }));
    const { lines, payments } = inputOf(draft, prices, null);
    expect(lines.map(({ no_titip }) => no_titip)).toEqual([titip.no_faktur, titip.no_faktur]);
    expect(payments).toEqual([
      { jenis: 'TITIPAN', jumlah_rp: 500_000, no_rekening: '', no_kartu: '', no_titip: titip.no_faktur },
    ]);
    expect(addHeld(draft, titip, 'p2')).toEqual(draft);
  });

  test('takes no more of the money than the pieces cost', () => {
    const worth = held.reduce((sum, { harga_jual, diskon }) => sum + harga_jual - diskon, 0);
    const draft = addHeld(EMPTY_DRAFT, { ...titip, saldo: worth + 1 }, 'p1');
    expect(draft.payments[0]?.jumlah_rp).toBe(worth);
  });
});

describe('lines', () => {
  test('a piece stands in the table once, and without what it cost the shop', () => {
    const draft = addPiece(EMPTY_DRAFT, piece({ hpp: 9_000_000 }));
    expect(addPiece(draft, piece())).toBe(draft);
    expect(draft.lines[0]?.piece).not.toHaveProperty('hpp');
  });

  test('a removed line goes back to its place', () => {
    const both = addPiece(addPiece(EMPTY_DRAFT, piece()), piece({ kode_barcode: 'KLG0002' }));
    const [first] = both.lines;
    if (!first) throw new Error('no line');
    const without = removeLine(both, 'CCN0001');
    expect(without.lines).toHaveLength(1);
    expect(restoreLine(without, first, 0)).toEqual(both);
  });

  test('an empty draft is one that nothing would be lost with', () => {
    expect(isEmptyDraft(EMPTY_DRAFT)).toBe(true);
    expect(isEmptyDraft({ ...EMPTY_DRAFT, kode_sales: 'S1' })).toBe(true);
    expect(isEmptyDraft(addPiece(EMPTY_DRAFT, piece()))).toBe(false);
    expect(isEmptyDraft(setCustomer(EMPTY_DRAFT, MEMBER))).toBe(false);
  });
});

test('of an accessory there are several in one line: no more than in stock, priced together, sent by number', () => {
  const box = piece({
    kode_barcode: 'KTK1',
    kadar: 0,
    berat: 0,
    harga_emas: 0,
    harga_atribut: 25_000,
    harga_jual: 25_000,
    ada_faktur_pajak: true,
    stock: 4,
  });
  const three = moreOf(addPiece({ ...EMPTY_DRAFT, kode_sales: 'S1' }, box), 'KTK1', 2);
  expect(piecesIn(three)).toBe(3);
  expect(piecesIn(moreOf(three, 'KTK1', 9))).toBe(4);
  expect(piecesIn(moreOf(three, 'KTK1', -9))).toBe(1);
  expect(piecesIn(addPiece(EMPTY_DRAFT, box, 9))).toBe(4);
  const totals = totalsOf(three, TERMS);
  expect(totals).toMatchObject({ totalRp: 75_000, grandTotalRp: 75_000 });
  expect(inputOf(three, totals.lines, null).lines).toEqual([
    { kode_barcode: 'KTK1', objek: 'ACC', qty: 3, harga_jual: 75_000, diskon: 0 },
  ]);
  // A piece is one, however often it is asked for.
  expect(piecesIn(moreOf(addPiece(EMPTY_DRAFT, piece(), 3), 'CCN0001', 2))).toBe(1);
});

test('of a group so many and so much is sold at its price per gram: on average where nothing else is said, the last all that is left', () => {
  const group = piece({
    kode_barcode: 'UBS750/CCN/ETALASE/',
    berat: 10,
    harga_emas: 1_000_000,
    harga_jual: 0,
    harga_atribut: 0,
    ongkos: 0,
    objek: 'GROUP',
    stock: 3,
  });
  const one = addPiece({ ...EMPTY_DRAFT, kode_sales: 'S1' }, group);
  expect(one.lines).toMatchObject([{ qty: 1, gram: 3.333 }]);
  expect([averageGram(group, 2), averageGram(group, 3), averageGram(group, 9)]).toEqual([6.667, 10, 10]);
  // Scanned again it is no more of it: its number is typed.
  expect(moreOf(one, group.kode_barcode, 1)).toEqual(one);
  const two = changeLine(one, group.kode_barcode, { qty: 2, gram: 6.5, agreed: 990_000 });
  expect(piecesIn(two)).toBe(2);
  const totals = totalsOf(two, TERMS);
  expect(totals.lines).toMatchObject([{ hargaJualRp: 6_435_000 }]);
  expect(inputOf(two, totals.lines, null).lines).toEqual([
    {
      kode_barcode: group.kode_barcode,
      objek: 'GROUP',
      qty: 2,
      berat: 6.5,
      harga_jual: 6_435_000,
      harga_emas: 990_000,
      diskon: 0,
    },
  ]);
});

describe('payments', () => {
  test('a quick amount sets the one cash payment', () => {
    const once = putCash(EMPTY_DRAFT, 50_000, 'a');
    expect(putCash(once, 100_000, 'b').payments).toEqual([
      { ...payment('CASH', 100_000), id: 'a', exact: false },
    ]);
  });

  test('exact cash follows the total until an amount is typed', () => {
    const card = addPayment(addPiece(EMPTY_DRAFT, piece()), payment('QRIS', 700_000));
    const exact = putCash(card, 'exact', 'a');
    expect(withExactCash(exact, 12_709_000).payments[1]?.jumlah_rp).toBe(12_009_000);
    expect(withExactCash(exact, 500_000).payments[1]?.jumlah_rp).toBeNull();
    expect(totalsOf(exact, TERMS)).toMatchObject({ shortRp: 0, changeRp: 0, paidRp: 12_709_000 });
    const typed = changePayment(exact, 'a', { jumlah_rp: 13_000_000, exact: false });
    expect(withExactCash(typed, 12_709_000)).toBe(typed);
  });

  test('without a member there are no points to pay with', () => {
    const paid = addPayment(setCustomer(EMPTY_DRAFT, MEMBER), payment('POIN', 5_000));
    expect(setCustomer(paid, { ...MEMBER, kode_customer: 'M2' }).payments).toHaveLength(1);
    expect(setCustomer(paid, WALK_IN).payments).toEqual([]);
  });
});

describe('the intended sale', () => {
  const draft = putCash(addPiece({ ...EMPTY_DRAFT, kode_sales: 'S1' }, piece()), 13_000_000, 'a');
  const input = (given = draft) => inputOf(given, totalsOf(given, TERMS).lines, '2026-02-25');
  let made = 0;
  const newKey = () => {
    made += 1;
    return `key-${made}`;
  };

  test('keeps its key while the content is the same, through a reload too', () => {
    const intent = intentOf(draft, input(), newKey);
    const reloaded = JSON.parse(JSON.stringify({ ...draft, intent })) as typeof draft;
    expect(intentOf(reloaded, input(reloaded), newKey)).toEqual(intent);
  });

  test('changed content is another sale with another key', () => {
    const intent = intentOf(draft, input(), newKey);
    const changed = putCash({ ...draft, intent }, 12_800_000, 'b');
    expect(intentOf(changed, input(changed), newKey).key).not.toBe(intent.key);
  });

  test('sends what was shown: price, agreed price per gram, discount never above the price', () => {
    const agreed = changeLine(draft, 'CCN0001', { agreed: 2_400_000, diskon: 99_000_000 });
    expect(input(agreed).lines).toEqual([
      { kode_barcode: 'CCN0001', harga_jual: 12_552_000, harga_emas: 2_400_000, diskon: 12_552_000 },
    ]);
    expect(input().lines).toEqual([{ kode_barcode: 'CCN0001', harga_jual: 12_709_000, diskon: 0 }]);
  });
});

test('a till takes deposits, and what was ordered once it may be fetched, late or not', () => {
  expect(takenByTill({ jenis: 'TITIPAN', siap: false })).toBe(true);
  expect(takenByTill({ jenis: 'PESANAN', siap: true })).toBe(true);
  expect(takenByTill({ jenis: 'PESANAN', siap: false })).toBe(false);
  expect(takenByTill({ jenis: 'PREORDER', siap: true })).toBe(true);
  expect(takenByTill({ jenis: 'SERVICE', siap: true })).toBe(false);
});
