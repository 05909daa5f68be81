-- Accounts of documents that chains which stood before never got: the reversal's side of what came to sales and deliveries later, and the claim
-- that is owed back when a lost piece turns up.
update para_akun_transaksi p set version = version + 1, updated_at = now(), updated_by = '-', detail_akun = p.detail_akun || r.baru
from (
  select x.trx, jsonb_agg(jsonb_build_object('kode_akun', x.role, 'jenis_akun', x.sisi, 'nomor_akun', x.akun)) as baru
  from (values ('PENJUALAN_BATAL', 'PERSEDIAAN_AKSESORIS', 'D', kadar_akun('1137', 'PERSEDIAAN AKSESORIS DAN KEMASAN', 'ASET', 'D')),
      ('PENJUALAN_BATAL', 'HUTANG_SUPPLIER', 'D', kadar_akun('2101', 'HUTANG SUPPLIER', 'KEWAJIBAN', 'K')),
      ('TEMU_OPNAME', 'HUTANG_KLAIM', 'K', kadar_akun('2112', 'HUTANG KLAIM PELANGGAN', 'KEWAJIBAN', 'K')),
      ('TERIMA_SUPPLIER_BATAL', 'HUTANG_EMAS', 'D', kadar_akun('2113', 'HUTANG EMAS', 'KEWAJIBAN', 'K')),
      ('TERIMA_SUPPLIER_BATAL', 'PPH22_DIBAYAR_DIMUKA', 'K', kadar_akun('1144', 'PPH 22 DIBAYAR DI MUKA', 'ASET', 'D'))) x(trx, role, sisi, akun)
  join para_akun_transaksi p on p.trx = x.trx and p.deleted_at is null and not p.detail_akun @> jsonb_build_array(jsonb_build_object('kode_akun', x.role))
  group by x.trx) r
where p.trx = r.trx and p.deleted_at is null;
