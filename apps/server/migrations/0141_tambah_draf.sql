-- Rows of a supplier's list that wait to be tagged: pieces only by their weight on a scale, in no book.
create table tambah_draf (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  -- Of the file's content, and its row: the same file gives the same drafts.
  berkas text not null check (length(berkas) = 64),
  baris int not null check (baris > 0),
  nama_berkas text not null,
  kode_barcode text not null default '',
  kode_intern text not null default '',
  nama_barang text not null,
  size text not null default '',
  kode_dept text not null references jenis,
  kode_group text not null references group_barang,
  kadar nilai_kadar not null,
  kadar_murni persen_murni not null,
  kadar_cetak persen_murni,
  jumlah_pcs jumlah_pcs not null default 1,
  -- As the list says it, in mg.
  berat positif,
  ongkos tak_negatif,
  kode_baki text not null default '',
  dibuang boolean not null default false,
  created_at timestamptz not null default now(),
  created_by text not null,
  unique (kode_toko, berkas, baris)
);
create index tambah_draf_buka on tambah_draf (kode_toko, id) where not dibuang;
call kadar_scope_by_toko('tambah_draf');
create policy one_shop on tambah_draf as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
grant select, insert on tambah_draf to kadar_app;
grant update (dibuang) on tambah_draf to kadar_app;
