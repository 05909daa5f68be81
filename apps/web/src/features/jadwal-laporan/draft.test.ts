import { expect, test } from 'vitest';
import { bodyOf, newDraft, typedReceiver } from './draft.ts';

test('what has an @ is mail, all else a number', () => {
  expect(typedReceiver(' a@b.example ')).toEqual({ kanal: 'EMAIL', user_id: '', alamat: 'a@b.example' });
  expect(typedReceiver('0812 3456')).toEqual({ kanal: 'WA', user_id: '', alamat: '0812 3456' });
});

test('a summary names no report, and every day no day', () => {
  const draft = { ...newDraft('K01', 'id'), laporan: 'laporan-penjualan', hari: 5 };
  expect(bodyOf(draft)).toMatchObject({ isi: 'PAGI', laporan: '', hari: 0, lingkup: 'K01' });
  expect(bodyOf({ ...draft, isi: 'LAPORAN', kala: 'BULANAN' })).toMatchObject({
    laporan: 'laporan-penjualan',
    hari: 5,
  });
});
