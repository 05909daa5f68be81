-- Gram plans: what is paid on a contract buys milligrams of its piece or model at the day's price. Their terms stand in cicilan_kontrak_detail, where
-- `total` is what it would have cost on that day and `kode_barcode` is empty for a model.
create table cicilan_gram_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  kode_dept text not null,
  -- Fine gold of it, percent.
  kadar_murni persen_murni not null,
  -- What the first payment (dp) bought, mg.
  mg tak_negatif not null,
  primary key (kode_toko, no_faktur, urut)
);

-- A payment: rupiah, rupiah per gram of its day, mg. `kode_barcode` is the piece that was fetched with it, which the last one pays for whole.
create table cicilan_gram_bayar_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  no_cicilan text not null,
  rp tak_negatif not null,
  harga_emas positif not null,
  mg tak_negatif not null,
  kode_barcode text,
  primary key (kode_toko, no_faktur, urut)
);
create index cicilan_gram_bayar_kontrak on cicilan_gram_bayar_detail (kode_toko, no_cicilan);

do $$
declare tabel text;
begin
  foreach tabel in array array['cicilan_gram_detail', 'cicilan_gram_bayar_detail'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- One that is fetched cost what was paid on it; what is paid may come to more than its price of the first day.
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
  where c.status = 'AKTIF' and k.dp + x.sampai > c.dibayar + c.potongan) t on true;
