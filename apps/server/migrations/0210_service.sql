-- Pieces of customers come in for cleaning or repair, are done, and go back; what is paid before is owed until then.
create table service_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  nama_barang text not null,
  jumlah int not null check (jumlah > 0),
  -- As it came, on the scale, in mg.
  berat positif not null,
  kadar nilai_kadar not null,
  kode_service text not null,
  dasar text not null check (dasar in ('PER_PCS', 'PER_GRAM')),
  -- Rupiah by piece or gram, and of the line.
  ongkos tak_negatif not null,
  jasa_rp tak_negatif not null,
  deskripsi text not null default '',
  -- Stones that were counted.
  atribut int not null default 0 check (atribut >= 0),
  primary key (kode_toko, no_faktur, urut)
);
create index service_detail_tanggal on service_detail (kode_toko, tanggal);

create table service_janji_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  nota_manual text not null default '',
  tgl_janji date not null,
  perkiraan tak_negatif not null,
  check (tgl_janji >= tanggal),
  primary key (kode_toko, no_faktur, urut)
);
create index service_janji on service_janji_detail (kode_toko, tgl_janji);

create table service_selesai_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  no_service text not null,
  nama_barang text not null,
  jumlah int not null check (jumlah > 0),
  berat_awal positif not null,
  berat_akhir positif not null,
  susut tak_negatif not null,
  batas_susut tak_negatif not null,
  -- Gold that was added, the bar it was taken of with its weight there, and what it cost; nothing where the bar is ''.
  tambah_mg tak_negatif not null default 0,
  tambah_kadar persen_murni,
  sumber text not null default '',
  sumber_kadar persen_murni,
  sumber_mg tak_negatif not null default 0,
  tambah_murni tak_negatif not null,
  tambah_hpp tak_negatif not null,
  -- Rupiah a gram, and of all of it.
  harga tak_negatif not null default 0,
  tambah_rp tak_negatif not null,
  jasa_rp tak_negatif not null,
  kode_tukang text not null default '',
  upah tak_negatif not null default 0,
  check (susut = berat_awal + tambah_mg - berat_akhir),
  check ((sumber = '') = (tambah_mg = 0)),
  check (upah = 0 or kode_tukang <> ''),
  primary key (kode_toko, no_faktur, urut)
);
create index service_selesai_siapa on service_selesai_detail (kode_toko, no_service);

create table service_ambil_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  no_service text not null,
  nama_barang text not null,
  jumlah int not null check (jumlah > 0),
  berat positif not null,
  jasa_rp tak_negatif not null,
  tambah_rp tak_negatif not null,
  ppn tak_negatif not null,
  hpp tak_negatif not null,
  primary key (kode_toko, no_faktur, urut)
);
create index service_ambil_tanggal on service_ambil_detail (kode_toko, tanggal);

create table service_batal_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  no_service text not null,
  nama_barang text not null,
  jumlah int not null check (jumlah > 0),
  berat positif not null,
  deskripsi text not null default '',
  primary key (kode_toko, no_faktur, urut)
);

-- Photos of pieces as they came and as they were done, by the names they are kept under.
create table service_foto_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  no_service text not null,
  foto uuid not null,
  primary key (kode_toko, no_faktur, urut)
);
create index service_foto_siapa on service_foto_detail (kode_toko, no_service);

-- Where a piece stands now. Its own row is written and moved by the door alone (Books.service).
create table service (
  kode_toko text not null references tokos,
  no_service text not null,
  tanggal date not null,
  kode_customer text not null,
  status text not null check (status in ('TERIMA', 'SELESAI', 'DIAMBIL', 'BATAL')),
  berat positif not null,
  jasa_rp tak_negatif not null,
  tambah_mg tak_negatif not null,
  tambah_murni tak_negatif not null,
  tambah_rp tak_negatif not null,
  tambah_hpp tak_negatif not null,
  version int not null default 1,
  primary key (kode_toko, no_service)
);

create index service_buka on service (kode_toko, kode_customer) where status in ('TERIMA', 'SELESAI');

-- Each movement of a piece by a document, with its state before and after; gold of the shop that is in it more or less.
create table service_gerak (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  no_faktur text not null,
  no_service text not null,
  jenis text not null,
  murni bigint not null,
  hpp bigint not null,
  dari jsonb,
  ke jsonb not null,
  user_id text not null
);
create index service_gerak_service on service_gerak (kode_toko, no_service, id);
create index service_gerak_faktur on service_gerak (kode_toko, no_faktur);
create index service_gerak_tanggal on service_gerak (kode_toko, tanggal);

-- What happened to a ticket without a document: work began, its customer was asked for a price, or agreed.
create table service_kejadian (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  no_service text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  jenis text not null check (jenis in ('PROSES', 'MINTA_SETUJU', 'SETUJU')),
  rp tak_negatif not null default 0,
  keterangan text not null default '',
  user_id text not null,
  check (jenis = 'PROSES' or rp > 0)
);
create index service_kejadian_tiket on service_kejadian (kode_toko, no_service, id);

do $$
declare tabel text;
begin
  foreach tabel in array array['service_detail', 'service_janji_detail', 'service_selesai_detail', 'service_ambil_detail', 'service_batal_detail', 'service_foto_detail',
    'service_gerak', 'service_kejadian'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_scope_by_toko('service');
create policy one_shop on service as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
grant select, insert on service to kadar_app;
grant update (status, berat, jasa_rp, tambah_mg, tambah_murni, tambah_rp, tambah_hpp, version) on service to kadar_app;
call kadar_line_tables();

-- A ticket as it stands: of its pieces the one that is least far, what it comes to, and what of the money that was left is there. `selesai` is the day its last piece was done.
create view service_keadaan with (security_invoker = true) as
select d.kode_toko, d.no_faktur, d.tanggal, d.at, d.input_by, d.kode_sales, d.kode_customer, d.nama_customer, d.alamat_customer, d.no_hp, d.keterangan,
  j.nota_manual, j.tgl_janji, j.perkiraan, p.qty, p.berat, p.total, p.terima, p.siap, t.saldo::bigint as saldo, k.setuju_rp, k.minta_rp, p.selesai,
  case when p.terima > 0 then case when k.minta_rp > k.setuju_rp then 'MENUNGGU_SETUJU' when k.proses or k.setuju_rp > 0 then 'PROSES' else 'TERIMA' end
    when p.siap > 0 then 'SELESAI' when p.diambil > 0 then 'DIAMBIL' else 'BATAL' end as keadaan
from dokumen d
join service_janji_detail j on j.kode_toko = d.kode_toko and j.no_faktur = d.no_faktur
join titip t on t.kode_toko = d.kode_toko and t.no_titip = d.no_faktur
cross join lateral (
  select sum(l.jumlah)::int as qty, sum(l.berat)::bigint as berat, coalesce(sum(s.jasa_rp + s.tambah_rp) filter (where s.status <> 'BATAL'), 0)::bigint as total,
    count(*) filter (where s.status = 'TERIMA') as terima, count(*) filter (where s.status = 'SELESAI') as siap, count(*) filter (where s.status = 'DIAMBIL') as diambil,
    max((select max(g.tanggal) from service_gerak g where s.status = 'SELESAI' and g.kode_toko = s.kode_toko and g.no_service = s.no_service)) as selesai
  from service_detail l join service s on s.kode_toko = l.kode_toko and s.no_service = l.no_faktur || '/' || l.urut
  where l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur) p
cross join lateral (
  select coalesce(bool_or(e.jenis = 'PROSES'), false) as proses, coalesce(max(e.rp) filter (where e.jenis = 'SETUJU'), 0)::bigint as setuju_rp,
    coalesce(max(e.rp) filter (where e.jenis = 'MINTA_SETUJU'), 0)::bigint as minta_rp
  from service_kejadian e where e.kode_toko = d.kode_toko and e.no_service = d.no_faktur) k
where d.jenis = 'SERVICE';
grant select on service_keadaan to kadar_app;

-- The accounts of these documents, for chains that stand.
select kadar_petakan(v.jenis, v.debet, v.kredit, jsonb_build_object('KAS', '1101', 'BANK', '1111', 'PIUTANG_GESEK', '1121', 'BIAYA_ADMIN_BANK', '6112', 'HPP', '5101',
    'PENJUALAN', '4101', 'PPN', '2104', 'PERSEDIAAN_BATANGAN', '1138', 'BIAYA_TUKANG', '5104',
    'PERSEDIAAN_SERVICE', kadar_akun('1140', 'PERSEDIAAN SERVICE', 'ASET', 'D'), 'TITIPAN_SERVICE', kadar_akun('2114', 'TITIPAN SERVICE', 'KEWAJIBAN', 'K'),
    'HUTANG_TUKANG', kadar_akun('2116', 'HUTANG TUKANG', 'KEWAJIBAN', 'K'), 'PENDAPATAN_SERVICE', kadar_akun('4201', 'PENDAPATAN SERVICE', 'PENDAPATAN', 'K')))
from (values
  ('SERVICE', array['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'], array['TITIPAN_SERVICE']),
  ('SERVICE_BAYAR', array['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'], array['TITIPAN_SERVICE']),
  ('SERVICE_SELESAI', array['PERSEDIAAN_SERVICE', 'BIAYA_TUKANG'], array['PERSEDIAAN_BATANGAN', 'HUTANG_TUKANG']),
  ('SERVICE_AMBIL', array['TITIPAN_SERVICE', 'KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK', 'HPP'], array['PENDAPATAN_SERVICE', 'PENJUALAN', 'PPN', 'PERSEDIAAN_SERVICE']),
  ('KEMBALI_SERVICE', array['TITIPAN_SERVICE', 'BIAYA_ADMIN_BANK'], array['KAS', 'BANK'])) v(jenis, debet, kredit);

select kadar_menu('transaksi', 'Transaksi', 'service', 'Service', '/transaksi-service', 'Transaksi Service', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
select kadar_menu('transaksi', 'Transaksi', 'service', 'Service', '/lihat-service', 'Lihat Service', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
select kadar_menu('laporan', 'Laporan', 'service', 'Service', v.layar, v.label, array['OWN', 'SU', 'MU', 'SPV', 'KASIR'])
from (values ('/laporan-transaksi-service', 'Laporan Transaksi Service'), ('/laporan-service-masuk', 'Laporan Service Masuk'), ('/laporan-service-selesai', 'Laporan Service Selesai'),
  ('/laporan-service-ambil', 'Laporan Service Ambil'), ('/laporan-service-batal', 'Laporan Service Batal')) v(layar, label);
