-- What sales people get for a month is booked once for each, owed to them in the book of parties, and paid.
alter table pihak_mutasi drop constraint pihak_mutasi_pihak_check;
alter table pihak_mutasi add constraint pihak_mutasi_pihak_check check (pihak in ('SUPPLIER', 'TUKANG', 'SALES'));

create table bonus_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  kode_sales text not null,
  -- The first day of the month that it is for.
  bulan date not null check (extract(day from bulan) = 1),
  -- The how manieth of this month: those before it were cancelled.
  ke smallint not null check (ke > 0),
  dasar text not null check (dasar in ('HARIAN', 'BULANAN', 'FEE', 'BATAL')),
  uraian text not null,
  kode_dept text,
  target_rp tak_negatif not null,
  target_mg tak_negatif not null,
  capai_rp bigint not null,
  capai_mg bigint not null,
  kali int not null check (kali > 0),
  bonus_rp bigint not null,
  primary key (kode_toko, no_faktur, urut),
  check (tanggal > bulan)
);
-- Of two who book the same month one stands, whatever each of them read.
create unique index bonus_sekali on bonus_detail (kode_toko, kode_sales, bulan, ke, urut);

create table bayar_bonus_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  no_asal text not null,
  jumlah_rp positif not null,
  primary key (kode_toko, no_faktur, urut)
);

do $$
declare tabel text;
begin
  foreach tabel in array array['bonus_detail', 'bayar_bonus_detail'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- The accounts of these documents, for chains that stand.
select kadar_petakan('BONUS_SALES', array['BIAYA_BONUS'], array['HUTANG_BONUS'],
  jsonb_build_object('BIAYA_BONUS', kadar_akun('6102', 'BIAYA KOMISI SALES', 'BEBAN', 'D'), 'HUTANG_BONUS', kadar_akun('2105', 'HUTANG KOMISI SALES', 'KEWAJIBAN', 'K')));
select kadar_petakan('BAYAR_BONUS', array['HUTANG_BONUS', 'BIAYA_ADMIN_BANK'], array['KAS', 'BANK'],
  jsonb_build_object('HUTANG_BONUS', kadar_akun('2105', 'HUTANG KOMISI SALES', 'KEWAJIBAN', 'K'), 'BIAYA_ADMIN_BANK', '6112', 'KAS', '1101', 'BANK', '1111'));

select kadar_menu('keuangan', 'Keuangan', 'kas', 'Kas', '/bonus-sales', 'Bonus Sales', array['OWN', 'MU']);
