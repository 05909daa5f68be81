-- Fine gold that is owed to a supplier is paid with bars or with a lot of scrap, at an assay; what is more than is owed is sold to him.
create table bayar_emas_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  no_asal text not null,
  objek text not null check (objek in ('BATANGAN', 'ROSOK')),
  kunci text not null,
  qty int not null check (qty > 0),
  berat positif not null,
  kadar_uji persen_murni not null,
  -- Fine gold (mg) by the assay, what of it was sold, at what price.
  murni positif not null,
  lebih_mg tak_negatif not null,
  harga_lebih_per_g tak_negatif not null,
  lebih_rp tak_negatif not null,
  -- What the debt gave up, what the gold cost, and what that differs by.
  lepas_rp tak_negatif not null,
  hpp tak_negatif not null,
  selisih_rp bigint not null,
  primary key (kode_toko, no_faktur, urut)
);
call kadar_append_only('bayar_emas_detail');
call kadar_scope_by_toko('bayar_emas_detail');
create policy one_shop on bayar_emas_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
call kadar_line_tables();

select kadar_petakan('BAYAR_EMAS', array['HUTANG_EMAS', 'UANG_MUKA_SUPPLIER', 'SELISIH_FIXING'], array['PERSEDIAAN_BATANGAN', 'PERSEDIAAN_ROSOK', 'SELISIH_FIXING'],
  jsonb_build_object('HUTANG_EMAS', kadar_akun('2113', 'HUTANG EMAS', 'KEWAJIBAN', 'K'),
    'UANG_MUKA_SUPPLIER', kadar_akun('1141', 'UANG MUKA SUPPLIER', 'ASET', 'D'),
    'SELISIH_FIXING', kadar_akun('5109', 'SELISIH FIXING EMAS', 'BEBAN', 'D'),
    'PERSEDIAAN_BATANGAN', '1138', 'PERSEDIAAN_ROSOK', '1134'));
