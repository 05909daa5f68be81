-- A contract in instalments that another follows over the same piece, on other terms; both are kept.
alter table cicilan drop constraint cicilan_status_check;
alter table cicilan add constraint cicilan_status_check check (status in ('AKTIF', 'LUNAS', 'LELANG', 'BATAL', 'DIGANTI'));

-- Who keeps a piece is who took it from sale, or from who kept it before (HOLD to HOLD); what took it over and was taken back is none.
create or replace function kadar_titip_barang(kode text, barang text, sebelum bigint) returns text
language sql stable set search_path = public as $$
  select m.no_faktur from mutasi_stock m where m.kode_toko = kode and m.kode_barcode = barang and m.ke_status = 'HOLD' and m.id < sebelum
    and (m.dari_status = 'READY' or m.dari_status = 'HOLD' and m.jenis not like 'BATAL\_%'
      and not exists (select from dokumen_batal b where b.kode_toko = kode and b.no_faktur = m.no_faktur))
  order by m.id desc limit 1
$$;
create or replace function kadar_titip_barang(kode text, barang text) returns text
language sql stable set search_path = public as $$
  select kadar_titip_barang(kode, barang, 9223372036854775807)
$$;

-- What had been paid on one that ended unpaid, or goes on under another number, is what its end moved on.
create or replace view cicilan_keadaan with (security_invoker = true) as
select c.kode_toko, c.no_cicilan, c.tanggal, c.kode_customer, d.nama_customer, d.alamat_customer, d.no_hp, d.kode_sales, c.status,
  (case when c.status in ('AKTIF', 'LUNAS') then c.dibayar else coalesce((select -g.dibayar from cicilan_gerak g
     where g.kode_toko = c.kode_toko and g.no_cicilan = c.no_cicilan and g.jenis in ('LELANG', 'BATAL', 'GANTI') order by g.id desc limit 1), 0) end)::tak_negatif as dibayar,
  c.potongan, k.kode_barcode, k.nama_barang, k.total, case c.status when 'AKTIF' then k.total - c.dibayar - c.potongan else 0 end as sisa, t.jatuh_tempo
from cicilan c join dokumen d on d.kode_toko = c.kode_toko and d.no_faktur = c.no_cicilan
join cicilan_kontrak_detail k on k.kode_toko = c.kode_toko and k.no_faktur = c.no_cicilan
left join lateral (
  select min(x.jatuh_tempo) as jatuh_tempo from (
    select r.jatuh_tempo, sum(r.angsuran) over (order by r.urut) as sampai from cicilan_detail r where r.kode_toko = c.kode_toko and r.no_faktur = c.no_cicilan) x
  where c.status = 'AKTIF' and k.dp + x.sampai > c.dibayar + c.potongan) t on true;
