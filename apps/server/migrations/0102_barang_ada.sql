-- Pieces that are not over, by their state: a closing counts those in the shop and those that are no stock yet, and does not read every
-- piece that was ever sold. A sale takes a piece out of it.
create index barang_ada on barang (kode_toko, status)
  where status in ('DRAFT', 'READY', 'RESERVED', 'HOLD', 'TRANSIT', 'HILANG', 'BELI', 'CUCI', 'SEPUH', 'ROSOK', 'DITAHAN_POLISI');
