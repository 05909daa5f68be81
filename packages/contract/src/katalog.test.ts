import { describe, expect, test } from 'vitest';
import { messageText } from './errors.ts';
import banner from './masters/banner-katalog.ts';
import group from './masters/group-description-katalog.ts';
import hadiah from './masters/hadiah-katalog.ts';
import harga from './masters/harga-katalog.ts';
import info from './masters/info-katalog.ts';
import item from './masters/item-katalog.ts';
import kategori from './masters/kategori-katalog.ts';
import admin from './masters/kontak-admin-katalog.ts';
import splash from './masters/splashscreen-katalog.ts';

/** What each list says where it fails: to add, to change, to delete. */
const FAILURES = [
  ['Info', info, ['Menambahkan', 'Merubah', 'Menghapus']],
  ['Harga', harga, ['Menambahkan', 'Merubah', 'Menghapus']],
  ['Kontak Admin', admin, ['Menambahkan', 'Merubah', 'Menghapus']],
  ['Deskripsi Group', group, ['Menambahkan', 'Merubah', 'Menghapus']],
  ['Barang', item, ['Mengirim', 'Mengubah', 'Menghapus']],
  ['Hadiah', hadiah, ['Menambahkan', 'Merubah', 'Menghapus']],
  ['Kategori', kategori, ['Menambahkan', 'Merubah', 'Menghapus']],
  ['Banner', banner, ['Menambahkan', 'Merubah', 'Menghapus']],
] as const;

describe('a list of the catalogue', () => {
  test.each(FAILURES)('%s: what fails is said by this noun', (noun, { messages }, verbs) => {
    const { addFailed = '', changeFailed = '', deleteFailed = '' } = messages;
    expect([addFailed, changeFailed, deleteFailed].map((code) => messageText(code, 'id'))).toEqual(
      verbs.map((verb) => `Gagal ${verb} ${noun} Katalog, Coba Beberapa Saat Lagi`),
    );
  });

  test('of splash screens fails in words of its own, and adds and deletes none', () => {
    const { changeFailed = '' } = splash.messages;
    expect(messageText(changeFailed, 'id')).toBe('Simpan Data Gagal, Silahkan Ulangi Beberapa Saat Lagi');
    expect([splash.add, splash.remove]).toEqual([false, false]);
    const places = splash.fields.position?.choices?.map(({ value }) => value);
    expect(places).toEqual(['top', 'bottom']);
  });

  test('asks for money, weight, points and phones by their kinds', () => {
    const kinds = [item.fields.harga_jual, item.fields.berat, hadiah.fields.point, admin.fields.no_hp];
    expect(kinds.map((field) => field?.kind)).toEqual(['rupiah', 'gram', 'integer', 'phone']);
    const lists = [item.fields.kode_banner, item.fields.kode_info, item.fields.hashtag_kadar];
    expect(lists.map((field) => field?.kind)).toEqual(['refs', 'refs', 'tags']);
  });
});
