-- Reports of instalments, for users of chains that stand.
select kadar_menu('laporan', 'Laporan', 'hutang', 'Hutang dan Cicilan', '/laporan-cicilan', 'Laporan Cicilan', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
select kadar_menu('laporan', 'Laporan', 'hutang', 'Hutang dan Cicilan', '/laporan-bayar-cicilan', 'Laporan Bayar Cicilan', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
select kadar_menu('laporan', 'Laporan', 'hutang', 'Hutang dan Cicilan', '/laporan-akhir-cicilan', 'Laporan Akhir Cicilan', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
