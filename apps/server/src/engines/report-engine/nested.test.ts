import { expect, test } from 'vitest';
import { NestedText, PlainText } from './nested.ts';

const read = (text: string): unknown => JSON.parse(`[${text}]`);

test('rows stand below their head, which adds them up, however they come', () => {
  const row = (nama_barang: string, size: string, berat: number, jumlah: number) => ({
    nama_barang,
    size,
    berat,
    jumlah,
  });
  const rows = [row('A', '1', 0.1, 1), row('A', '2', 0.2, 2), row('B', '1', 5, 3)];
  const told = [
    {
      nama_barang: 'A',
      detail: [
        { size: '1', berat: 0.1, jumlah: 1 },
        { size: '2', berat: 0.2, jumlah: 2 },
      ],
      berat: 0.3,
      jumlah: 3,
    },
    { nama_barang: 'B', detail: [{ size: '1', berat: 5, jumlah: 3 }], berat: 5, jumlah: 3 },
  ];
  for (const batches of [[rows], rows.map((one) => [one]), [rows.slice(0, 1), [], rows.slice(1)]]) {
    const text = new NestedText({ by: ['nama_barang'], sums: ['berat', 'jumlah'] }, ['berat']);
    expect(read(batches.map((batch) => text.take(batch)).join('') + text.end())).toEqual(told);
    expect(text.count).toBe(2);
  }
});

test('columns have the names the specification knows, also without heads', () => {
  const text = new NestedText({ names: { no: 'no_faktur_beli' } }, []);
  const rows = [
    { no: '1', isi: 'X; Y' },
    { no: '2', isi: null },
  ];
  expect(read(text.take(rows) + text.end())).toEqual([
    { no_faktur_beli: '1', isi: 'X; Y' },
    { no_faktur_beli: '2', isi: null },
  ]);
  expect(text.count).toBe(2);
  const none = new NestedText({ by: ['x'] }, []);
  expect([read(none.take([]) + none.end()), none.count]).toEqual([[], 0]);
});

test('rows of a report without a shape of its own follow each other as they are', () => {
  const rows = [{ a: 1 }, { a: null }, { a: 'x' }];
  for (const batches of [[rows], rows.map((one) => [one]), [[], rows.slice(0, 2), [], rows.slice(2)], []]) {
    const text = new PlainText();
    expect(read(batches.map((batch) => text.take(batch)).join('') + text.end())).toEqual(batches.flat());
    expect(text.count).toBe(batches.flat().length);
  }
});
