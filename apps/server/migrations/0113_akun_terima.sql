-- The accounts of what is received and of a tag that is taken back, for chains that stand: deliveries were mapped with fewer roles.
select kadar_petakan('TERIMA_SUPPLIER', array['PERSEDIAAN_BELUM_TAG', 'PPN_MASUKAN', 'PPH22_DIBAYAR_DIMUKA'], array['HUTANG_SUPPLIER', 'HUTANG_EMAS'],
  jsonb_build_object('PERSEDIAAN_BELUM_TAG', '1132', 'PPN_MASUKAN', '1142', 'PPH22_DIBAYAR_DIMUKA', '1144', 'HUTANG_SUPPLIER', '2101',
    'HUTANG_EMAS', kadar_akun('2113', 'HUTANG EMAS', 'KEWAJIBAN', 'K')));
select kadar_petakan('TAMBAH_BARANG', array['PERSEDIAAN'], array['PERSEDIAAN_BELUM_TAG'], '{"PERSEDIAAN": "1131", "PERSEDIAAN_BELUM_TAG": "1132"}');

update para_akun_transaksi p set version = version + 1, updated_at = now(), updated_by = '-', detail_akun = p.detail_akun || (
  select jsonb_agg(jsonb_build_object('kode_akun', r.role, 'jenis_akun', r.sisi, 'nomor_akun', r.akun))
  from (values ('TERIMA_SUPPLIER', 'PPH22_DIBAYAR_DIMUKA', 'D', '1144'), ('TERIMA_SUPPLIER', 'HUTANG_EMAS', 'K', kadar_akun('2113', 'HUTANG EMAS', 'KEWAJIBAN', 'K')))
    r(trx, role, sisi, akun)
  where r.trx = p.trx and not p.detail_akun @> jsonb_build_array(jsonb_build_object('kode_akun', r.role)))
where p.trx = 'TERIMA_SUPPLIER' and p.deleted_at is null and not p.detail_akun @> '[{"kode_akun": "HUTANG_EMAS"}, {"kode_akun": "PPH22_DIBAYAR_DIMUKA"}]';
