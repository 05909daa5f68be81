-- The piece as it was tagged, frozen: with weights in mg, its cost and fine gold, where it was put and out of which line of a delivery it came.
create table tambah_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut int not null check (urut > 0),
  kode_barcode text not null,
  kode_intern text not null default '',
  nama_barang text not null,
  size text not null default '',
  kode_dept text not null references jenis,
  kode_group text not null references group_barang,
  kadar nilai_kadar not null,
  kadar_murni persen_murni not null,
  -- What the nota prints, where it is another.
  kadar_cetak persen_murni,
  jumlah_pcs jumlah_pcs not null default 1,
  berat_asli positif not null,
  berat positif not null,
  berat_bandrol tak_negatif not null default 0,
  berat_atribut tak_negatif not null default 0,
  -- Typed, not from a scale.
  diketik boolean not null default true,
  murni tak_negatif not null,
  kode_gudang text not null,
  kode_baki text not null,
  -- Its own price and making charge; null: by the lists.
  harga_emas positif,
  ongkos tak_negatif,
  harga_atribut tak_negatif not null default 0,
  hpp tak_negatif not null,
  ada_faktur_pajak boolean not null,
  -- 'TS…/1'; '' for none.
  no_batch text not null default '',
  -- The row of a supplier's list that it was tagged by, and what that list says it weighs.
  draf bigint,
  berat_draf positif,
  primary key (kode_toko, no_faktur, urut)
);
create index tambah_detail_barcode on tambah_detail (kode_barcode);
create index tambah_detail_draf on tambah_detail (draf) where draf is not null;
call kadar_append_only('tambah_detail');
call kadar_scope_by_toko('tambah_detail');
create policy one_shop on tambah_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
call kadar_line_tables();
