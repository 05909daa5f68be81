-- Goods between shops. What each of the documents says of it: the package, what was put into it, and what became of each line.
create table paket_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  -- The other shop.
  lawan text not null,
  segel text not null,
  kurir text not null default '',
  berat_paket positif,
  primary key (kode_toko, no_faktur, urut),
  check (lawan <> kode_toko)
);
create table kirim_barang_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  objek text not null check (objek in ('BARANG', 'ACC', 'GROUP')),
  kunci text not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kadar numeric(7, 3) not null check (kadar >= 0),
  qty int not null check (qty > 0),
  berat tak_negatif not null,
  murni tak_negatif not null,
  hpp tak_negatif not null,
  kode_gudang text not null,
  kode_baki text not null,
  primary key (kode_toko, no_faktur, urut)
);
create table terima_barang_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  no_kirim text not null,
  urut_kirim smallint not null,
  hasil text not null check (hasil in ('TERIMA', 'TOLAK', 'KEMBALI', 'HILANG')),
  objek text not null check (objek in ('BARANG', 'ACC', 'GROUP')),
  kunci text not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kadar numeric(7, 3) not null check (kadar >= 0),
  qty int not null check (qty > 0),
  berat tak_negatif not null,
  murni tak_negatif not null,
  hpp tak_negatif not null,
  -- What it weighed on the scale when it was tagged, and when it came.
  berat_asli tak_negatif not null,
  berat_terima tak_negatif,
  sebab text not null default '',
  kode_gudang text not null default '',
  kode_baki text not null default '',
  primary key (kode_toko, no_faktur, urut),
  check (hasil = 'TERIMA' or sebab <> '' or hasil = 'KEMBALI')
);
create table terima_barang_foto_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  foto uuid not null,
  primary key (kode_toko, no_faktur, urut)
);

-- The book: a line of a shipment as it moves, in the shop whose document moved it.
create table kiriman_gerak (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  tanggal date not null,
  no_faktur text not null,
  at timestamptz not null,
  no_kirim text not null,
  urut smallint not null,
  jenis text not null,
  dari text,
  ke text not null,
  qty int not null,
  berat bigint not null,
  murni bigint not null,
  hpp bigint not null,
  berat_terima bigint,
  user_id text not null
);
create index kiriman_gerak_dokumen on kiriman_gerak (kode_toko, no_faktur);
create index kiriman_gerak_kiriman on kiriman_gerak (no_kirim, urut);

do $$
declare tabel text;
begin
  foreach tabel in array array['paket_detail', 'kirim_barang_detail', 'terima_barang_detail', 'terima_barang_foto_detail', 'kiriman_gerak'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
create index kirim_barang_detail_tanggal on kirim_barang_detail (kode_toko, tanggal);
create index terima_barang_detail_tanggal on terima_barang_detail (kode_toko, tanggal);
create index terima_barang_detail_kirim on terima_barang_detail (no_kirim, urut_kirim);
call kadar_line_tables();

-- A shipment and where each of its lines stands, for the shop that sent it and the one it goes to. Nobody writes them: the documents' statement
-- has it done by the function below.
create table kiriman (
  no_kirim text primary key,
  kode_toko text not null references tokos,
  tujuan text not null references tokos check (tujuan <> kode_toko),
  tanggal date not null,
  at timestamptz not null,
  input_by text not null,
  segel text not null,
  kurir text not null,
  berat_paket bigint,
  keterangan text not null
);
create index kiriman_dari on kiriman (kode_toko, tanggal);
create index kiriman_ke on kiriman (tujuan, tanggal);
create table kiriman_baris (
  no_kirim text not null references kiriman,
  urut smallint not null,
  kode_toko text not null,
  tujuan text not null,
  tanggal date not null,
  objek text not null check (objek in ('BARANG', 'ACC', 'GROUP')),
  kunci text not null,
  isi jsonb not null,
  status text not null check (status in ('JALAN', 'DIBERIKAN', 'TERIMA', 'TOLAK', 'KEMBALI', 'HILANG', 'BATAL')),
  qty int not null check (qty > 0),
  berat bigint not null,
  murni bigint not null,
  hpp bigint not null,
  -- What of it is still on the road.
  sisa_qty int not null check (sisa_qty between 0 and qty),
  sisa_berat bigint not null check (sisa_berat >= 0),
  sisa_murni bigint not null check (sisa_murni >= 0),
  sisa_hpp bigint not null check (sisa_hpp >= 0),
  berat_terima bigint,
  -- The document that moved it last, of either shop.
  no_akhir text not null,
  akhir_at timestamptz not null,
  primary key (no_kirim, urut),
  check ((status in ('JALAN', 'DIBERIKAN', 'TOLAK')) = (sisa_qty > 0))
);
create index kiriman_baris_jalan on kiriman_baris (tujuan) where sisa_qty > 0;
create index kiriman_baris_dari on kiriman_baris (kode_toko) where sisa_qty > 0;
create index kiriman_baris_kunci on kiriman_baris (kunci) where sisa_qty > 0;
alter table kiriman enable row level security;
alter table kiriman_baris enable row level security;
create policy both_shops on kiriman for select to kadar_app using (current_setting('kadar.toko', true) in (kode_toko, tujuan, '*'));
create policy both_shops on kiriman_baris for select to kadar_app using (current_setting('kadar.toko', true) in (kode_toko, tujuan, '*'));
grant select on kiriman, kiriman_baris to kadar_app;

-- Lines of shipments begin and move on by a document of the shop of this transaction; how many of them were in the state they were judged in.
-- The shop it goes to receives and refuses, the one that sent it does all else; what is received is gone from the sender for good.
create function kadar_kiriman_gerak(no text, oleh text, jam timestamptz, hari date, gerak json) returns bigint
language plpgsql security definer set search_path = public as $$
declare
  toko text := current_setting('kadar.toko', true);
  ada bigint;
  pindah bigint;
begin
  insert into kiriman (no_kirim, kode_toko, tujuan, tanggal, at, input_by, segel, kurir, berat_paket, keterangan)
  select no, toko, g.baru ->> 'tujuan', hari, jam, oleh, g.baru ->> 'segel', g.baru ->> 'kurir', (g.baru ->> 'berat_paket')::bigint, g.baru ->> 'keterangan'
  from json_to_recordset(gerak) as g(urut smallint, dari text, baru json) where g.dari is null order by g.urut limit 1;
  insert into kiriman_baris (no_kirim, urut, kode_toko, tujuan, tanggal, objek, kunci, isi, status, qty, berat, murni, hpp, sisa_qty, sisa_berat, sisa_murni, sisa_hpp,
    no_akhir, akhir_at)
  select no, g.urut, toko, g.baru ->> 'tujuan', hari, g.baru ->> 'objek', g.baru ->> 'kunci', (g.baru ->> 'isi')::jsonb, g.ke, g.qty, g.berat, g.murni, g.hpp, g.qty, g.berat,
    g.murni, g.hpp, no, jam
  from json_to_recordset(gerak) as g(urut smallint, dari text, ke text, qty int, berat bigint, murni bigint, hpp bigint, baru json) where g.dari is null;
  get diagnostics ada = row_count;
  perform 1 from kiriman_baris b where (b.no_kirim, b.urut) in (
    select g.no_kirim, g.urut from json_to_recordset(gerak) as g(no_kirim text, urut smallint, dari text) where g.dari is not null) order by b.no_kirim, b.urut for update;
  with g as (
    select * from json_to_recordset(gerak) as g(no_kirim text, urut smallint, dari text, ke text, qty int, berat bigint, murni bigint, hpp bigint, berat_terima bigint)
    where g.dari is not null),
  gone as (
    update kiriman_baris b set status = g.ke, sisa_qty = b.sisa_qty + g.qty, sisa_berat = b.sisa_berat + g.berat, sisa_murni = b.sisa_murni + g.murni,
      sisa_hpp = b.sisa_hpp + g.hpp, berat_terima = coalesce(g.berat_terima, b.berat_terima), no_akhir = no, akhir_at = jam
    from g
    where b.no_kirim = g.no_kirim and b.urut = g.urut and b.status = g.dari and b.sisa_qty + g.qty >= 0 and b.sisa_berat + g.berat >= 0
      and b.sisa_murni + g.murni >= 0 and b.sisa_hpp + g.hpp >= 0
      and toko = case when g.ke in ('TERIMA', 'TOLAK', 'JALAN') then b.tujuan else b.kode_toko end
    returning b.kode_toko, b.kunci, b.objek, b.status),
  left_ as (
    update barang t set status = 'TERKIRIM', version = t.version + 1, updated_at = now() from gone
    where gone.status = 'TERIMA' and gone.objek = 'BARANG' and t.kode_toko = gone.kode_toko and t.kode_barcode = gone.kunci and t.status = 'TRANSIT' returning 1)
  select count(*) into pindah from gone;
  return ada + pindah;
end $$;
revoke all on function kadar_kiriman_gerak from public;
grant execute on function kadar_kiriman_gerak to kadar_app;

-- Where a piece is on its way to, for who scans it at a third shop.
create function kadar_barang_jalan(kode text) returns text
language sql stable security definer set search_path = public as $$
  select tujuan from kiriman_baris where kunci = kode and objek = 'BARANG' and sisa_qty > 0 and status <> 'TOLAK' limit 1
$$;
revoke all on function kadar_barang_jalan from public;
grant execute on function kadar_barang_jalan to kadar_app;

-- A piece that comes from another shop has all that it had there; one that was bought has less.
create or replace function kadar_tulis_barang(toko text, oleh text, potong json) returns int language plpgsql set search_path = public as $$
begin
  insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, size, kode_dept, kode_group, kadar, kadar_murni, kadar_cetak, berat, berat_asli, berat_bandrol, murni, kode_gudang,
    kode_baki, harga_emas, harga_atribut, atribut, hpp, ada_faktur_pajak, status, foto, created_by, asal_toko, asal_no, asal_urut, jumlah_pcs)
  select toko, r.kode_barcode, coalesce(r.kode_intern, ''), r.nama_barang, coalesce(r.size, ''), r.kode_dept, r.kode_group, r.kadar, r.kadar_murni, r.kadar_cetak, r.berat,
    coalesce(r.berat_asli, r.berat), coalesce(r.berat_bandrol, 0), r.murni, r.kode_gudang, r.kode_baki, r.harga_emas, coalesce(r.harga_atribut, 0), coalesce(r.atribut, '[]'), r.hpp,
    coalesce(r.ada_faktur_pajak, false), r.status, r.foto, oleh, r.asal_toko, r.asal_no, r.asal_urut, coalesce(r.jumlah_pcs, 1)
  from json_to_recordset(potong) as r(kode_barcode text, kode_intern text, nama_barang text, size text, kode_dept text, kode_group text, kadar numeric, kadar_murni numeric,
    kadar_cetak numeric, berat bigint, berat_asli bigint, berat_bandrol bigint, murni bigint, kode_gudang text, kode_baki text, harga_emas bigint, harga_atribut bigint,
    atribut jsonb, hpp bigint, ada_faktur_pajak boolean, status text, asal_toko text, asal_no text, asal_urut smallint, jumlah_pcs int, foto boolean);
  return 1;
end $$;

-- The accounts of these documents, for chains that stand.
select kadar_petakan('KIRIM_BARANG', array['BARANG_DALAM_JALAN'], array['PERSEDIAAN', 'PERSEDIAAN_AKSESORIS'], jsonb_build_object(
  'BARANG_DALAM_JALAN', kadar_akun('1136', 'BARANG DALAM JALAN', 'ASET', 'D'), 'PERSEDIAAN', '1131',
  'PERSEDIAAN_AKSESORIS', kadar_akun('1137', 'PERSEDIAAN AKSESORIS DAN KEMASAN', 'ASET', 'D')));
select kadar_petakan(trx, array['PERSEDIAAN', 'PERSEDIAAN_AKSESORIS'], array['BARANG_DALAM_JALAN'], jsonb_build_object(
  'BARANG_DALAM_JALAN', kadar_akun('1136', 'BARANG DALAM JALAN', 'ASET', 'D'), 'PERSEDIAAN', '1131',
  'PERSEDIAAN_AKSESORIS', kadar_akun('1137', 'PERSEDIAAN AKSESORIS DAN KEMASAN', 'ASET', 'D'))) from (values ('TERIMA_BARANG'), ('KEMBALI_BARANG')) t(trx);
select kadar_petakan('HILANG_KIRIM', array['PIUTANG_KLAIM', 'BIAYA_HAPUS'], array['BARANG_DALAM_JALAN'], jsonb_build_object(
  'PIUTANG_KLAIM', kadar_akun('1125', 'PIUTANG KLAIM', 'ASET', 'D'), 'BIAYA_HAPUS', kadar_akun('5105', 'BIAYA PENGHAPUSAN BARANG', 'BEBAN', 'D'),
  'BARANG_DALAM_JALAN', kadar_akun('1136', 'BARANG DALAM JALAN', 'ASET', 'D')));
delete from para_akun_transaksi where trx in ('TERIMA_BARANG_BATAL', 'KEMBALI_BARANG_BATAL', 'HILANG_KIRIM_BATAL');

-- Users that stand see the new screens as a new user of their level.
select kadar_menu('stock', 'Stock', 'lokasi', 'Lokasi', '/kirim-barang', 'Kirim Barang', array['OWN', 'MU', 'SPV', 'KASIR']);
select kadar_menu('stock', 'Stock', 'lokasi', 'Lokasi', '/terima-barang', 'Terima Barang', array['OWN', 'MU', 'SPV', 'KASIR']);
