import { expect, test } from 'vitest';
import { bodyOf, newDraft, problemsOf, typedReceiver } from './draft.ts';

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

test('what a filter lacks stands at the filter, all else at its field', () => {
  expect(
    problemsOf({
      nama: { code: 'WAJIB_DIISI', message: 'Nama wajib diisi' },
      'saringan.kode_sales': { code: 'KODE_KOSONG', message: 'Kode kosong' },
    }),
  ).toEqual({ nama: 'Nama wajib diisi', filters: { kode_sales: 'KODE_KOSONG' } });
});
