-- The book of stones; the lists of their grades are read by now and stand in the menus of all who may see them.
select kadar_menu('laporan', 'Laporan', 'barang', 'Barang', '/laporan-buku-berlian', 'Buku Berlian', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
