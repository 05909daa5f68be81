import { expect, test } from 'vitest';
import { trailTo } from './trail.ts';

const place = (index: number, path: string, begins = false) => ({
  index,
  path,
  href: `${path}?at=${index}`,
  title: path,
  begins,
});
const seen = (...all: ReturnType<typeof place>[]) => new Map(all.map((one) => [one.index, one]));

test('what led to a screen is what was followed since it was chosen from the menu', () => {
  const all = [
    place(0, '/dashboard'),
    place(1, '/neraca', true),
    place(2, '/buku-besar'),
    place(3, '/lihat-penjualan'),
  ];
  const told = trailTo(seen(...all), all[3] as (typeof all)[0]).map(({ path }) => path);
  expect(told).toEqual(['/neraca', '/buku-besar']);
  expect(trailTo(seen(...all), all[1] as (typeof all)[0])).toEqual([]);
});

test('a screen that was left open in several places is named once, where it was left last', () => {
  const all = [
    place(0, '/dashboard', true),
    place(1, '/data-barang'),
    place(2, '/data-barang'),
    place(3, '/halaman-member'),
  ];
  expect(trailTo(seen(...all), all[3] as (typeof all)[0]).map(({ index }) => index)).toEqual([0, 2]);
  expect(trailTo(seen(...all), all[2] as (typeof all)[0]).map(({ index }) => index)).toEqual([0]);
});

test('what was not seen, as after the page was loaded anew, ends it', () => {
  const all = [place(0, '/dashboard'), place(2, '/buku-besar')];
  expect(trailTo(seen(...all), all[1] as (typeof all)[0])).toEqual([]);
});
