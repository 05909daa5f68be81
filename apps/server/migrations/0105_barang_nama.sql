-- A shop's pieces by name, of whatever state: a search finds its names first, then of each no more pieces than it shows, and counts
-- them in the index. That needs no look at the piece where its page was vacuumed: after each fiftieth part, not each fifth.
create index barang_nama on barang (kode_toko, nama_barang, kode_barcode);
alter table barang set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
