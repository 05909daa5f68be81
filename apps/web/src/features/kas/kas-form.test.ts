import { postKas } from '@kadar/contract/endpoints/kas.ts';
import { expect, test } from 'vitest';
import { judgeEntry } from '../../parts/dokumen/entry.ts';
import { EMPTY, type KasBody, type KasValues, nextKas } from './kas-form.ts';

const judgeKas = (values: KasValues) => judgeEntry<KasBody>(postKas.body, values);

const filled = { ...EMPTY, kategori: 'ATK', jumlah_rp: 250_000, keterangan: 'kertas nota' };

test('an empty form names each field', () => {
  expect(judgeKas(EMPTY)).toEqual({
    body: null,
    problems: { kategori: 'WAJIB_DIISI', jumlah_rp: 'WAJIB_DIISI', keterangan: 'WAJIB_DIISI' },
  });
});

test('an amount no drawer holds is out of bounds', () => {
  expect(judgeKas({ ...filled, jumlah_rp: 2_000_000_000_000 }).problems).toEqual({
    jumlah_rp: 'ANGKA_DI_LUAR_BATAS',
  });
});

test('a whole form is sent as it stands, and the next keeps its kind', () => {
  expect(judgeKas(filled)).toEqual({ body: filled, problems: {} });
  expect(nextKas({ ...filled, jenis: 'MASUK' })).toEqual({ ...EMPTY, jenis: 'MASUK', kategori: 'ATK' });
});
