-- What a purchase asks of a nota, and how its pieces are written.

-- The lines of a nota as any shop of the chain may ask for them: to buy a piece back it must be told of it, and of no more.
drop function kadar_nota_baris(text);
create function kadar_nota_baris(nomor text)
returns table (kode_toko text, no_faktur text, tanggal date, status text, kode_customer text, nama_customer text, poin_dapat int, ppn_termasuk boolean,
  urut smallint, kode_barcode text, nama_barang text, kode_dept text, kode_group text, kadar numeric, kadar_murni numeric, jumlah_pcs int, berat bigint,
  berat_asli bigint, harga_emas bigint, ongkos bigint, diskon bigint, ppn bigint, total bigint, foto boolean, dibeli boolean, ditukar boolean)
language sql stable security definer set search_path = public as $$
  select d.kode_toko, d.no_faktur, d.tanggal, d.status::text, d.kode_customer, d.nama_customer, d.poin_dapat, d.ppn_termasuk,
    l.urut, l.kode_barcode, l.nama_barang, l.kode_dept, l.kode_group, l.kadar, b.kadar_murni::numeric, b.jumlah_pcs::int, l.berat,
    b.berat_asli::bigint, l.harga_emas, l.ongkos, l.diskon, l.ppn, l.total, b.foto,
    x.kode_barcode is not null,
    coalesce((select p.no_tukar is not null from pembelian_detail q join dokumen p on p.kode_toko = q.kode_toko and p.no_faktur = q.no_faktur
      where q.kode_toko = x.kode_toko and q.kode_barcode = x.kode_barcode and p.status = 'POSTED' limit 1), false)
  from dokumen d
  join penjualan_detail l on l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur
  join lateral (select * from barang y where y.kode_toko = l.kode_toko and y.kode_barcode = l.kode_barcode limit 1) b on true
  left join barang x on x.asal_toko = l.kode_toko and x.asal_no = l.no_faktur and x.asal_urut = l.urut and x.status <> 'BATAL'
  where d.kode_toko = substr(nomor, 3, 3) and d.no_faktur = nomor and d.jenis = 'PENJUALAN' order by l.urut
$$;
grant execute on function kadar_nota_baris to kadar_app;

-- Holds notas against their reversal while lines of them are bought; in one order for everybody.
create function kadar_kunci_nota(nomor text[]) returns bigint
language plpgsql security definer set search_path = public as $$
declare satu text; n bigint := 0;
begin
  for satu in select distinct x from unnest(nomor) x order by 1 loop
    perform 1 from dokumen where kode_toko = substr(satu, 3, 3) and no_faktur = satu for share;
    if found then n := n + 1; end if;
  end loop;
  return n;
end $$;
grant execute on function kadar_kunci_nota to kadar_app;

-- The purchase that holds a line of this nota, in whatever shop.
create function kadar_nota_dibeli(kode text, nomor text) returns text
language sql stable security definer set search_path = public as $$
  select q.no_faktur from barang x join pembelian_detail q on q.kode_toko = x.kode_toko and q.kode_barcode = x.kode_barcode
  where x.asal_toko = kode and x.asal_no = nomor and x.status <> 'BATAL' limit 1
$$;
grant execute on function kadar_nota_dibeli to kadar_app;

-- The last nota that sold this piece, of any shop.
create function kadar_nota_barang(kode text) returns text
language sql stable security definer set search_path = public as $$
  select l.no_faktur from penjualan_detail l join dokumen d on d.kode_toko = l.kode_toko and d.no_faktur = l.no_faktur
  where l.kode_barcode = kode and d.status = 'POSTED' order by d.at desc limit 1
$$;
grant execute on function kadar_nota_barang to kadar_app;
create index penjualan_detail_kode on penjualan_detail (kode_barcode);

-- Pieces that come in with a document, written in its statement.
create function kadar_tulis_barang(toko text, oleh text, potong json) returns int language plpgsql set search_path = public as $$
begin
  insert into barang (kode_toko, kode_barcode, nama_barang, kode_dept, kode_group, kadar, kadar_murni, berat, berat_asli, kode_gudang, kode_baki, hpp,
    ada_faktur_pajak, status, foto, created_by, asal_toko, asal_no, asal_urut, jumlah_pcs)
  select toko, r.kode_barcode, r.nama_barang, r.kode_dept, r.kode_group, r.kadar, r.kadar_murni, r.berat, r.berat, r.kode_gudang, r.kode_baki, r.hpp,
    false, r.status, r.foto, oleh, r.asal_toko, r.asal_no, r.asal_urut, coalesce(r.jumlah_pcs, 1)
  from json_to_recordset(potong) as r(kode_barcode text, nama_barang text, kode_dept text, kode_group text, kadar numeric, kadar_murni numeric, berat bigint,
    kode_gudang text, kode_baki text, hpp bigint, status text, asal_toko text, asal_no text, asal_urut smallint, jumlah_pcs int, foto boolean);
  return 1;
end $$;
grant execute on function kadar_tulis_barang to kadar_app;
