-- Users that stand see the report of orders as a new user of their level.
select kadar_menu('laporan', 'Laporan', 'penjualan', 'Penjualan', '/laporan-pesanan', 'Laporan Pesanan', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
