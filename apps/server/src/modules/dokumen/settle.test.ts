import { assertBooksAgree, booksOf } from '@kadar/domain/books.ts';
import { compact, paymentLines } from '@kadar/domain/posting.ts';
import { expect, test } from 'vitest';
import { settle, settleOne } from './settle.ts';

const ACCOUNT = {
  no_rekening: '111',
  kode_bank: 'BCA',
  nomor_akun: '1112',
  mdr_debet: 0.35,
  mdr_credit: 2,
  mdr_qris: 0.7,
  cair_hari: 2,
};
const words = { kategori: 'CONTOH', kas: 'BUDI', bank: 'CONTOH BANK' };
const ground = { rekenings: [ACCOUNT], words };
const settings = { FEE_GESEK_CUSTOMER_MODULE: false };
const paid = (jenis: 'CASH' | 'DEBET' | 'BELUM_BAYAR' | 'TITIPAN', jumlah_rp: number) => ({
  jenis,
  jumlah_rp,
  no_rekening: jenis === 'DEBET' ? '111' : '',
  no_kartu: jenis === 'DEBET' ? '1234' : '',
});

test('in: the change stays out of the drawer, what a bank owes waits', () => {
  const { paidRp, changeRp, tunaiRp, bayar, books } = settle(
    1_500_000,
    [paid('DEBET', 1_000_000), paid('CASH', 600_000)],
    ground,
    settings,
    'IN',
  );
  expect({ paidRp, changeRp, tunaiRp }).toEqual({ paidRp: 1_600_000, changeRp: 100_000, tunaiRp: 500_000 });
  expect(bayar).toMatchObject([
    { arah: 'M', jenis: 'DEBET', jumlah_rp: 1_000_000, fee: 3_500, jumlah_gesek_rp: 1_000_000 },
    { arah: 'M', jenis: 'CASH', jumlah_rp: 600_000, fee: 0, jumlah_gesek_rp: 0 },
  ]);
  expect(books.kas).toEqual([{ kategori: 'CONTOH', keterangan: 'BUDI', masuk: 500_000, keluar: 0 }]);
  expect(books.bank).toMatchObject([
    { jenis: 'DEBET', jumlah_rp: 1_000_000, fee: 3_500, keterangan: 'CONTOH BANK' },
    { jenis: 'CAIR', jumlah_rp: -996_500, fee: 0 },
  ]);
});

test('out: cash leaves the drawer, what is owed leaves nothing yet, and nobody gives change', () => {
  const payments = [paid('CASH', 400_000), paid('BELUM_BAYAR', 600_000)];
  const { tunaiRp, bayar, books } = settle(1_000_000, payments, ground, settings, 'OUT');
  expect(tunaiRp).toBe(-400_000);
  expect(bayar.map(({ arah, jumlah_rp }) => [arah, jumlah_rp])).toEqual([
    ['K', 400_000],
    ['K', 600_000],
  ]);
  expect(books).toEqual({
    kas: [{ kategori: 'CONTOH', keterangan: 'BUDI', masuk: 0, keluar: 400_000 }],
    bank: [],
    poin: [],
    titipan: [],
  });
  expect(() => settle(900_000, payments, ground, settings, 'OUT')).toThrow('PEMBAYARAN_LEBIH');
});

test('net: a swipe comes in, and what it comes to above the total goes out of the drawer', () => {
  const { paidRp, changeRp, tunaiRp, bayar, books } = settle(
    25_000,
    [paid('DEBET', 1_000_000)],
    ground,
    settings,
    'NET',
  );
  expect({ paidRp, changeRp, tunaiRp }).toEqual({ paidRp: 1_000_000, changeRp: 975_000, tunaiRp: -975_000 });
  expect(bayar.map(({ arah }) => arah)).toEqual(['M']);
  expect(books.kas).toMatchObject([{ masuk: 0, keluar: 975_000 }]);
});

test('one payment for all of it: from an account with the fee of the bank, nothing of nothing, its field named', () => {
  const { bayar, books } = settleOne(
    500_000,
    { jenis: 'TRANSFER', no_rekening: '111', fee: 2_500 },
    ground,
    'OUT',
  );
  expect(bayar).toMatchObject([{ arah: 'K', jumlah_rp: 500_000, fee: -2_500, jumlah_gesek_rp: 500_000 }]);
  expect(books.bank).toMatchObject([{ jumlah_rp: -500_000, fee: 2_500, jumlah_gesek_rp: -500_000 }]);
  expect(settleOne(0, { jenis: 'CASH' }, { words }, 'OUT').bayar).toEqual([]);
  expect(() => settleOne(0, { jenis: 'TRANSFER', no_rekening: '9' }, ground, 'OUT')).toThrow(
    expect.objectContaining({ fields: { no_rekening: { code: 'REKENING_WAJIB', params: {} } } }),
  );
});

test('a deposit pays from the account that owes it, by what it was left for', () => {
  const of = (no_titip: string, jumlah_rp: number) => ({ ...paid('TITIPAN', jumlah_rp), no_titip });
  const titipan = { TP: { saldo: 300_000, jenis: null }, OP: { saldo: 700_000, jenis: 'PESANAN' } } as const;
  const payments = [of('TP', 300_000), of('OP', 600_000)];
  const { books, posted } = settle(900_000, payments, { ...ground, titipan }, settings, 'IN');
  expect(books.titipan).toEqual([
    { no_titip: 'TP', jumlah_rp: -300_000 },
    { no_titip: 'OP', jumlah_rp: -600_000, jenis: 'PESANAN' },
  ]);
  const jurnal = [...posted.flatMap(paymentLines), { role: 'PENJUALAN', dk: 'K' as const, rp: 900_000 }];
  expect(compact(jurnal)).toMatchObject([
    { role: 'TITIPAN', dk: 'D', rp: 300_000 },
    { role: 'TITIPAN_PESANAN', dk: 'D', rp: 600_000 },
    { role: 'PENJUALAN' },
  ]);
  expect(() => assertBooksAgree(booksOf({ ...books, jurnal }))).not.toThrow();
  const wrong = books.titipan.map(({ jenis: _jenis, ...row }) => row);
  expect(() => assertBooksAgree(booksOf({ ...books, titipan: wrong, jurnal }))).toThrow('TITIPAN');
});
