-- Orders: what is made for a customer, at which estimate, until when its price is locked, and the piece that was made for each line.
create table pesanan_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  kode_dept text not null,
  kode_group text not null,
  nama_barang text not null check (nama_barang <> ''),
  kadar nilai_kadar not null,
  -- Estimated.
  est_berat positif not null,
  harga_emas positif not null,
  ongkos_jenis text not null check (ongkos_jenis in ('PER_GRAM', 'PER_PCS')),
  ongkos tak_negatif not null,
  perkiraan positif not null,
  deskripsi text not null,
  primary key (kode_toko, no_faktur, urut)
);
create index pesanan_detail_tanggal on pesanan_detail (kode_toko, tanggal);

create table pesanan_syarat_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  mengikat boolean not null,
  kunci_sampai date,
  tgl_janji date not null,
  primary key (kode_toko, no_faktur, urut),
  check (mengikat = (kunci_sampai is not null) and tgl_janji >= tanggal and coalesce(kunci_sampai, tanggal) >= tanggal)
);

-- The finished piece at the price that was agreed on.
create table jadi_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  no_pesanan text not null,
  kode_barcode text not null,
  nama_barang text not null,
  kadar nilai_kadar not null,
  berat positif not null,
  harga_emas positif not null,
  ongkos tak_negatif not null,
  harga_atribut tak_negatif not null,
  pembulatan bigint not null,
  harga_jual positif not null,
  perlu_setuju boolean not null,
  primary key (kode_toko, no_faktur, urut)
);
create index jadi_detail_barang on jadi_detail (kode_toko, kode_barcode);
create index jadi_detail_pesanan on jadi_detail (kode_toko, no_pesanan);

-- The book: a line of an order as it moves.
create table pesanan_gerak (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  tanggal date not null,
  no_faktur text not null,
  at timestamptz not null,
  no_pesanan text not null,
  jenis text not null,
  dari jsonb,
  ke jsonb not null,
  user_id text not null
);
create index pesanan_gerak_pesanan on pesanan_gerak (kode_toko, no_pesanan, id);
create index pesanan_gerak_faktur on pesanan_gerak (kode_toko, no_faktur);
create index pesanan_gerak_tanggal on pesanan_gerak (kode_toko, tanggal);

-- Work on a line began; what its customer said to the piece that was made.
create table pesanan_proses (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  no_pesanan text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  keterangan text not null,
  user_id text not null
);
create index pesanan_proses_pesanan on pesanan_proses (kode_toko, no_pesanan);
create table pesanan_setuju (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  no_pesanan text not null,
  -- The document that gave the line its piece: another piece is asked for anew.
  no_jadi text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  jawab text not null check (jawab in ('YA', 'TIDAK')),
  nama text not null check (nama <> ''),
  user_id text not null,
  otorisasi_id bigint
);
create index pesanan_setuju_pesanan on pesanan_setuju (kode_toko, no_pesanan, id desc);

do $$
declare tabel text;
begin
  foreach tabel in array array['pesanan_detail', 'pesanan_syarat_detail', 'jadi_detail', 'pesanan_gerak', 'pesanan_proses', 'pesanan_setuju'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- A line of an order as it stands, under its order's number and its own. The statement that writes its documents changes it, and nothing else.
create table pesanan (
  kode_toko text not null references tokos,
  no_pesanan text not null,
  tanggal date not null,
  kode_customer text not null,
  status text not null check (status in ('PESAN', 'JADI', 'DIAMBIL', 'BATAL')),
  kode_barcode text,
  version int not null default 1,
  -- Its order's number, and its own.
  no_induk text generated always as (split_part(no_pesanan, '/', 1)) stored,
  urut smallint generated always as (nullif(split_part(no_pesanan, '/', 2), '')::smallint) stored,
  primary key (kode_toko, no_pesanan),
  check ((status in ('JADI', 'DIAMBIL')) <= (kode_barcode is not null))
);
create index pesanan_induk on pesanan (kode_toko, no_induk);
create index pesanan_buka on pesanan (kode_toko, kode_customer) where status in ('PESAN', 'JADI');
call kadar_scope_by_toko('pesanan');
create policy one_shop on pesanan as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
grant select, insert on pesanan to kadar_app;
grant update (status, kode_barcode, version) on pesanan to kadar_app;

-- Each order as it stands: as far as its least advanced line, with its money.
create view pesanan_keadaan with (security_invoker = true) as
select d.kode_toko, d.no_faktur, d.tanggal, d.at, d.input_by, d.kode_customer, d.nama_customer, d.alamat_customer, d.no_hp,
  s.mengikat, s.kunci_sampai, s.tgl_janji, l.qty, l.berat, l.perkiraan, x.status, m.dibayar, coalesce(t.saldo, 0)::bigint as saldo
from dokumen d
join pesanan_syarat_detail s on s.kode_toko = d.kode_toko and s.no_faktur = d.no_faktur
cross join lateral (
  select count(*)::int as qty, sum(p.est_berat)::bigint as berat, sum(p.perkiraan)::bigint as perkiraan
  from pesanan_detail p where p.kode_toko = d.kode_toko and p.no_faktur = d.no_faktur) l
cross join lateral (
  select case when bool_or(p.status = 'PESAN' and not exists (select 1 from pesanan_proses y where y.kode_toko = p.kode_toko and y.no_pesanan = p.no_pesanan)) then 'PESAN'
    when bool_or(p.status = 'PESAN') then 'PROSES' when bool_or(p.status = 'JADI') then 'JADI' when bool_or(p.status = 'DIAMBIL') then 'DIAMBIL' else 'BATAL' end as status
  from pesanan p where p.kode_toko = d.kode_toko and p.no_induk = d.no_faktur) x
left join titip t on t.kode_toko = d.kode_toko and t.no_titip = d.no_faktur
cross join lateral (
  -- What came in with the order or later, less what of that was cancelled; the rest was spent or paid back.
  select coalesce(sum(jumlah_rp) filter (where substr(m.no_faktur, 1, 2) in ('OP', 'OD', 'NO')), 0)::bigint as dibayar
  from titipan_mutasi m where m.kode_toko = d.kode_toko and m.no_titip = d.no_faktur) m
where d.jenis = 'PESANAN';
grant select on pesanan_keadaan to kadar_app;

-- The accounts of these documents, for chains that stand.
select kadar_petakan(trx, array['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'], array['TITIPAN_PESANAN'], jsonb_build_object(
  'KAS', '1101', 'BANK', '1111', 'PIUTANG_GESEK', '1121', 'BIAYA_ADMIN_BANK', '6112',
  'TITIPAN_PESANAN', kadar_akun('2115', 'TITIPAN PESANAN', 'KEWAJIBAN', 'K'))) from (values ('PESANAN'), ('TAMBAH_PESANAN')) t(trx);
select kadar_petakan('BATAL_PESANAN', array['TITIPAN_PESANAN'], array['KAS', 'BANK', 'PENDAPATAN_HANGUS'], jsonb_build_object(
  'KAS', '1101', 'BANK', '1111', 'PENDAPATAN_HANGUS', '4302', 'TITIPAN_PESANAN', kadar_akun('2115', 'TITIPAN PESANAN', 'KEWAJIBAN', 'K')));
delete from para_akun_transaksi where trx in ('PESANAN_BATAL', 'BATAL_PESANAN_BATAL');

-- Users that stand see the new screens as a new user of their level.
select kadar_menu('transaksi', 'Transaksi', 'penjualan', 'Penjualan', '/transaksi-pesanan', 'Transaksi Pesanan', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
select kadar_menu('transaksi', 'Transaksi', 'penjualan', 'Penjualan', '/lihat-pesanan', 'Lihat Pesanan', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
