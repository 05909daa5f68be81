-- Money that customers leave for repairs, orders and instalment contracts, and what was paid too much for one that ended: one book, one account for each.
select kadar_akun('1140', 'PERSEDIAAN SERVICE', 'ASET', 'D');
select kadar_akun('2103', 'TITIPAN CICILAN', 'KEWAJIBAN', 'K');
select kadar_akun('2114', 'TITIPAN SERVICE', 'KEWAJIBAN', 'K');
select kadar_akun('2115', 'TITIPAN PESANAN', 'KEWAJIBAN', 'K');
select kadar_akun('2117', 'HUTANG KELEBIHAN CICILAN', 'KEWAJIBAN', 'K');
select kadar_akun('4201', 'PENDAPATAN SERVICE', 'PENDAPATAN', 'K');
select kadar_akun('4206', 'PENDAPATAN DENDA CICILAN', 'PENDAPATAN', 'K');

-- What is ordered or paid off in instalments is sold at the till, and paid from what was left for it.
update para_akun_transaksi p set version = version + 1, updated_at = now(), updated_by = '-', detail_akun = p.detail_akun || (
  select jsonb_agg(jsonb_build_object('kode_akun', r.role, 'jenis_akun', case when p.trx like '%\_BATAL' then 'K' else 'D' end, 'nomor_akun', r.akun))
  from (values ('TITIPAN_PESANAN', kadar_akun('2115', 'TITIPAN PESANAN', 'KEWAJIBAN', 'K')),
    ('TITIPAN_CICILAN', kadar_akun('2103', 'TITIPAN CICILAN', 'KEWAJIBAN', 'K'))) r(role, akun)
  where not p.detail_akun @> jsonb_build_array(jsonb_build_object('kode_akun', r.role)))
where p.trx in ('PENJUALAN', 'PENJUALAN_BATAL', 'PENJUALAN_MANUAL', 'PENJUALAN_MANUAL_BATAL') and p.deleted_at is null
  and not p.detail_akun @> '[{"kode_akun": "TITIPAN_PESANAN"}, {"kode_akun": "TITIPAN_CICILAN"}]';

-- Places of what is kept for repairs, orders, contracts, and of samples that are out.
alter table gudang drop constraint gudang_jenis_check;
alter table gudang add constraint gudang_jenis_check
  check (jenis in ('ETALASE', 'BRANKAS', 'LELANG', 'HANCUR', 'BELI', 'TITIP', 'CONTOH', 'PESANAN', 'CICILAN', 'SERVICE'));

-- Deposits on pieces are those that a deposit on pieces began, by their number: they are looked for among what is open.
create or replace view titip_keadaan with (security_invoker = true) as
select d.kode_toko, d.no_faktur, d.tanggal, d.at, d.input_by, d.status, d.kode_customer, d.nama_customer, d.no_hp, d.alamat_customer,
  l.mengikat, coalesce((select p.batas from titip_perpanjang p where p.kode_toko = d.kode_toko and p.no_titip = d.no_faktur order by p.id desc limit 1), l.batas) as batas,
  l.harga, t.qty, x.berat, m.dititip, t.saldo::bigint as saldo
from titip t join dokumen d on d.kode_toko = t.kode_toko and d.no_faktur = t.no_titip
cross join lateral (
  select bool_or(mengikat) as mengikat, max(batas) as batas, sum(harga_jual - diskon)::bigint as harga from titip_detail where kode_toko = d.kode_toko and no_faktur = d.no_faktur) l
cross join lateral (
  select coalesce(sum(b.berat), 0)::bigint as berat
  from titip_detail i join barang b on b.kode_toko = i.kode_toko and b.kode_barcode = i.kode_barcode and b.status = 'HOLD'
  where t.qty > 0 and i.kode_toko = d.kode_toko and i.no_faktur = d.no_faktur and kadar_titip_barang(i.kode_toko, i.kode_barcode) = d.no_faktur) x
cross join lateral (
  -- What came in with a deposit or more of it, less what of that was cancelled; the rest was spent or paid back.
  select coalesce(sum(jumlah_rp) filter (where substr(t.no_faktur, 1, 2) in ('TP', 'TM', 'XM')), 0)::bigint as dititip
  from titipan_mutasi t where t.kode_toko = d.kode_toko and t.no_titip = d.no_faktur) m
where t.no_titip like 'TP%';
