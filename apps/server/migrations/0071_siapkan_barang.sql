-- Bags that borrowers asked to have ready, from the page of their slip: a queue of a shop's day.
create table hutang_siap (
  kode_toko text not null references tokos,
  tanggal date not null,
  nomor int not null check (nomor > 0),
  no_hutang text not null,
  keadaan text not null default 'DIMINTA' check (keadaan in ('DIMINTA', 'SIAP', 'DIAMBIL', 'BATAL')),
  at timestamptz not null default kadar_now(),
  siap_at timestamptz,
  primary key (kode_toko, tanggal, nomor)
);
create unique index hutang_siap_satu on hutang_siap (kode_toko, no_hutang, tanggal) where keadaan in ('DIMINTA', 'SIAP');
grant select, insert, update on hutang_siap to kadar_app;
call kadar_scope_by_toko('hutang_siap');

-- Who took the goods of a redemption, where that was not the borrower. His number and the letter he brought stand in identitas,
-- encrypted, under the number of the document.
create table pengambil_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null default 1 check (urut = 1),
  nama text not null check (nama <> ''),
  hubungan text not null check (hubungan <> ''),
  primary key (kode_toko, no_faktur, urut)
);
call kadar_append_only('pengambil_detail');
call kadar_scope_by_toko('pengambil_detail');
create policy one_shop on pengambil_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
call kadar_line_tables();
