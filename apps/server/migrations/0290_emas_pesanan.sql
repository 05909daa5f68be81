-- Orders of which the customer brings the gold: what he brings for a line, and what of it goes back to him. Kept in fine grams (mutasi_massa, CUSTOMER), in no account.
alter table pesanan_syarat_detail add column bahan text not null default 'TOKO' check (bahan in ('TOKO', 'CUSTOMER'));

create table emas_pesanan_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  no_pesanan text not null,
  nama_barang text not null check (nama_barang <> ''),
  -- As it was weighed and tested; fine gold of it.
  berat positif not null,
  kadar_uji persen_murni not null,
  murni positif not null,
  primary key (kode_toko, no_faktur, urut)
);
create index emas_pesanan_detail_pesanan on emas_pesanan_detail (kode_toko, no_pesanan);

create table emas_kembali_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  no_pesanan text not null,
  murni positif not null,
  primary key (kode_toko, no_faktur, urut)
);
create index emas_kembali_detail_pesanan on emas_kembali_detail (kode_toko, no_pesanan);

do $$
declare tabel text;
begin
  foreach tabel in array array['emas_pesanan_detail', 'emas_kembali_detail'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();
