-- A gram plan stays due on its day until its piece is fetched, whatever was paid: what is kept for it has a date.
create or replace view cicilan_keadaan with (security_invoker = true) as
select c.kode_toko, c.no_cicilan, c.tanggal, c.kode_customer, d.nama_customer, d.alamat_customer, d.no_hp, d.kode_sales, c.status,
  (case when c.status in ('AKTIF', 'LUNAS') then c.dibayar else coalesce((select -g.dibayar from cicilan_gerak g
     where g.kode_toko = c.kode_toko and g.no_cicilan = c.no_cicilan and g.jenis in ('LELANG', 'BATAL', 'GANTI') order by g.id desc limit 1), 0) end)::tak_negatif as dibayar,
  c.potongan, k.kode_barcode, k.nama_barang, (case when c.status = 'LUNAS' then c.dibayar + c.potongan else k.total end)::positif as total,
  case c.status when 'AKTIF' then greatest(0, k.total - c.dibayar - c.potongan) else 0 end as sisa, t.jatuh_tempo
from cicilan c join dokumen d on d.kode_toko = c.kode_toko and d.no_faktur = c.no_cicilan
join cicilan_kontrak_detail k on k.kode_toko = c.kode_toko and k.no_faktur = c.no_cicilan
left join lateral (
  select min(x.jatuh_tempo) as jatuh_tempo from (
    select r.jatuh_tempo, sum(r.angsuran) over (order by r.urut) as sampai from cicilan_detail r where r.kode_toko = c.kode_toko and r.no_faktur = c.no_cicilan) x
  where c.status = 'AKTIF' and (k.dp + x.sampai > c.dibayar + c.potongan
    or exists (select from cicilan_gram_detail g where g.kode_toko = c.kode_toko and g.no_faktur = c.no_cicilan))) t on true;
