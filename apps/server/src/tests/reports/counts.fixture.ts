import { type TestApp, TODAY } from '../../testing/harness.ts';

/** Counts that ended, of bags, of pieces and of batches, as no year of the tests has any: a third is missing, a third stands apart. */
export const countedOnce = async (server: TestApp): Promise<void> => {
  // Numbers of other documents stand for those of bags.
  await server.look(`
    with s as (
      insert into opname_sesi (kode_toko, objek, buta, tanggal, mulai_oleh, status, selesai_at, selesai_oleh, hash)
      select kode_toko, 'HUTANG', true, '${TODAY}', 'SPV1', 'SELESAI', kadar_now(), 'SPV1', 'UJI' from tokos where type = 'TOKO' returning *
    )
    insert into opname_hasil (kode_toko, sesi_id, tanggal, kode, kelompok, hasil, keterangan, tgl, nama, alamat, berat, jumlah_rp, tempat, tempat_scan, oleh, dicari)
    select s.kode_toko, s.id, s.tanggal, d.no_faktur, x.kelompok, x.hasil, 'UJI', d.tanggal, d.nama_customer, d.alamat_customer, d.berat, d.grand_total, 'RAK', '', 'SPV1', ''
    from s cross join lateral (
      select *, row_number() over (order by no_faktur) as n from dokumen where kode_toko = s.kode_toko and jenis = 'PENJUALAN' order by no_faktur limit 30) d
    join (values (0, 'KETEMU', 'KETEMU'), (1, 'HILANG', 'HILANG'), (2, 'LAIN', 'TERJUAL')) x(n, kelompok, hasil) on x.n = d.n % 3`);
  await server.look(`
    with s as (
      insert into opname_sesi (kode_toko, objek, buta, tanggal, mulai_oleh, status, selesai_at, selesai_oleh, hash)
      select kode_toko, 'BARANG', true, '${TODAY}', 'SPV1', 'SELESAI', kadar_now(), 'SPV1', 'UJI' from tokos where type = 'TOKO' returning *
    )
    insert into opname_hasil (kode_toko, sesi_id, tanggal, kode, kelompok, hasil, keterangan, nama, alamat, berat, jumlah_rp, tempat, tempat_scan, oleh, dicari, rincian)
    select s.kode_toko, s.id, s.tanggal, b.kode_barcode, x.kelompok, x.hasil, 'UJI', b.nama_barang, '', b.berat, b.hpp, b.kode_baki, '', 'SPV1', '',
      jsonb_build_object('kode_intern', b.kode_intern, 'kode_dept', b.kode_dept, 'kode_group', b.kode_group, 'nama_atribut', '')
    from s cross join lateral (
      select *, row_number() over (order by kode_barcode) as n from barang where kode_toko = s.kode_toko order by kode_barcode limit 30) b
    join (values (0, 'KETEMU', 'SALAH_BAKI'), (1, 'HILANG', 'HILANG'), (2, 'LAIN', 'TERJUAL')) x(n, kelompok, hasil) on x.n = b.n % 3`);
  await server.look(`
    with s as (
      insert into opname_sesi (kode_toko, objek, buta, tanggal, mulai_oleh, status, selesai_at, selesai_oleh, hash)
      select kode_toko, 'BELUM_TAG', true, '${TODAY}', 'SPV1', 'SELESAI', kadar_now(), 'SPV1', 'UJI' from tokos where type = 'TOKO' returning *
    )
    insert into opname_hasil (kode_toko, sesi_id, tanggal, kode, kelompok, hasil, keterangan, nama, alamat, berat, jumlah_rp, tempat, tempat_scan, berat_harus,
      berat_timbang, oleh, dicari, rincian)
    select s.kode_toko, s.id, s.tanggal, b.no_faktur || '/' || b.urut, x.kelompok, x.hasil, 'UJI', '', '', b.berat, 0, '', '', b.berat, x.timbang * b.berat / 2, 'SPV1', '',
      jsonb_build_object('kode_dept', b.kode_dept, 'kode_group', b.kode_group, 'kadar', b.kadar)
    from s cross join lateral (
      select *, row_number() over (order by no_faktur, urut) as n from terima_detail where kode_toko = s.kode_toko order by no_faktur, urut limit 30) b
    join (values (0, 'KETEMU', 'KETEMU', 2), (1, 'HILANG', 'HILANG', null), (2, 'KETEMU', 'BEDA_BERAT', 1)) x(n, kelompok, hasil, timbang) on x.n = b.n % 3`);
};
