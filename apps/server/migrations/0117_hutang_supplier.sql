-- What is owed to suppliers is paid, and priced where it is owed in gold.
alter domain jenis_bayar drop constraint jenis_bayar_check;
alter domain jenis_bayar add check (value in ('CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'QRIS', 'POIN', 'TITIPAN', 'TUKAR', 'BELUM_BAYAR', 'CAIR', 'UANG_MUKA'));

-- So much of a payment for one delivery.
create table bayar_supplier_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  no_asal text not null,
  jumlah_rp positif not null,
  primary key (kode_toko, no_faktur, urut)
);
-- So much fine gold (mg) owed for a delivery at a price, what it was worth when it came, and what it cost more or, negative, less.
create table fixing_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  no_asal text not null,
  mg positif not null,
  harga_per_g positif not null,
  nilai_rp tak_negatif not null,
  lepas_rp tak_negatif not null,
  selisih_rp bigint not null,
  primary key (kode_toko, no_faktur, urut)
);

do $$
declare tabel text;
begin
  foreach tabel in array array['bayar_supplier_detail', 'fixing_detail'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- The accounts of these documents, for chains that stand.
select kadar_petakan('BAYAR_SUPPLIER', array['HUTANG_SUPPLIER', 'BIAYA_ADMIN_BANK'], array['KAS', 'BANK', 'UANG_MUKA_SUPPLIER'],
  jsonb_build_object('HUTANG_SUPPLIER', '2101', 'BIAYA_ADMIN_BANK', '6112', 'KAS', '1101', 'BANK', '1111',
    'UANG_MUKA_SUPPLIER', kadar_akun('1141', 'UANG MUKA SUPPLIER', 'ASET', 'D')));
select kadar_petakan('FIXING', array['HUTANG_EMAS', 'SELISIH_FIXING'], array['HUTANG_SUPPLIER', 'SELISIH_FIXING'],
  jsonb_build_object('HUTANG_EMAS', kadar_akun('2113', 'HUTANG EMAS', 'KEWAJIBAN', 'K'),
    'SELISIH_FIXING', kadar_akun('5109', 'SELISIH FIXING EMAS', 'BEBAN', 'D'), 'HUTANG_SUPPLIER', '2101'));
select kadar_petakan('UANG_MUKA_SUPPLIER', array['UANG_MUKA_SUPPLIER', 'BIAYA_ADMIN_BANK'], array['KAS', 'BANK'],
  jsonb_build_object('UANG_MUKA_SUPPLIER', kadar_akun('1141', 'UANG MUKA SUPPLIER', 'ASET', 'D'), 'BIAYA_ADMIN_BANK', '6112', 'KAS', '1101', 'BANK', '1111'));
