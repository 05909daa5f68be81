import { describe, expect, test } from 'vitest';
import { type AddValues, EMPTY, judgeAdd, judgeEdit, nextOf } from './form-model.ts';

const filled: AddValues = {
  ...EMPTY,
  nama_barang: 'CINCIN KAWIN POLOS',
  kode_dept: 'CCN',
  kode_group: 'TUA750',
  kadar: 75,
  kadar_murni: 75,
  berat_asli: 5.23,
  kode_baki: 'A01',
  kode_intern: 'SUP-1',
  hpp: 9_000_000,
  atribut: [
    { id: 'a', nama: '', harga: null },
    { id: 'b', nama: 'BERLIAN', harga: 500_000 },
  ],
};

const OF_SHOP = { asksToko: false, asksBatch: false };

describe('adding a piece', () => {
  test('names every empty required field, in the words of its code', () => {
    const { problems } = judgeAdd(EMPTY, OF_SHOP);
    expect(problems).toMatchObject({
      kode_group: 'KODE_GROUP_KOSONG',
      berat_asli: 'WAJIB_DIISI',
      kadar: 'WAJIB_DIISI',
    });
    expect(Object.keys(problems).sort()).toEqual(
      ['berat_asli', 'kadar', 'kadar_murni', 'kode_baki', 'kode_dept', 'kode_group', 'nama_barang'].sort(),
    );
  });

  test('a piece of a batch is told its cost by that, and stays with it while something of it is left', () => {
    const asked = { ...OF_SHOP, asksBatch: true };
    expect(judgeAdd(filled, asked).problems).toEqual({ no_batch: 'WAJIB_DIISI' });
    const tagged = { ...filled, no_batch: 'TSK01260225001/1', ada_faktur_pajak: true };
    const { body, problems } = judgeAdd(tagged, asked);
    expect([problems, body.hpp, body.ada_faktur_pajak]).toEqual([{}, 0, false]);
    expect(nextOf(tagged, [{ no_batch: 'TSK01260225001/1' }]).no_batch).toBe('TSK01260225001/1');
    expect(nextOf(tagged, undefined).no_batch).toBe('TSK01260225001/1');
    expect(nextOf(tagged, []).no_batch).toBe('');
  });

  test('judges by the contract', () => {
    expect(judgeAdd(filled, OF_SHOP).problems).toEqual({});
    expect(judgeAdd(filled, { ...OF_SHOP, asksToko: true }).problems).toEqual({ kode_toko: 'PILIH_TOKO' });
    const { body, problems } = judgeAdd({ ...filled, kode_toko: 'K02' }, { ...OF_SHOP, asksToko: true });
    expect([problems, 'kode_toko' in body]).toEqual([{}, false]);
    expect(judgeAdd({ ...filled, nama_barang: 'EMAS' }, OF_SHOP).problems).toEqual({
      nama_barang: 'NAMA_BARANG_PENDEK',
    });
    expect(judgeAdd({ ...filled, kadar: 501 }, OF_SHOP).problems).toEqual({ kadar: 'KADAR_TIDAK_SAH' });
  });

  test('sends only add-ons that were meant', () => {
    expect(judgeAdd(filled, OF_SHOP).body.atribut).toEqual([{ nama: 'BERLIAN', harga: 500_000 }]);
  });

  test('the next piece keeps the lot and forgets the piece', () => {
    expect(nextOf({ ...filled, kode_barcode: 'K0126' }, [])).toMatchObject({
      kode_dept: 'CCN',
      kadar: 75,
      kode_baki: 'A01',
      nama_barang: 'CINCIN KAWIN POLOS',
      kode_barcode: '',
      kode_intern: '',
      size: '',
      berat_asli: null,
      hpp: null,
      atribut: [],
    });
  });
});

test('a change is judged by the contract and says which version it saw', () => {
  const { kode_intern, size, harga_emas_khusus, ongkos_khusus, atribut } = filled;
  const said = { kode_intern, size, harga_emas_khusus, ongkos_khusus, atribut };
  const { body, problems } = judgeEdit({ ...said, nama_barang: 'X' }, 3);
  expect(problems).toEqual({ nama_barang: 'NAMA_BARANG_PENDEK' });
  expect(body._version).toBe(3);
});
