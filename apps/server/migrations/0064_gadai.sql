-- Pledge loans: contracts with the terms they copied, their goods, and where each stands. Documents move them; the movements
-- are a book like that of stock.

-- The terms of a contract, as lists and settings were when it was made.
create table kontrak_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null default 1 check (urut = 1),
  pokok_awal positif not null,
  taksiran tak_negatif not null,
  plafond tak_negatif not null,
  mode text not null check (mode in ('HARIAN', '15_HARI', 'BULANAN')),
  -- Percent of 30 days.
  persen numeric(7,3) not null check (persen >= 0),
  min_hari smallint not null check (min_hari >= 0),
  grace_hari smallint not null check (grace_hari >= 0),
  denda_persen numeric(7,3) not null check (denda_persen >= 0),
  denda_periode_hari smallint not null check (denda_periode_hari >= 0),
  denda_maks_persen numeric(7,3) not null check (denda_maks_persen >= 0),
  lama_pinjam smallint not null check (lama_pinjam > 0),
  satuan text not null check (satuan in ('HARI', 'BULAN')),
  perpanjangan text not null check (perpanjangan in ('TANGGAL_BAYAR', 'JATUH_TEMPO_LAMA')),
  cicil text not null check (cicil in ('HARIAN_PRORATA', 'POKOK_AWAL_PERIODE')),
  biaya_admin tak_negatif not null,
  -- 0 for any number.
  maks_perpanjangan smallint not null default 0,
  primary key (kode_toko, no_faktur, urut)
);

-- What was pledged: net gold, tested and weighed, with what it was held to be worth.
create table hutang_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null,
  nama_barang text not null,
  kode_group text not null default '',
  jumlah_pcs smallint not null default 1 check (jumlah_pcs > 0),
  kadar nilai_kadar not null check (kadar <= 100),
  metode_uji text not null default '',
  berat_kotor positif not null,
  berat_atribut tak_negatif not null,
  berat positif not null,
  diketik boolean not null default false,
  -- Rupiah per gram of that day.
  lebur_gram tak_negatif not null,
  plafond_gram tak_negatif not null,
  keterangan text not null default '',
  primary key (kode_toko, no_faktur, urut),
  check (berat = berat_kotor - berat_atribut)
);
create index hutang_detail_tanggal on hutang_detail (kode_toko, tanggal);

-- Where a contract stands now. Its own row is written and moved by the door alone (Books.gadai).
create table hutang (
  kode_toko text not null references tokos,
  no_hutang text not null check (length(no_hutang) = 14),
  tanggal date not null,
  kode_customer text not null,
  status text not null check (status in ('AKTIF', 'LUNAS_BELUM_VALID', 'LUNAS', 'LELANG', 'DIALIHKAN', 'DIBELI', 'KLAIM', 'HAPUS', 'BATAL')),
  pokok tak_negatif not null,
  pokok_bunga bigint,
  pokok_bunga_sampai date,
  mulai_periode date not null,
  dibayar_sampai date not null,
  jatuh_tempo date not null,
  denda_dibayar tak_negatif not null,
  -- Interest that is booked as owed and not paid.
  akrual tak_negatif not null,
  -- Percent of 30 days; an extension may change it.
  persen numeric(7,3) not null check (persen >= 0),
  perpanjangan_ke smallint not null,
  -- The bag: its seal, its weight on the scale (gold and plastic), and where it lies.
  no_segel text not null,
  berat_kantong bigint not null,
  -- Net gold that is still in it.
  berat tak_negatif not null,
  tempat text not null default '',
  -- Most days past due that were ever reached.
  lewat_terburuk int not null default 0,
  version int not null default 1,
  primary key (kode_toko, no_hutang),
  check ((pokok_bunga is null) = (pokok_bunga_sampai is null)),
  check (status in ('AKTIF') or pokok = 0)
);
create unique index hutang_segel on hutang (kode_toko, no_segel) where no_segel <> '' and status in ('AKTIF', 'LUNAS_BELUM_VALID');
create index hutang_customer on hutang (kode_customer) where status = 'AKTIF';
create index hutang_tempo on hutang (kode_toko, jatuh_tempo) where status = 'AKTIF';
create index hutang_tanggal on hutang (kode_toko, tanggal);

-- Each movement of a contract by a document: what of it was paid, and the state before and after.
create table hutang_gerak (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  no_hutang text not null,
  no_faktur text not null,
  jenis text not null,
  -- Days since the contract's day, and past its due date.
  hari int not null,
  lewat_hari int not null,
  -- Rupiah of principal owed more (or, negative, less), and of interest, penalty and costs charged, less the waiver.
  pokok bigint not null,
  bunga bigint not null,
  denda bigint not null,
  biaya bigint not null,
  diskon bigint not null,
  akrual bigint not null,
  dari jsonb,
  ke jsonb not null,
  user_id text not null
);
create index hutang_gerak_hutang on hutang_gerak (kode_toko, no_hutang, id);
create index hutang_gerak_faktur on hutang_gerak (kode_toko, no_faktur);
create index hutang_gerak_tanggal on hutang_gerak (kode_toko, tanggal);

-- Goods that left a contract before its end, by the document that gave them back; `urut_barang` is theirs in the contract.
create table lepas_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null,
  no_hutang text not null,
  urut_barang smallint not null,
  nama_barang text not null,
  kadar nilai_kadar not null,
  berat positif not null,
  primary key (kode_toko, no_faktur, urut)
);
create index lepas_detail_hutang on lepas_detail (kode_toko, no_hutang);

do $$
declare tabel text;
begin
  foreach tabel in array array['kontrak_detail', 'hutang_detail', 'hutang_gerak', 'lepas_detail'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_scope_by_toko('hutang');
create policy one_shop on hutang as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
grant select, insert on hutang to kadar_app;
grant update (status, pokok, pokok_bunga, pokok_bunga_sampai, mulai_periode, dibayar_sampai, jatuh_tempo, denda_dibayar, akrual, persen, perpanjangan_ke, no_segel,
  berat_kantong, berat, tempat, lewat_terburuk, version) on hutang to kadar_app;
call kadar_line_tables();

-- The goods of a contract that are still in its bag.
create view hutang_barang with (security_invoker = true) as
select b.* from hutang_detail b
where not exists (
  select 1 from lepas_detail l join dokumen d using (kode_toko, no_faktur)
  where l.kode_toko = b.kode_toko and l.no_hutang = b.no_faktur and l.urut_barang = b.urut and d.status = 'POSTED');
grant select on hutang_barang to kadar_app;

-- What a customer owes in principal in the whole chain, and no more of it: his cap holds over all shops [settled, Pledges 8].
create function kadar_hutang_customer(kode text) returns bigint
language sql stable security definer set search_path = public as $$
  select coalesce(sum(pokok), 0)::bigint from hutang where kode_customer = kode and status = 'AKTIF'
$$;
revoke execute on function kadar_hutang_customer from public;
grant execute on function kadar_hutang_customer to kadar_app;

-- Accounts of pledges, where a chart of accounts stands already.
insert into akuns (nomor_akun, nama_akun, jenis, normal)
select v.* from (values
  ('1124', 'PIUTANG BUNGA GADAI', 'ASET', 'D'), ('1125', 'PIUTANG KLAIM', 'ASET', 'D'),
  ('2112', 'HUTANG KLAIM PELANGGAN', 'KEWAJIBAN', 'K'),
  ('4204', 'PENDAPATAN DENDA GADAI', 'PENDAPATAN', 'K'), ('4205', 'POTONGAN BUNGA GADAI', 'PENDAPATAN', 'D'),
  ('5106', 'BIAYA LELANG', 'BEBAN', 'D'), ('5107', 'BIAYA RUGI LELANG', 'BEBAN', 'D'), ('5108', 'BIAYA KLAIM', 'BEBAN', 'D')) v(nomor_akun, nama_akun, jenis, normal)
where exists (select 1 from akuns) on conflict do nothing;

-- Their mappings. Roles that others have take the accounts they have.
select kadar_petakan('HUTANG', array['PIUTANG_GADAI'], array['KAS', 'BANK', 'PENDAPATAN_ADMIN'],
  '{"PIUTANG_GADAI": "1123", "KAS": "1101", "BANK": "1111", "PENDAPATAN_ADMIN": "4203"}');
select kadar_petakan('HUTANG_PERPANJANG', array['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK', 'POTONGAN_BUNGA'], array['PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA', 'PENDAPATAN_ADMIN', 'PIUTANG_BUNGA'],
  '{"KAS": "1101", "BANK": "1111", "PIUTANG_GESEK": "1121", "BIAYA_ADMIN_BANK": "6112", "POTONGAN_BUNGA": "4205", "PENDAPATAN_BUNGA": "4202", "PENDAPATAN_DENDA": "4204", "PENDAPATAN_ADMIN": "4203", "PIUTANG_BUNGA": "1124"}');
select kadar_petakan('HUTANG_CICIL', array['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK', 'POTONGAN_BUNGA'], array['PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA', 'PENDAPATAN_ADMIN', 'PIUTANG_BUNGA', 'PIUTANG_GADAI'],
  '{"KAS": "1101", "BANK": "1111", "PIUTANG_GESEK": "1121", "BIAYA_ADMIN_BANK": "6112", "POTONGAN_BUNGA": "4205", "PENDAPATAN_BUNGA": "4202", "PENDAPATAN_DENDA": "4204", "PENDAPATAN_ADMIN": "4203", "PIUTANG_BUNGA": "1124", "PIUTANG_GADAI": "1123"}');
select kadar_petakan('HUTANG_TEBUS', array['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK', 'POTONGAN_BUNGA'], array['PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA', 'PENDAPATAN_ADMIN', 'PIUTANG_BUNGA', 'PIUTANG_GADAI'],
  '{"KAS": "1101", "BANK": "1111", "PIUTANG_GESEK": "1121", "BIAYA_ADMIN_BANK": "6112", "POTONGAN_BUNGA": "4205", "PENDAPATAN_BUNGA": "4202", "PENDAPATAN_DENDA": "4204", "PENDAPATAN_ADMIN": "4203", "PIUTANG_BUNGA": "1124", "PIUTANG_GADAI": "1123"}');
