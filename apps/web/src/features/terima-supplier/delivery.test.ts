import { expect, test } from 'vitest';
import {
  bodyOf,
  type DeliveryLine,
  differs,
  lineAfter,
  owedFor,
  proposedFor,
  START,
  type Terms,
} from './delivery.ts';

const line: DeliveryLine = {
  ...(START.lines[0] as DeliveryLine),
  kadar: 75,
  kadar_murni: 75,
  kode_dept: 'CCN',
  kode_group: 'UBS750',
  qty: 20,
  berat_nota: 50,
  berat: 50,
  harga_per_g: 1_950_000,
  ongkos: 35_000,
};
const settings = {
  SELISIH_INTERN_GRAM: 0.05,
  PPN_MASUKAN_KREDIT: false,
  PPN_MODULE: true,
  PPN_PERSEN: 1.1,
  PPN_PERSEN_NON_FAKTUR: 1.65,
  PPN_BARU_MULAI: '',
  PPH22_PERSEN: 0.25,
  PPH22_BARU_MULAI: '',
} as Terms['settings'];
const terms: Terms = { settings, today: '2026-02-25', pkp: true, pungut_pph22: false };
const of = (lines: readonly DeliveryLine[], more: object = {}) => ({ ...START, lines, ...more });

test('what is owed is what the vectors of a priced and an unfixed line say', () => {
  expect(owedFor(of([line]), terms)).toEqual({ rp: 100_341_750, gram: 0 });
  expect(owedFor(of([line]), { ...terms, pkp: false, pungut_pph22: true })).toEqual({
    rp: 99_250_000 + 248_125,
    gram: 0,
  });
  const unfixed = { ...line, berat: 100, berat_nota: 100, kadar_tukar: 78, ongkos: null };
  expect(owedFor(of([unfixed], { sistem: 'BELUM_FIX' }), terms)).toEqual({ rp: 0, gram: 78 });
});

test('a line in consignment owes nothing, says what it is worth to its supplier, and is sent without a tax invoice', () => {
  const consigned = of([line], {
    sistem: 'KONSINYASI',
    no_faktur_pajak: '04002500000123456',
    tgl_faktur: '2026-02-24',
  });
  expect(owedFor(consigned, terms)).toEqual({ rp: 0, gram: 0, titip: 99_250_000 });
  expect(bodyOf(consigned, '2026-02-25', 0.05)).toMatchObject({ no_faktur_pajak: '', tgl_faktur: null });
});

test('a line that cannot be reckoned yet waits: a difference to decide, a purity over 100', () => {
  const beyond = { ...line, berat: 49.9 };
  expect(owedFor(of([line, beyond, { ...line, kadar_murni: 101 }]), terms).rp).toBe(100_341_750);
  const decided = { ...beyond, dasar_bayar: 'NOTA' as const };
  expect(owedFor(of([line, decided]), terms).rp).toBe(2 * 100_341_750);
});

test('a difference is told once nota and scale have spoken, and is decided only beyond the tolerance', () => {
  expect(differs({ ...line, berat: null }, 0.05)).toBeNull();
  expect(differs({ ...line, berat: 49.96 }, 0.05)).toMatchObject({ selisihMg: -40, otorisasi: false });
  expect(differs({ ...line, berat: 50.06 }, 0.05)).toMatchObject({ selisihMg: 60, otorisasi: true });
});

test('what is sent is of its terms alone, and says whose weight is paid only where that is asked', () => {
  const typed = { ...line, kadar_tukar: 78, dasar_bayar: 'TIMBANGAN' as const };
  const sent = (kept: typeof START) => bodyOf(kept, '2026-02-25', 0.05);
  const body = sent(of([typed], { kode_toko: 'K02', kode_supplier: 'UBS', unanswered: true }));
  expect(body).toMatchObject({ tgl_nota: '2026-02-25', tgl_faktur: null, kode_supplier: 'UBS' });
  for (const name of ['kode_toko', 'intent', 'unanswered']) expect(body).not.toHaveProperty(name);
  expect(body.lines[0]).toMatchObject({ harga_per_g: 1_950_000, kadar_tukar: null });
  for (const name of ['id', 'dasar_bayar']) expect(body.lines[0]).not.toHaveProperty(name);
  const unfixed = sent(of([{ ...typed, berat: 49 }], { sistem: 'BELUM_FIX', tgl_nota: '2026-02-20' }));
  expect(unfixed.tgl_nota).toBe('2026-02-20');
  expect(unfixed.lines[0]).toMatchObject({ harga_per_g: 0, kadar_tukar: 78, dasar_bayar: 'TIMBANGAN' });
});

test('the next line proposes goods and price of the one before, and no figure of it', () => {
  expect(lineAfter({ ...line, dasar_bayar: 'NOTA' }, 'b')).toEqual({
    ...line,
    id: 'b',
    qty: null,
    berat_nota: null,
    berat: null,
  });
  expect(lineAfter(undefined, 'b')).toMatchObject({ id: 'b', kadar: null, ongkos_jenis: 'PER_GRAM' });
});

test('a line is proposed what the last nota said of its purity, and what is owed in gold by the list in force', () => {
  const tukar = { kadar_tukar: 77.5, ongkos_jenis: 'PER_GRAM', ongkos: 12_000 } as const;
  const goods = { kadar_murni: 75, kode_dept: 'CCN', kode_group: 'UBS750' };
  const lalu = {
    ...goods,
    kadar_tukar: 78,
    harga_per_g: 1_950_000,
    ongkos_jenis: 'PER_PCS',
    ongkos: 15_000,
  } as const;
  expect(proposedFor({ tukar, lalu }, 'TETAP')).toEqual({ ...lalu, kadar_tukar: 78 });
  expect(proposedFor({ tukar, lalu }, 'BELUM_FIX')).toEqual({ ...lalu, ...tukar });
  expect(proposedFor({ tukar, lalu: null }, 'TETAP')).toEqual({});
  // Who sees no cost is proposed none, and what was typed stays.
  const { harga_per_g: _rp, ongkos: _ongkos, ...told } = lalu;
  expect(proposedFor({ tukar: null, lalu: told }, 'TETAP')).toEqual({ ...goods, kadar_tukar: 78 });
});
