-- When each piece was seen last: worked out of its movements, of scans of counts and of trays that agreed on the scale, beside all that is posted.
create table barang_terlihat (
  kode_toko text not null,
  kode_barcode text not null,
  at timestamptz not null,
  -- Moved, scanned, or weighed with its tray.
  cara text not null check (cara in ('GERAK', 'SCAN', 'TIMBANG')),
  primary key (kode_toko, kode_barcode)
);
grant select, insert, update on barang_terlihat to kadar_app;
call kadar_scope_by_toko('barang_terlihat');

-- How far they were read.
create table terlihat_sampai (
  kode_toko text primary key references tokos,
  gerak_id bigint not null default 0,
  scan_at timestamptz not null default '-infinity',
  timbang_at timestamptz not null default '-infinity'
);
grant select, insert, update on terlihat_sampai to kadar_app;
call kadar_scope_by_toko('terlihat_sampai');

-- What came in since it was read last.
create index opname_scan_diterima on opname_scan (kode_toko, diterima_at) where jenis = 'SCAN';
create index timbang_aktivitas_cocok on timbang_aktivitas (kode_toko, at) where status = 'COCOK';

select kadar_menu('laporan', 'Laporan', 'barang', 'Barang', '/laporan-belum-terlihat', 'Laporan Barang Belum Terlihat', array['OWN', 'MU', 'SPV']);
