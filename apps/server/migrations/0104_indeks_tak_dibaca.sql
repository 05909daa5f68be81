-- Indexes that no statement can use, and that every write keeps: barang_ada stands for the first, a condition that came later shuts out
-- the second, and nobody looks for a purchase by the nota it came from.
drop index barang_belian;
drop index barang_harga_tetap;
drop index pembelian_detail_jual;
