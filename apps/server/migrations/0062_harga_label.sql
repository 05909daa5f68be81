-- What a piece was priced and labelled against, so that one whose price moved since is found: what the lists asked per gram when it got a price
-- per gram of its own, the price on its last tag, and how many tags it was given.
alter table barang
  add column harga_acuan bigint check (harga_acuan > 0),
  add column harga_label bigint check (harga_label >= 0),
  add column label_ke int not null default 0 check (label_ke >= 0);
grant update (harga_acuan, harga_label, label_ke) on barang to kadar_app;
update barang b set label_ke = c.qty
from (select kode_toko, nomor, count(*)::int as qty from cetak where jenis = 'TAG' and nomor <> '' group by 1, 2) c
where b.kode_toko = c.kode_toko and b.kode_barcode = c.nomor;
create index barang_harga_tetap on barang (kode_toko, kode_barcode)
  where status = 'READY' and (harga_emas is not null or harga_label is not null);
