-- A lost piece whose claim was paid already is owed back when it turns up, for chains that stand.
update para_akun_transaksi set version = version + 1, updated_at = now(), updated_by = '-', detail_akun = detail_akun || jsonb_build_array(
  jsonb_build_object('kode_akun', 'HUTANG_KLAIM', 'jenis_akun', 'K', 'nomor_akun', kadar_akun('2112', 'HUTANG KLAIM PELANGGAN', 'KEWAJIBAN', 'K')))
where trx = 'TEMU_OPNAME' and deleted_at is null and not detail_akun @> '[{"kode_akun": "HUTANG_KLAIM"}]';
