-- Pieces for sale that are destroyed: what came off each, and why; of one that was tagged wrongly the batch that it goes back to.
create table hancur_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  sebab text not null check (sebab in ('RUSAK', 'MODEL_LAMA', 'LAIN', 'SALAH_INPUT')),
  kode_barcode text not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kadar nilai_kadar not null,
  kadar_murni persen_murni not null,
  berat positif not null,
  berat_asli positif not null,
  murni tak_negatif not null,
  hpp tak_negatif not null,
  nama_atribut text not null default '',
  berat_atribut tak_negatif not null default 0,
  kode_gudang text not null,
  kode_baki text not null,
  berat_hancur positif not null,
  susut tak_negatif not null,
  susut_murni tak_negatif not null,
  susut_rp tak_negatif not null,
  no_batch text not null default '',
  primary key (kode_toko, no_faktur, urut),
  check (berat_asli = berat_hancur + susut and murni >= susut_murni and hpp >= susut_rp),
  check ((sebab = 'SALAH_INPUT') = (no_batch <> ''))
);
create index hancur_detail_tanggal on hancur_detail (kode_toko, tanggal);
-- Its photos, by the names they are kept under.
create table hancur_foto_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  foto uuid not null,
  primary key (kode_toko, no_faktur, urut)
);

do $$
declare tabel text;
begin
  foreach tabel in array array['hancur_detail', 'hancur_foto_detail'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- The accounts of it, for chains that stand.
select kadar_petakan('HANCUR_BARANG', array['PERSEDIAAN_ROSOK', 'PERSEDIAAN_BELUM_TAG', 'BIAYA_SUSUT'], array['PERSEDIAAN'],
  '{"PERSEDIAAN_ROSOK": "1134", "PERSEDIAAN_BELUM_TAG": "1132", "BIAYA_SUSUT": "5102", "PERSEDIAAN": "1131"}');
