-- Where each account stands in balance sheet, income statement and cash flows: standard accounts by their names, accounts of banks as cash.
update akuns a set version = version + 1, updated_at = now(), updated_by = '-', kelompok = case
  when jenis = 'ASET' and (nama_akun in ('KAS TOKO', 'KAS KECIL', 'UANG DALAM JALAN', 'BANK') or exists (select from rekenings r where r.nomor_akun = a.nomor_akun)) then 'KAS'
  when jenis = 'ASET' and nama_akun like 'PIUTANG %' then 'PIUTANG'
  when jenis = 'ASET' and (nama_akun like 'PERSEDIAAN %' or nama_akun = 'BARANG DALAM JALAN') then 'PERSEDIAAN'
  when jenis = 'ASET' and nama_akun in ('PERALATAN DAN INVENTARIS TOKO', 'AKUMULASI PENYUSUTAN PERALATAN') then 'ASET_TETAP'
  when jenis = 'KEWAJIBAN' and nama_akun = 'HUTANG BANK' then 'PINJAMAN'
  when jenis = 'BEBAN' and nama_akun in ('HARGA POKOK PENJUALAN', 'BIAYA SUSUT', 'SELISIH OPNAME', 'BIAYA TUKANG', 'BIAYA PENGHAPUSAN BARANG', 'BIAYA LELANG',
    'BIAYA RUGI LELANG', 'BIAYA KLAIM', 'SELISIH FIXING EMAS', 'BIAYA RETUR SUPPLIER') then 'HPP'
  else 'UMUM' end
where kelompok is null;
alter table akuns alter column kelompok set default 'UMUM', alter column kelompok set not null;

-- Users of chains that stand see the statements.
select kadar_menu('akunting', 'Akunting', 'buku', 'Buku', '/laba-rugi', 'Laba Rugi', array['OWN', 'MU']);
select kadar_menu('akunting', 'Akunting', 'buku', 'Buku', '/neraca', 'Neraca', array['OWN', 'MU']);
select kadar_menu('akunting', 'Akunting', 'buku', 'Buku', '/arus-kas', 'Arus Kas', array['OWN', 'MU']);
select kadar_menu('akunting', 'Akunting', 'buku', 'Buku', '/rincian-arus-kas', 'Rincian Arus Kas', array['OWN', 'MU']);
