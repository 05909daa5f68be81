-- Users that stand see the targets of sales people and the league as a new user of their level.
select kadar_menu('parameter', 'Parameter', 'penjualan', 'Penjualan', '/target-sales', 'Target Sales', array['OWN', 'SU', 'MU', 'SPV']);
select kadar_menu('laporan', 'Laporan', 'penjualan', 'Penjualan', '/liga-sales', 'Liga Sales', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
select kadar_menu('laporan', 'Laporan', 'penjualan', 'Penjualan', '/laporan-capaian-toko', 'Laporan Capaian Toko', array['OWN', 'SU', 'MU', 'SPV']);
