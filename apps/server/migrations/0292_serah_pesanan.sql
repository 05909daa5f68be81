-- Gold that is handed to a craftsman for a line of an order (modules-2 §9, rule 7): the document that handed it says for which.
create table serah_pesanan_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  no_pesanan text not null,
  primary key (kode_toko, no_faktur, urut)
);
create index serah_pesanan_detail_pesanan on serah_pesanan_detail (kode_toko, no_pesanan);
call kadar_append_only('serah_pesanan_detail');
call kadar_scope_by_toko('serah_pesanan_detail');
create policy one_shop on serah_pesanan_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
call kadar_line_tables();
