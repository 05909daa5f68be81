-- Contracts in instalments: a piece held for who pays it in months. What is left, late and fined follows from contract and payments.

-- The terms as they were signed, with the price that is fixed.
create table cicilan_kontrak_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text not null,
  kadar nilai_kadar not null,
  berat positif not null,
  -- What the total is made of; `pembulatan` is what is neither gold, work nor stones: rounded, added, taken off. Rupiah.
  harga_emas bigint not null,
  ongkos bigint not null,
  harga_atribut bigint not null,
  pembulatan bigint not null,
  harga positif not null,
  jasa tak_negatif not null,
  total positif not null check (total = harga + jasa),
  dp tak_negatif not null check (dp < total),
  biaya_admin tak_negatif not null,
  kode_cicilan text not null,
  tenor smallint not null check (tenor between 1 and 60),
  denda_rp tak_negatif not null,
  toleransi_hari smallint not null check (toleransi_hari >= 0),
  denda_maks_persen numeric(7,3) not null check (denda_maks_persen >= 0),
  potongan_cepat_persen numeric(7,3) not null check (potongan_cepat_persen >= 0),
  hangus_persen numeric(7,3) not null check (hangus_persen >= 0),
  batal_persen numeric(7,3) not null check (batal_persen >= 0),
  -- Amounts are rounded to so much.
  bulat int not null check (bulat > 0),
  primary key (kode_toko, no_faktur, urut)
);
create index cicilan_kontrak_barang on cicilan_kontrak_detail (kode_toko, kode_barcode);

-- Its rows.
create table cicilan_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  jatuh_tempo date not null,
  angsuran positif not null,
  primary key (kode_toko, no_faktur, urut)
);

-- What a payment did to rows (`baris`).
create table cicilan_bayar_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  no_cicilan text not null,
  baris smallint not null check (baris > 0),
  angsuran tak_negatif not null,
  denda tak_negatif not null,
  hapus tak_negatif not null,
  potongan tak_negatif not null,
  check (angsuran + denda + hapus + potongan > 0),
  primary key (kode_toko, no_faktur, urut)
);
create index cicilan_bayar_kontrak on cicilan_bayar_detail (kode_toko, no_cicilan);

-- How one ended that was not paid.
create table cicilan_akhir_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  no_cicilan text not null,
  dibayar tak_negatif not null,
  hangus tak_negatif not null,
  kembali tak_negatif not null check (kembali = dibayar - hangus),
  primary key (kode_toko, no_faktur, urut)
);
create index cicilan_akhir_kontrak on cicilan_akhir_detail (kode_toko, no_cicilan);

-- Where a contract stands: what its payments came to. Its row is written and moved by the door alone (Books.cicilan).
create table cicilan (
  kode_toko text not null references tokos,
  no_cicilan text not null check (length(no_cicilan) = 14),
  tanggal date not null,
  kode_customer text not null,
  status text not null check (status in ('AKTIF', 'LUNAS', 'LELANG', 'BATAL')),
  dibayar tak_negatif not null,
  denda_dibayar tak_negatif not null,
  denda_dihapus tak_negatif not null,
  potongan tak_negatif not null,
  version int not null default 1,
  primary key (kode_toko, no_cicilan)
);
create index cicilan_jalan on cicilan (kode_toko, kode_customer) where status = 'AKTIF';

create table cicilan_gerak (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  no_cicilan text not null,
  no_faktur text not null,
  jenis text not null,
  dibayar bigint not null,
  denda bigint not null,
  hapus bigint not null,
  potongan bigint not null,
  dari jsonb,
  ke jsonb not null,
  user_id text not null
);
create index cicilan_gerak_kontrak on cicilan_gerak (kode_toko, no_cicilan, id);
create index cicilan_gerak_faktur on cicilan_gerak (kode_toko, no_faktur);
create index cicilan_gerak_tanggal on cicilan_gerak (kode_toko, tanggal);

-- That a customer who is late was told, and what proves it.
create table cicilan_pesan (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  no_cicilan text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  cara text not null check (cara in ('SURAT', 'WA', 'TELEPON', 'DATANG')),
  bukti text not null check (bukti <> ''),
  -- The due date it was late by.
  jatuh_tempo date not null,
  user_id text not null
);
create index cicilan_pesan_kontrak on cicilan_pesan (kode_toko, no_cicilan, id);

do $$
declare tabel text;
begin
  foreach tabel in array array['cicilan_kontrak_detail', 'cicilan_detail', 'cicilan_bayar_detail', 'cicilan_akhir_detail', 'cicilan_gerak', 'cicilan_pesan'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_scope_by_toko('cicilan');
create policy one_shop on cicilan as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
grant select, insert on cicilan to kadar_app;
grant update (status, dibayar, denda_dibayar, denda_dihapus, potongan, version) on cicilan to kadar_app;
call kadar_line_tables();

-- Each contract as it stands, with the oldest due date of which something is unpaid: rows are paid in their order.
create view cicilan_keadaan with (security_invoker = true) as
select c.kode_toko, c.no_cicilan, c.tanggal, c.kode_customer, d.nama_customer, d.alamat_customer, d.no_hp, d.kode_sales, c.status, c.dibayar, c.potongan,
  k.kode_barcode, k.nama_barang, k.total, case c.status when 'AKTIF' then k.total - c.dibayar - c.potongan else 0 end as sisa, t.jatuh_tempo
from cicilan c join dokumen d on d.kode_toko = c.kode_toko and d.no_faktur = c.no_cicilan
join cicilan_kontrak_detail k on k.kode_toko = c.kode_toko and k.no_faktur = c.no_cicilan
left join lateral (
  select min(x.jatuh_tempo) as jatuh_tempo from (
    select r.jatuh_tempo, sum(r.angsuran) over (order by r.urut) as sampai from cicilan_detail r where r.kode_toko = c.kode_toko and r.no_faktur = c.no_cicilan) x
  where c.status = 'AKTIF' and k.dp + x.sampai > c.dibayar + c.potongan) t on true;
grant select on cicilan_keadaan to kadar_app;

-- The accounts of these documents, for chains that stand.
select kadar_petakan('CICILAN', array['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'], array['TITIPAN_CICILAN', 'PENDAPATAN_LAIN'],
  jsonb_build_object('KAS', '1101', 'BANK', '1111', 'PIUTANG_GESEK', '1121', 'BIAYA_ADMIN_BANK', '6112', 'TITIPAN_CICILAN', kadar_akun('2103', 'TITIPAN CICILAN', 'KEWAJIBAN', 'K'),
    'PENDAPATAN_LAIN', '4301'));
select kadar_petakan('CICILAN_BAYAR', array['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'], array['TITIPAN_CICILAN', 'PENDAPATAN_DENDA_CICILAN'],
  jsonb_build_object('KAS', '1101', 'BANK', '1111', 'PIUTANG_GESEK', '1121', 'BIAYA_ADMIN_BANK', '6112', 'TITIPAN_CICILAN', kadar_akun('2103', 'TITIPAN CICILAN', 'KEWAJIBAN', 'K'),
    'PENDAPATAN_DENDA_CICILAN', kadar_akun('4206', 'PENDAPATAN DENDA CICILAN', 'PENDAPATAN', 'K')));
select kadar_petakan(x.jenis, array['TITIPAN_CICILAN'], array['PENDAPATAN_HANGUS', 'HUTANG_KELEBIHAN_CICILAN'],
  jsonb_build_object('TITIPAN_CICILAN', kadar_akun('2103', 'TITIPAN CICILAN', 'KEWAJIBAN', 'K'), 'PENDAPATAN_HANGUS', '4302',
    'HUTANG_KELEBIHAN_CICILAN', kadar_akun('2117', 'HUTANG KELEBIHAN CICILAN', 'KEWAJIBAN', 'K')))
from (values ('CICILAN_LELANG'), ('CICILAN_PUTUS')) x(jenis);
select kadar_petakan('CICILAN_KELEBIHAN', array['HUTANG_KELEBIHAN_CICILAN'], array['KAS', 'BANK'],
  jsonb_build_object('HUTANG_KELEBIHAN_CICILAN', kadar_akun('2117', 'HUTANG KELEBIHAN CICILAN', 'KEWAJIBAN', 'K'), 'KAS', '1101', 'BANK', '1111'));
select kadar_petakan('CICILAN_HANGUS', array['HUTANG_KELEBIHAN_CICILAN'], array['PENDAPATAN_LAIN'],
  jsonb_build_object('HUTANG_KELEBIHAN_CICILAN', kadar_akun('2117', 'HUTANG KELEBIHAN CICILAN', 'KEWAJIBAN', 'K'), 'PENDAPATAN_LAIN', '4301'));

-- Screens, for users of chains that stand.
select kadar_menu('transaksi', 'Transaksi', 'hutang', 'Hutang dan Cicilan', '/transaksi-cicilan', 'Transaksi Cicilan', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
select kadar_menu('transaksi', 'Transaksi', 'hutang', 'Hutang dan Cicilan', '/lihat-cicilan', 'Lihat Cicilan', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
select kadar_menu('transaksi', 'Transaksi', 'hutang', 'Hutang dan Cicilan', '/lelang-cicilan', 'Lelang Cicilan', array['OWN']);
select kadar_menu('transaksi', 'Transaksi', 'hutang', 'Hutang dan Cicilan', '/batal-cicilan', 'Batal Cicilan', array['OWN', 'MU', 'SPV']);
