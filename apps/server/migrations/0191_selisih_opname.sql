-- What counts did not find is written off, what turns up comes back: lines of either document. A line with a count is of the first.
create table selisih_opname_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  sesi_id bigint references opname_sesi,
  -- The document that lost it.
  no_rugi text not null default '',
  kode_barcode text not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kadar nilai_kadar not null,
  berat positif not null,
  murni tak_negatif not null,
  hpp tak_negatif not null,
  kode_gudang text not null,
  kode_baki text not null,
  alasan text not null check (alasan <> ''),
  primary key (kode_toko, no_faktur, urut),
  check (sesi_id is null or no_rugi = '')
);
create index selisih_opname_detail_tanggal on selisih_opname_detail (kode_toko, tanggal);
-- A piece that a count missed is written off once.
create unique index selisih_opname_detail_sekali on selisih_opname_detail (sesi_id, kode_barcode) where sesi_id is not null;

-- When a tray was counted last.
create index opname_sesi_selesai on opname_sesi (kode_toko, objek, tempat, selesai_at) where status = 'SELESAI';

do $$
begin
  call kadar_append_only('selisih_opname_detail');
  call kadar_scope_by_toko('selisih_opname_detail');
  create policy one_shop on selisih_opname_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
end $$;
call kadar_line_tables();

-- The accounts of these documents, for chains that stand.
select kadar_petakan('SELISIH_OPNAME', array['SELISIH_OPNAME'], array['PERSEDIAAN'], jsonb_build_object('SELISIH_OPNAME', kadar_akun('5103', 'SELISIH OPNAME', 'BEBAN', 'D'), 'PERSEDIAAN', '1131'));
select kadar_petakan('TEMU_OPNAME', array['PERSEDIAAN'], array['SELISIH_OPNAME', 'PIUTANG_KLAIM', 'BIAYA_HAPUS'],
  jsonb_build_object('PERSEDIAAN', '1131', 'SELISIH_OPNAME', kadar_akun('5103', 'SELISIH OPNAME', 'BEBAN', 'D'),
    'PIUTANG_KLAIM', kadar_akun('1125', 'PIUTANG KLAIM', 'ASET', 'D'), 'BIAYA_HAPUS', kadar_akun('5105', 'BIAYA PENGHAPUSAN BARANG', 'BEBAN', 'D')));
select kadar_menu('stock', 'Stock', 'lokasi', 'Lokasi', '/selisih-opname', 'Selisih Opname Barang', array['OWN']);
