import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { SEAL_VERSION, SEALED, UNSEALED_COLUMNS } from './sealed-columns.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('empty');
});
afterAll(() => server?.close());

const sections = SEALED.flatMap(({ versions }) => versions[SEAL_VERSION] ?? []);
const named = sections.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));

test('every column of a sealed table is in the seal, or it is said why not', async () => {
  const rows = await server.look<{ name: string }>(
    `select relname || '.' || attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.oid = any($1::regclass[]) and attnum > 0 and not attisdropped order by 1`,
    [sections.map(({ table }) => table)],
  );
  const there = rows.map(({ name }) => name);
  expect(there.filter((name) => !named.includes(name)).sort()).toEqual(Object.keys(UNSEALED_COLUMNS).sort());
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});

test('every table that bears the number of a document is in its seal', async () => {
  const rows = await server.look<{ name: string }>(
    `select distinct relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attname in ('no_faktur', 'no_jurnal', 'no_faktur_batal') and not attisdropped`,
  );
  const sealed = sections.map(({ table }) => table);
  expect(rows.map(({ name }) => name).filter((name) => !sealed.includes(name))).toEqual([]);
  expect(rows.length).toBeGreaterThan(9);
});

test('a version that seals exist of is never changed: this is version 1', () => {
  expect(sections.map(({ table, columns }) => `${table}: ${columns.join(' ')}`)).toMatchInlineSnapshot(`
    [
      "dokumen: kode_toko no_faktur tanggal jenis at kode_sales input_by valid_by kode_customer nama_customer alamat_customer no_hp keterangan qty berat total diskon ppn pembulatan grand_total dibayar kembali poin_dapat poin_pakai otorisasi_id kategori ppn_termasuk asal_toko asal_no asal_urut chain_pos",
      "dokumen_batal: kode_toko no_faktur tanggal no_faktur_batal at alasan input_by otorisasi_id chain_pos",
      "dokumen_bayar: kode_toko no_faktur urut arah jenis no_rekening no_kartu jumlah_rp fee jumlah_gesek_rp poin",
      "penjualan_detail: kode_toko no_faktur tanggal urut kode_barcode kode_intern nama_barang kode_dept kode_group kadar berat murni harga_emas sumber_harga ongkos harga_atribut pembulatan harga_jual diskon ppn total hpp fee keterangan",
      "kas_mutasi: id kode_toko tanggal no_faktur at kategori keterangan masuk keluar user_id",
      "bank_mutasi: id kode_toko tanggal no_faktur at jenis no_rekening kode_bank no_kartu keterangan jumlah_rp fee jumlah_gesek_rp user_id",
      "mutasi_stock: id kode_toko tanggal no_faktur at kode_barcode jenis dari_status ke_status qty berat murni hpp kode_dept kode_group kadar kode_gudang kode_baki user_id",
      "mutasi_massa: id kode_toko tanggal no_faktur at objek kunci kadar milik jenis qty berat murni hpp user_id",
      "poin_mutasi: id kode_toko tanggal no_faktur at kode_customer poin keterangan",
      "fee_mutasi: id kode_toko tanggal no_faktur kode_sales fee",
      "jurnal: id kode_toko tanggal no_jurnal trx type nomor_akun role keterangan debet kredit",
      "jurnal_emas: id kode_toko tanggal no_jurnal tempat debet kredit",
      "otorisasi_pakai: otorisasi_id kode_toko at no_dokumen",
      "tutup_harian: kode_toko tanggal at user_id kas_sistem kas_hitung rincian_kas non_cash catatan ringkasan chain_pos",
      "kadar_eod: kode_toko tanggal kadar qty berat murni hpp harga",
      "saldo_akun: kode_toko tanggal nomor_akun debet kredit",
      "harga_emas_global: id nominal berlaku_at user_id chain_pos",
    ]
  `);
});
