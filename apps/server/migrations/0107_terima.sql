-- A delivery of a supplier: what its nota says, its lines, and of each line what is not tagged yet.
create table terima_nota_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  kode_supplier text not null,
  no_nota_supplier text not null default '',
  tgl_nota date not null,
  sistem text not null check (sistem in ('TETAP', 'BELUM_FIX', 'KONSINYASI')),
  no_intern text not null default '',
  no_faktur_pajak text not null default '' check (no_faktur_pajak ~ '^(\d{17})?$'),
  tgl_faktur date,
  -- Until when it is to be paid.
  tempo date,
  primary key (kode_toko, no_faktur, urut)
);
create index terima_nota_supplier on terima_nota_detail (kode_supplier, no_nota_supplier);

create table terima_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  kadar nilai_kadar not null,
  kadar_murni persen_murni not null,
  kode_dept text not null references jenis,
  kode_group text not null references group_barang,
  qty int not null check (qty > 0),
  berat_nota positif not null,
  berat positif not null,
  -- Whose weight is paid.
  dasar_bayar text not null check (dasar_bayar in ('NOTA', 'TIMBANGAN')),
  murni tak_negatif not null,
  harga_per_g tak_negatif not null,
  kadar_tukar persen_murni,
  harga_acuan tak_negatif,
  ongkos_jenis text not null check (ongkos_jenis in ('PER_GRAM', 'PER_PCS')),
  ongkos tak_negatif not null,
  dpp tak_negatif not null,
  ppn tak_negatif not null,
  pph22 tak_negatif not null,
  hutang_rp tak_negatif not null,
  hutang_mg tak_negatif not null,
  hpp tak_negatif not null,
  primary key (kode_toko, no_faktur, urut)
);

do $$
declare tabel text;
begin
  foreach tabel in array array['terima_nota_detail', 'terima_detail'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- A line as it stands: what is not tagged of it; open while there is weight. The statement that writes its documents changes it, and
-- nothing else. More pieces than the nota said may be tagged.
create table terima_batch (
  kode_toko text not null references tokos,
  no_batch text not null,
  tanggal date not null,
  qty int not null,
  berat tak_negatif not null,
  murni tak_negatif not null,
  hpp tak_negatif not null,
  primary key (kode_toko, no_batch)
);
create index terima_batch_buka on terima_batch (kode_toko, tanggal) where berat > 0;
call kadar_scope_by_toko('terima_batch');
create policy one_shop on terima_batch as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
grant select, insert on terima_batch to kadar_app;
grant update (qty, berat, murni, hpp) on terima_batch to kadar_app;
