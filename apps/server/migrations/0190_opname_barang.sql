-- Goods are counted as bags are, each tray by itself where places differ: two counts of one place find themselves in one.
alter table opname_sesi drop constraint opname_sesi_objek_check, add constraint opname_sesi_objek_check check (objek in ('HUTANG', 'BARANG'));
drop index opname_sesi_berjalan;
create unique index opname_sesi_berjalan on opname_sesi (kode_toko, objek, tempat) where status = 'BERJALAN';

-- What the report of a count tells of a thing beside its name and weights; null for a bag.
alter table opname_hasil add rincian jsonb;
-- Results of before have the number they had.
create or replace function kadar_hash_opname(sesi bigint) returns text language sql stable as $$
  select encode(sha256(convert_to(coalesce(string_agg((jsonb_build_array(kode, to_char(tanggal, 'YYYY-MM-DD'), kelompok, hasil, keterangan,
    to_char(tgl, 'YYYY-MM-DD'), nama, alamat, berat, jumlah_rp, tempat, tempat_scan, berat_harus, berat_timbang, oleh, dicari)
    || case when rincian is null then '[]' else jsonb_build_array(rincian) end)::text, E'\n' order by kode collate "C"), ''), 'UTF8')), 'hex')
  from opname_hasil where sesi_id = sesi
$$;

select kadar_menu('stock', 'Stock', 'lokasi', 'Lokasi', '/stock-opname', 'Stock Opname Barang', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
select kadar_menu('laporan', 'Laporan', 'barang', 'Barang', '/laporan-stock-opname', 'Laporan Stock Opname', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
