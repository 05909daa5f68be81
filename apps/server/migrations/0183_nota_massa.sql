-- Lines of groups stand in a nota too: bought back once in the chain by a purchase by quantity and weight. Who buys one holds the nota's name in bulk.
create index pembelian_detail_nota_massa on pembelian_detail (no_faktur_jual, asal_urut) where kunci is not null and asal_toko is not null;

drop function kadar_nota_baris(text);
create function kadar_nota_baris(nomor text)
returns table (kode_toko text, no_faktur text, tanggal date, status text, kode_customer text, nama_customer text, poin_dapat int, ppn_termasuk boolean,
  urut smallint, kode_barcode text, nama_barang text, kode_dept text, kode_group text, kadar numeric, kadar_murni numeric, jumlah_pcs int, berat bigint,
  berat_asli bigint, harga_emas bigint, ongkos bigint, diskon bigint, ppn bigint, total bigint, foto boolean, dibeli boolean, ditukar boolean, kunci text)
language sql stable security definer set search_path = public as $$
  select d.kode_toko, d.no_faktur, d.tanggal, d.status::text, d.kode_customer, d.nama_customer, d.poin_dapat, d.ppn_termasuk,
    l.urut, l.kode_barcode, l.nama_barang, l.kode_dept, l.kode_group, l.kadar,
    coalesce(b.kadar_murni, (select k.kadar_murni from kadar k where k.kadar = l.kadar and k.deleted_at is null limit 1), least(l.kadar, 100))::numeric,
    coalesce(b.jumlah_pcs, l.qty, 1)::int, l.berat, coalesce(b.berat_asli, l.berat)::bigint, l.harga_emas, l.ongkos, l.diskon, l.ppn, l.total,
    coalesce(b.foto, false),
    x.kode_barcode is not null or q.no_faktur is not null
      or exists (select 1 from tunggu_pegang g where g.jenis = 'NOTA' and g.kunci = l.no_faktur || ' ' || l.urut),
    coalesce(q.no_tukar is not null or (select p.no_tukar is not null from pembelian_detail q join dokumen p on p.kode_toko = q.kode_toko and p.no_faktur = q.no_faktur
      where q.kode_toko = x.kode_toko and q.kode_barcode = x.kode_barcode and p.status = 'POSTED' limit 1), false), l.kunci
  from dokumen d
  join penjualan_detail l on l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur
  left join lateral (select * from barang y where l.kunci is null and y.kode_toko = l.kode_toko and y.kode_barcode = l.kode_barcode limit 1) b on true
  left join barang x on x.asal_toko = l.kode_toko and x.asal_no = l.no_faktur and x.asal_urut = l.urut and x.status <> 'BATAL'
  left join lateral (
    select p.no_faktur, p.no_tukar from pembelian_detail q join dokumen p on p.kode_toko = q.kode_toko and p.no_faktur = q.no_faktur and p.status = 'POSTED'
    where q.no_faktur_jual = l.no_faktur and q.asal_urut = l.urut and q.asal_toko = l.kode_toko and q.kunci is not null limit 1) q on l.kunci is not null
  where d.kode_toko = substr(nomor, 3, 3) and d.no_faktur = nomor and d.jenis = 'PENJUALAN' and (b.kode_barcode is not null or l.kunci like 'GROUP/%')
  order by l.urut
$$;
grant execute on function kadar_nota_baris to kadar_app;

-- The purchase that holds a line of this nota, in whatever shop.
create or replace function kadar_nota_dibeli(kode text, nomor text) returns text
language sql stable security definer set search_path = public as $$
  select coalesce(
    (select q.no_faktur from barang x join pembelian_detail q on q.kode_toko = x.kode_toko and q.kode_barcode = x.kode_barcode
     where x.asal_toko = kode and x.asal_no = nomor and x.status <> 'BATAL' limit 1),
    (select q.no_faktur from pembelian_detail q join dokumen p on p.kode_toko = q.kode_toko and p.no_faktur = q.no_faktur and p.status = 'POSTED'
     where q.no_faktur_jual = nomor and q.asal_toko = kode and q.kunci is not null limit 1))
$$;
