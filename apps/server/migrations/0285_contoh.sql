-- Samples that orders are made after: pieces of the shop that leave their tray for one, and what customers bring along.
create table pesanan_contoh_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  -- The line it is for.
  baris smallint not null check (baris > 0),
  jenis text not null check (jenis in ('TOKO', 'BAWA_SENDIRI')),
  -- Of the shop's: the piece that was wished for, '' of the customer's; whether it went out tells its document.
  kode_barcode text not null,
  deskripsi text not null,
  -- Of the customer's: as it was weighed and photographed before him.
  berat positif,
  foto uuid,
  primary key (kode_toko, no_faktur, urut),
  check ((jenis = 'TOKO') = (kode_barcode <> '')),
  check ((jenis = 'BAWA_SENDIRI') = (berat is not null) and (berat is null) = (foto is null) and deskripsi <> '')
);

-- A piece of the shop goes out for a line of an order, until a day; its scale weight.
create table contoh_keluar_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  no_pesanan text not null,
  kode_barcode text not null,
  nama_barang text not null,
  kadar nilai_kadar not null,
  berat positif not null,
  batas date not null check (batas >= tanggal),
  primary key (kode_toko, no_faktur, urut)
);
create index contoh_keluar_pesanan on contoh_keluar_detail (kode_toko, no_pesanan);
create index contoh_keluar_barang on contoh_keluar_detail (kode_toko, kode_barcode);

-- It is back in a tray: what it weighed when it left, what it weighs now, and what is said of it.
create table contoh_ambil_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  no_keluar text not null,
  no_pesanan text not null,
  kode_barcode text not null,
  nama_barang text not null,
  kadar nilai_kadar not null,
  berat positif not null,
  berat_timbang positif not null,
  deskripsi text not null,
  primary key (kode_toko, no_faktur, urut)
);
create unique index contoh_ambil_keluar on contoh_ambil_detail (kode_toko, no_keluar);

-- What a customer brought along for a line is his again, weighed; once.
create table contoh_kembali (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  no_pesanan text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  berat positif not null,
  keterangan text not null,
  user_id text not null,
  otorisasi_id bigint
);
create unique index contoh_kembali_pesanan on contoh_kembali (kode_toko, no_pesanan);

do $$
declare tabel text;
begin
  foreach tabel in array array['pesanan_contoh_detail', 'contoh_keluar_detail', 'contoh_ambil_detail', 'contoh_kembali'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- Each sample as it stands: of which order, whose, since when and until when, and when it came back with which weight; by its line, each from an index. Weights in mg.
create view contoh_keadaan with (security_invoker = true) as
select p.kode_toko, p.no_induk, p.no_pesanan, 'TOKO' as jenis, k.no_faktur as no_contoh, k.tanggal, k.kode_barcode,
  k.nama_barang as deskripsi, k.berat::bigint as berat, k.batas, a.no_faktur as no_kembali, a.tanggal as tgl_kembali, a.berat_timbang::bigint as berat_kembali
from pesanan p
cross join lateral (select x.* from contoh_keluar_detail x where x.kode_toko = p.kode_toko and x.no_pesanan = p.no_pesanan offset 0) k
left join lateral (select x.* from contoh_ambil_detail x where x.kode_toko = k.kode_toko and x.no_keluar = k.no_faktur limit 1) a on true
union all
select p.kode_toko, p.no_induk, p.no_pesanan, d.jenis, p.no_pesanan, d.tanggal, null,
  d.deskripsi, d.berat::bigint, null, null, b.tanggal, b.berat::bigint
from pesanan p
cross join lateral (
  select x.* from pesanan_contoh_detail x
  where x.kode_toko = p.kode_toko and x.no_faktur = p.no_induk and x.baris = p.urut and x.jenis = 'BAWA_SENDIRI' offset 0) d
left join lateral (select x.* from contoh_kembali x where x.kode_toko = p.kode_toko and x.no_pesanan = p.no_pesanan limit 1) b on true;
grant select on contoh_keadaan to kadar_app;

-- The line of an order that a piece on HOLD is out for; null for one that something else keeps.
create function kadar_contoh(kode text, barang text) returns text language sql stable as $$
  select k.no_pesanan from contoh_keluar_detail k
  where k.kode_toko = kode and k.kode_barcode = barang and k.no_faktur = kadar_titip_barang(kode, barang)
$$;
grant execute on function kadar_contoh to kadar_app;

-- Users that stand see the new screens as a new user of their level.
select kadar_menu('transaksi', 'Transaksi', 'penjualan', 'Penjualan', '/ambil-barang-contoh', 'Ambil Barang Contoh', array['OWN', 'MU', 'SPV']);
select kadar_menu('laporan', 'Laporan', 'penjualan', 'Penjualan', '/laporan-contoh-pesanan', 'Laporan Contoh Pesanan', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
