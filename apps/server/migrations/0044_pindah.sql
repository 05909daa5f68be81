-- Pieces that go to another tray: a document of its own, whose lines say from where.
create table pindah_detail (
  kode_toko text not null,
  no_faktur text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kadar nilai_kadar not null,
  berat positif not null,
  dari_gudang text not null,
  dari_baki text not null,
  kode_gudang text not null,
  kode_baki text not null,
  primary key (kode_toko, no_faktur, urut),
  check ((dari_gudang, dari_baki) <> (kode_gudang, kode_baki))
);
create index pindah_detail_tanggal on pindah_detail (kode_toko, tanggal);
create index pindah_detail_barang on pindah_detail (kode_toko, kode_barcode);
grant select, insert on pindah_detail to kadar_app;
call kadar_append_only('pindah_detail');
call kadar_scope_by_toko('pindah_detail');
create policy one_shop on pindah_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
call kadar_line_tables();

-- Where a piece lies changes by documents alone, and each of them in the one statement that posts it.
grant update (kode_gudang, kode_baki) on barang to kadar_app;
