-- Groups by quantity and weight: what was added, moved or destroyed of one, where; how much there is, is the sum of what moved of it in bulk.
create table manual_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  kode_group text not null,
  kode_dept text not null,
  kode_gudang text not null,
  kode_baki text not null,
  ke_gudang text not null default '',
  ke_baki text not null default '',
  kadar nilai_kadar not null,
  qty int not null check (qty > 0),
  berat positif not null,
  murni tak_negatif not null,
  hpp tak_negatif not null,
  no_batch text not null default '',
  sebab text not null default '' check (sebab in ('', 'RUSAK', 'MODEL_LAMA', 'LAIN')),
  -- Of what was destroyed: the scrap, and what is lost.
  berat_hancur tak_negatif not null default 0,
  susut tak_negatif not null default 0,
  susut_murni tak_negatif not null default 0,
  susut_rp tak_negatif not null default 0,
  primary key (kode_toko, no_faktur, urut),
  check (sebab = '' or berat = berat_hancur + susut and murni >= susut_murni and hpp >= susut_rp),
  check (ke_gudang = '' or (sebab, no_batch) = ('', ''))
);
create index manual_detail_tanggal on manual_detail (kode_toko, tanggal);
call kadar_append_only('manual_detail');
call kadar_scope_by_toko('manual_detail');
create policy one_shop on manual_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
call kadar_line_tables();

-- The accounts of these documents, for chains that stand.
select kadar_petakan('TAMBAH_MANUAL', array['PERSEDIAAN'], array['PERSEDIAAN_BELUM_TAG'], '{"PERSEDIAAN": "1131", "PERSEDIAAN_BELUM_TAG": "1132"}');
select kadar_petakan('HANCUR_MANUAL', array['PERSEDIAAN_ROSOK', 'BIAYA_SUSUT'], array['PERSEDIAAN'],
  '{"PERSEDIAAN_ROSOK": "1134", "BIAYA_SUSUT": "5102", "PERSEDIAAN": "1131"}');

select kadar_menu('stock', 'Stock', 'barang', 'Barang', '/data-barang-manual', 'Data Barang Manual', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
select kadar_menu('stock', 'Stock', 'lokasi', 'Lokasi', '/pindah-barang-manual', 'Pindah Barang Manual', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
select kadar_menu('stock', 'Stock', 'lokasi', 'Lokasi', '/hancur-barang-manual', 'Hancur Barang Manual', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
