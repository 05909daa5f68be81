-- Gold that stays a supplier's until it is sold: what is not tagged of it is his, and so is each piece, which is owed at its part of the
-- price that was agreed on once it is sold.
alter table mutasi_massa drop constraint mutasi_massa_milik_check;
alter table mutasi_massa add constraint mutasi_massa_milik_check check (milik in ('TOKO', 'TUKANG', 'CUSTOMER', 'SUPPLIER'));

-- What a line of his is worth to him.
alter table terima_detail add harga_titip tak_negatif;
call kadar_line_tables();

-- Out of which delivery of whom such a piece is, and what it is owed at.
alter table barang add no_terima text, add kode_supplier text, add harga_titip tak_negatif;
alter table barang add constraint barang_titipan check (milik is distinct from 'SUPPLIER' or (hpp = 0 and num_nulls(no_terima, kode_supplier, harga_titip) = 0));

-- The account of what is owed for it, for chains that stand.
update para_akun_transaksi set version = version + 1, updated_at = now(), updated_by = '-', detail_akun = detail_akun || jsonb_build_array(
  jsonb_build_object('kode_akun', 'HUTANG_SUPPLIER', 'jenis_akun', 'K', 'nomor_akun', kadar_akun('2101', 'HUTANG SUPPLIER', 'KEWAJIBAN', 'K')))
where trx = 'PENJUALAN' and deleted_at is null and not detail_akun @> '[{"kode_akun": "HUTANG_SUPPLIER"}]';
