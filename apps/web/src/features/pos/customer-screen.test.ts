import { isiLayar } from '@kadar/contract/endpoints/layar.ts';
import { expect, test } from 'vitest';
import { addPayment } from '../../parts/dokumen/payments.ts';
import { WALK_IN } from '../../parts/pelanggan/party.ts';
import { screenOf } from './customer-screen.ts';
import { addPiece, EMPTY_DRAFT, setCustomer } from './draft.ts';
import { done, oldPiece, payment, piece, TERMS } from './till.fixture.ts';
import { EMPTY_TILL } from './till-store.ts';
import { totalsOf } from './totals.ts';
import { bring } from './tukar.ts';

const draft = addPayment(
  setCustomer(addPiece({ ...EMPTY_DRAFT, kode_sales: 'S1' }, piece({ hpp: 9_000_000 })), {
    ...WALK_IN,
    nama_customer: 'BUDI RAHASIA',
    no_hp: '081234567890',
  }),
  payment('QRIS', 1_000_000),
);

test('lines, total and what is to be paid are shown, and nothing of cost or of who buys', () => {
  const shown = screenOf({ draft, done: null }, totalsOf(draft, TERMS));
  expect(isiLayar.parse(shown)).toEqual(shown);
  expect(shown).toMatchObject({
    nama: '',
    total: 12_709_000,
    bayar: [{ jenis: 'QRIS', rp: 1_000_000 }],
    kurang: 11_709_000,
    kembali: 0,
    selesai: null,
  });
  expect(shown.lines).toMatchObject([{ harga: 12_709_000, harga_gram: 2_430_000 }]);
  for (const secret of ['9000000', 'RAHASIA', '081234567890', 'hpp'])
    expect(JSON.stringify(shown)).not.toContain(secret);
});

test('a way to pay that has no sum yet is known, so that the QRIS stands there to be paid by', () => {
  const chosen = addPayment(addPiece({ ...EMPTY_DRAFT, kode_sales: 'S1' }, piece()), payment('QRIS', null));
  const shown = screenOf({ draft: chosen, done: null }, totalsOf(chosen, TERMS));
  expect(isiLayar.parse(shown).bayar).toEqual([{ jenis: 'QRIS', rp: 0 }]);
});

test('a member is named, and change is told before it is given', () => {
  const member = setCustomer(addPayment(draft, payment('CASH', 12_000_000)), {
    ...WALK_IN,
    kode_customer: 'M0001',
    nama_customer: 'SITI AMINAH',
    no_hp: '081234567890',
  });
  const shown = screenOf({ draft: member, done: null }, totalsOf(member, TERMS));
  expect(isiLayar.parse(shown)).toEqual(shown);
  expect(shown).toMatchObject({ nama: 'SITI AMINAH', kurang: 0, kembali: 291_000 });
  expect(shown.bayar).toEqual([
    { jenis: 'QRIS', rp: 1_000_000 },
    { jenis: 'CASH', rp: 12_000_000 },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/M0001|0812/);
});

test('a sale that was made shows its change and points', () => {
  const sold = done({ grand_total: 500, kembali: 500, poin_dapat: 3 });
  const shown = screenOf({ ...EMPTY_TILL, done: sold }, totalsOf(EMPTY_DRAFT, TERMS));
  expect(isiLayar.parse(shown)).toMatchObject({
    lines: [],
    total: 500,
    bayar: [],
    kembali: 500,
    selesai: { dibayar: 1_000, poin: 3 },
  });
});

test('an exchange that was made shows what was due, and nothing to pay where money went out', () => {
  const lama = [{ id: 'p1', nama_barang: 'CINCIN', berat: 2, jumlah_rp: 400 }];
  const shownOf = (grand_total: number) =>
    screenOf({ ...EMPTY_TILL, done: done({ grand_total, lama }) }, totalsOf(EMPTY_DRAFT, TERMS));
  expect(shownOf(500)).toMatchObject({ total: 100, selesai: { dibayar: 100 } });
  expect(shownOf(300)).toMatchObject({ total: 0, selesai: { dibayar: 0 } });
});

test('an exchange shows what was brought, what is left to pay, and what else it reaches', () => {
  const exchange = bring(draft, oldPiece(3_675_000));
  const reached = {
    kode_barcode: 'KLG0001',
    piece: piece({ kode_barcode: 'KLG0001', hpp: 1 }),
    tambahRp: 420_000,
  };
  const shown = screenOf({ draft: exchange, done: null }, totalsOf(exchange, TERMS), {
    bandRp: 500_000,
    pieces: [reached],
  });
  expect(isiLayar.parse(shown)).toEqual(shown);
  expect(shown.tukar).toMatchObject({
    lama: [{ nama_barang: 'CINCIN POLOS', berat: 2, harga: 3_675_000 }],
    selisih: 9_034_000,
    bisa: { tambah: 500_000, pieces: [{ kode_barcode: 'KLG0001', selisih: 420_000 }] },
  });
  expect(JSON.stringify(shown)).not.toMatch(/hpp|no_ktp/);
});
