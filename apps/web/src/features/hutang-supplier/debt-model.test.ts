import type { EmasRow, TagihanRow } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { expect, test } from 'vitest';
import { fixingOf, goldChoices, goldPaid, settled, totalsOf, wholeOf } from './debt-model.ts';

const debt: TagihanRow = {
  no_asal: 'TSK01260225001',
  tanggal: '2026-02-25',
  no_nota_supplier: '',
  rp: 0,
  emas: 48,
  emas_rp: 120_960_000,
  tempo: '2026-03-01',
  lewat_hari: 0,
};
const bar: EmasRow = {
  objek: 'BATANGAN',
  kunci: 'LBK01260225001',
  kadar: 88.5,
  qty: 1,
  berat: 41.25,
  murni: 36.506,
  hpp: 88_000_000,
};
const scrap = (kadar: number): EmasRow => ({ ...bar, objek: 'ROSOK', kunci: 'LLK01260225001', kadar });
const typed = { qty: null, berat: null, kadar_uji: 88.5, harga_lebih_per_g: null };

test('a fixing and a payment in gold come to what the vectors say, and to nothing while they cannot', () => {
  const whole = { ...debt, emas: 78, emas_rp: 196_560_000 };
  expect(fixingOf(whole, 30, 2_575_000)).toMatchObject({ nilaiRp: 77_250_000, selisihRp: 1_650_000 });
  expect(fixingOf(whole, 78.001, 2_575_000)).toBeUndefined();
  expect(fixingOf(whole, null, 2_575_000)).toBeUndefined();
  const [choice] = goldChoices([bar]);
  expect(goldPaid(debt, choice, typed)).toMatchObject({
    murniMg: 36_506,
    lepasRp: 91_995_120,
    selisihRp: -3_995_120,
    over: false,
  });
  expect(goldPaid(debt, choice, { ...typed, kadar_uji: null })).toBeUndefined();
  expect(goldPaid(debt, undefined, typed)).toBeUndefined();
});

test('more than is owed is told before a price is said, and comes to an advance with it', () => {
  const [choice] = goldChoices([bar]);
  const small = { ...debt, emas: 36, emas_rp: 90_720_000 };
  expect(goldPaid(small, choice, typed)).toMatchObject({ over: true, lebihMg: 506, lebihRp: 0 });
  const sold = { ...typed, harga_lebih_per_g: 2_600_000 };
  expect(goldPaid(small, choice, sold)).toMatchObject({ lebihRp: 1_315_600, left: { emasMg: 0 } });
});

test('bars are chosen by purity, a lot whole', () => {
  const choices = goldChoices([bar, { ...bar, kadar: 90, qty: 2, berat: 5 }, scrap(75), scrap(70)]);
  expect(choices.map(({ kadar, rows }) => [kadar, rows.length])).toEqual([
    [88.5, 1],
    [90, 1],
    [null, 2],
  ]);
  expect(choices.map(wholeOf)).toEqual([
    { qty: 1, gram: 41.25 },
    { qty: 2, gram: 5 },
    { qty: 2, gram: 82.5 },
  ]);
  const part = { ...typed, qty: 1, berat: 2 };
  expect(goldPaid(debt, choices[1], part)).toMatchObject({ murniMg: 1_770 });
  expect(goldPaid(debt, choices[1], { ...part, qty: 2 })).toBeUndefined();
});

test('rupiah are paid of what is due first, or of one delivery, never more than is owed', () => {
  const rows = [
    { ...debt, no_asal: 'A', rp: 5 },
    { ...debt, no_asal: 'B', rp: 7 },
  ];
  expect(settled(rows, '', 8)).toEqual([
    { no_asal: 'A', rp: 5 },
    { no_asal: 'B', rp: 3 },
  ]);
  expect(settled(rows, 'B', 7)).toEqual([{ no_asal: 'B', rp: 7 }]);
  expect(settled(rows, 'B', 8)).toBeUndefined();
});

test('what all are owed is summed in milligrams', () => {
  const row = {
    kode_supplier: 'A',
    nama_supplier: 'A',
    ...debt,
    rp: 1,
    emas: 0.1,
    muka_rp: 0,
    lewat_rp: 1,
    lewat_emas: 0.1,
  };
  expect(totalsOf([row, { ...row, emas: 0.2, lewat_emas: 0.2 }])).toEqual({
    rp: 2,
    gram: 0.3,
    lateRp: 2,
    lateGram: 0.3,
  });
});
