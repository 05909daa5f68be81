import { describe, expect, test } from 'vitest';
import type { BuyPriced } from '../../parts/pembelian/usePrices.ts';
import { boughtLines, goodsOff, piecesOf, worthOf } from './beli.ts';

const piece = {
  urut: 1,
  nama_barang: 'KALUNG',
  kode_group: 'G',
  jumlah_pcs: 1,
  kadar: 75,
  metode_uji: 'XRF',
  berat_kotor: 5.23,
  berat: 5.1,
  lebur_gram: 0,
  plafond_gram: 0,
  keluar: false,
  foto: [],
};
const priced = (harga_hitung: number, pending = false) =>
  ({ hitungan: { harga_hitung, lebih_berat: false }, pending, problems: {}, problem: null }) as BuyPriced;
const complete = { kode_dept: 'D', kondisi_barang: 'BAIK', foto: 'B1' };

describe('goods of a pledge that the shop buys', () => {
  test('are what still lies in the bag, of the weights that the contract says', () => {
    const found = piecesOf({ barang: [piece, { ...piece, urut: 2, keluar: true }] });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      sumber: 'TANPA_SURAT',
      kadar: 75,
      berat_kotor: 5.23,
      berat_atribut: 0.13,
    });
  });

  test('are worth nothing known while one of them lacks something or is not priced', () => {
    const [one, two] = piecesOf({ barang: [piece, { ...piece, urut: 2 }] }).map((bare) => ({
      ...bare,
      ...complete,
    }));
    if (!one || !two) throw new Error('two pieces');
    const both = new Map([
      [one.id, priced(8_000_000)],
      [two.id, priced(7_000_000)],
    ]);
    expect(worthOf([one, two], both)).toBe(15_000_000);
    expect(worthOf([one, { ...two, harga: 6_500_000 }], both)).toBe(14_500_000);
    expect(worthOf([one, { ...two, foto: '' }], both)).toBeNull();
    expect(worthOf([one, two], new Map([[one.id, priced(8_000_000)]]))).toBeNull();
    expect(worthOf([one, two], new Map([...both, [two.id, priced(7_000_000, true)]]))).toBeNull();
    expect(boughtLines([one, two], both).map(({ harga }) => harga)).toEqual([8_000_000, 7_000_000]);
  });

  test('differ from what was pledged as they are weighed and tested', () => {
    const card = { barang: [piece, { ...piece, urut: 2, keluar: true }] };
    const [one] = piecesOf(card);
    if (!one) throw new Error('one piece');
    expect(goodsOff(card, [one])).toEqual([]);
    expect(goodsOff(card, [{ ...one, berat_kotor: 5.25 }])).toEqual([]);
    expect(goodsOff(card, [{ ...one, berat_kotor: 5.3 }])).toEqual([
      { kadarMilli: 75_000, bagMg: 5_100, boughtMg: 5_170 },
    ]);
    expect(goodsOff(card, [{ ...one, metode_uji: 'XRF', kadar_uji: 70 }])).toHaveLength(2);
    expect(goodsOff(card, [{ ...one, metode_uji: 'XRF', kadar_uji: null }])).toEqual([]);
  });
});
