-- Pieces that lie long in one shop while another sells such (modules-2 §4 ★): proposed anew every night; what was sent of them stays, and is measured.
create table usulan_kirim (
  id bigint generated always as identity primary key,
  -- Where it lies.
  kode_toko text not null references tokos,
  kode_barcode text not null,
  tujuan text not null references tokos check (tujuan <> kode_toko),
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  kode_dept text not null,
  kadar numeric(7, 3) not null,
  -- Its weight band, in mg; the heaviest has no end.
  berat_dari bigint not null,
  berat_sampai bigint check (berat_sampai > berat_dari),
  -- What the other shop sold of such in thirty days, and had.
  terjual int not null check (terjual > 0),
  ada int not null check (ada >= 0),
  -- Days since it came.
  umur int not null,
  -- What became of it: the shipment it went with, when it came, and when it was sold there.
  no_kirim text,
  tgl_datang date,
  tgl_jual date check (tgl_jual >= tgl_datang)
);
create unique index usulan_kirim_terbuka on usulan_kirim (kode_toko, kode_barcode) where no_kirim is null;
create index usulan_kirim_tanggal on usulan_kirim (kode_toko, tanggal);
call kadar_scope_by_toko('usulan_kirim');
grant select, insert, update, delete on usulan_kirim to kadar_app;

select kadar_menu('laporan', 'Laporan', 'barang', 'Barang', '/laporan-usulan-kirim', 'Laporan Usulan Kirim', array['OWN', 'MU', 'SPV', 'KASIR']);
