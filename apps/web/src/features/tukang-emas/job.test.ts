import { expect, test } from 'vitest';
import {
  handedGram,
  lineAfter,
  reckon,
  serahBody,
  serahOf,
  sumberKey,
  TERIMA_START,
  type Terima,
  terimaBody,
} from './job.ts';

const [EMPTY_LINE] = TERIMA_START.lines;
if (!EMPTY_LINE) throw new Error('no line');
const rings = {
  ...EMPTY_LINE,
  kadar: 75,
  kadar_murni: 75,
  kode_dept: 'CCN',
  kode_group: 'UBS750',
  qty: 3,
  berat: 9.651,
  upah_jenis: 'BORONG' as const,
  upah: 350_000,
};
const rest = { ...EMPTY_LINE, hasil: 'SISA' as const, kadar_murni: 100, berat: 0.15 };
const of = (more: Partial<Terima> = {}): Terima => ({
  ...TERIMA_START,
  lines: [rings, rest],
  susut: 0.112,
  ...more,
});
const kerja = [
  { no_serah: 'GI1', no_pesanan: '', tanggal: '2026-02-20', murni: 7.5, sisa: 7.5 },
  { no_serah: 'GI2', no_pesanan: '', tanggal: '2026-02-21', murni: 2, sisa: 2 },
];
const man = { kode_tukang: 'T01', murni: 9.5, susut_persen: 1.5, kerja };

test('a job is reckoned as the vector says: what is above his share stays his debt, unless it is forgiven', () => {
  expect(reckon(of(), man)).toMatchObject({
    hasilMg: 7238,
    kembaliMg: 150,
    susutMg: 112,
    bolehMg: 110,
    dibebankanMg: 110,
    tetapHutangMg: 2,
    upahRp: 350_000,
    saldoMg: 2002,
    kurangMg: 0,
  });
  expect(reckon(of({ maaf: true }), man)).toMatchObject({
    dibebankanMg: 112,
    tetapHutangMg: 0,
    saldoMg: 2000,
  });
  expect(reckon(of({ susut: null }), man)).toMatchObject({ kurangMg: 112 });
  expect(reckon(of({ no_serah: '' }), man)).toMatchObject({ kurangMg: 2000 });
});

test('nothing is said while figures make no job: more of his own gold than there is', () => {
  expect(reckon(of({ lines: [EMPTY_LINE], susut: null, emas_tukang: 1 }), man)).toMatchObject({
    saldoMg: 10_500,
  });
  expect(reckon(of({ lines: [{ ...rings, kadar_murni: 101 }] }), man)).toBeNull();
});

test('it is of the oldest job until another is chosen, and of none where he has none of that name', () => {
  expect([null, 'GI2', '', 'GI9'].map((no) => serahOf(no, kerja))).toEqual(['GI1', 'GI2', '', '']);
  expect(serahOf(null, [])).toBe('');
});

test('what is sent of a line is what its kind has', () => {
  const body = terimaBody(of({ keterangan: 'X' }), man);
  expect(body).toMatchObject({
    kode_tukang: 'T01',
    no_serah: 'GI1',
    susut: 0.112,
    emas_tukang: 0,
    maaf: false,
  });
  expect(body.lines).toEqual([
    {
      hasil: 'PIECE',
      berat: 9.651,
      kadar: 75,
      kadar_murni: 75,
      kode_dept: 'CCN',
      kode_group: 'UBS750',
      qty: 3,
      upah_jenis: 'BORONG',
      upah: 350_000,
    },
    { hasil: 'SISA', berat: 0.15, kadar_murni: 100 },
  ]);
  expect(terimaBody(of({ lines: [EMPTY_LINE], maaf: true }), man).lines).toEqual([]);
  expect(terimaBody(of({ lines: [EMPTY_LINE] }), man).lines).toHaveLength(1);
  expect(lineAfter(rings, 'b')).toEqual({ ...rings, id: 'b', qty: null, berat: null });
});

test('a bar is handed over by weight, its last gram all of it; a lot as a whole', () => {
  const bar = { sumber: 'BATANGAN' as const, kunci: 'LB1', kadar: 99.9, berat: 10, murni: 9.991 };
  const lot = { sumber: 'ROSOK' as const, kunci: 'LL1', kadar: null, berat: 5, murni: 3.615 };
  const line = (sumber: string, berat: number | null) => ({ id: 'a', sumber, berat });
  const lines = [line(sumberKey(bar), 4), line(sumberKey(lot), null)];
  expect(handedGram(lines, [bar, lot])).toBe(7.611);
  expect(handedGram([line(sumberKey(bar), 10)], [bar, lot])).toBe(9.991);
  expect(serahBody({ no_pesanan: '', keterangan: '', lines }, 'T01').lines).toEqual([
    { sumber: 'BATANGAN', kunci: 'LB1', kadar: 99.9, berat: 4 },
    { sumber: 'ROSOK', kunci: 'LL1' },
  ]);
});
