import type { HitunganBeli } from '@kadar/contract/endpoints/pembelian.ts';
import { describe, expect, test } from 'vitest';
import { askOf, type BuyPiece, lacks, lineOf, paidFor, reckon, strangePiece } from './piece.ts';

/** The figures of the screen's own example: 3,390 g of a nota at 2.465.000, two months old. */
const HITUNGAN: HitunganBeli = {
  dasar: 'NOTA',
  kadar_murni: 75,
  harga_emas: 2_465_000,
  berat: 3.38,
  berat_nota: 3.39,
  berat_dibayar: 3.39,
  susut: 0.01,
  toleransi_susut: 0.02,
  lebih_berat: false,
  umur_bulan: 2,
  potongan: [{ nama: 'RUGINOTA', jenis: 'RP_PER_GRAM', nilai: 85_000, rupiah: 288_150 }],
  harga_nota: 8_526_000,
  harga_hitung: 8_068_500,
  pembulatan: 500,
  harga_lain: null,
  perlu_ktp: false,
};

const WHOLE: BuyPiece = {
  ...strangePiece('a', 'TANPA_SURAT'),
  nama_barang: 'CINCIN POLOS',
  kode_dept: 'CCN',
  kode_group: 'TUA750',
  kadar: 75,
  kondisi_barang: 'ROSOK',
  berat_kotor: 5,
};

describe('the calculation', () => {
  test('what comes off by the gram leaves a price per gram', () => {
    expect(reckon(HITUNGAN)).toEqual({ netPerGram: 2_380_000, gross: 8_356_350, net: 8_068_200 });
  });

  test('a percentage comes off the whole', () => {
    const potongan = [{ nama: 'KONDISI', jenis: 'PERSEN', nilai: 10, rupiah: 835_635 } as const];
    expect(reckon({ ...HITUNGAN, potongan })).toEqual({ netPerGram: null, gross: 8_356_350, net: 7_520_715 });
  });
});

describe('a piece', () => {
  test('is asked for once it says what it is, and lacks its photo before it may be bought', () => {
    expect(askOf(strangePiece('a', 'NOTA_LAIN'))).toBeNull();
    expect(askOf(WHOLE)).toMatchObject({ berat_kotor: 5, berat_atribut: 0, kadar: 75 });
    expect(askOf({ ...WHOLE, metode_uji: 'XRF' })).toBeNull();
    expect(lacks({ ...WHOLE, kondisi_barang: '' }, null)).toBe('kondisi_barang');
    expect(lacks(WHOLE, HITUNGAN)).toBe('foto');
    expect(lacks({ ...WHOLE, foto: 'K01260225001' }, HITUNGAN)).toBeNull();
  });

  test('heavier than its nota, it lacks a reason', () => {
    const heavy = { ...HITUNGAN, lebih_berat: true };
    expect(lacks({ ...WHOLE, foto: 'F' }, heavy)).toBe('sebab_berat');
    expect(lacks({ ...WHOLE, foto: 'F', sebab_berat: 'SOLDER' }, heavy)).toBeNull();
    // No longer heavier: what was said of it does not travel.
    expect(lineOf({ ...WHOLE, sebab_berat: 'SOLDER' }, HITUNGAN).sebab_berat).toBe('');
  });

  test('is paid what is computed until something is typed; nothing typed is no price', () => {
    expect(paidFor(WHOLE, HITUNGAN)).toBe(8_068_500);
    expect(paidFor({ ...WHOLE, harga: 8_000_000 }, HITUNGAN)).toBe(8_000_000);
    expect(lacks({ ...WHOLE, foto: 'F', harga: null }, HITUNGAN)).toBe('harga');
    expect(lineOf({ ...WHOLE, foto: 'F', diketik: true, harga: 8_000_000 }, HITUNGAN)).toMatchObject({
      harga_hitung: 8_068_500,
      harga: 8_000_000,
      diketik: true,
    });
  });
});
