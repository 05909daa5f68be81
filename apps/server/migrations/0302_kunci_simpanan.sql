-- A piece that is about to be kept or let go, held before anything is read of it: of two who would have it one is first.
create function kadar_kunci_barang(kode text, barang text) returns bigint
language plpgsql set search_path = public as $$
declare n bigint;
begin
  perform 1 from barang b where b.kode_toko = kode and b.kode_barcode = barang for update;
  get diagnostics n = row_count;
  return n;
end $$;
grant execute on function kadar_kunci_barang to kadar_app;

-- What a deposit or an order keeps, for whoever ends it and holds its money: gold that its customer left for its lines (7248 is MASSA), then its pieces.
create function kadar_kunci_simpanan(kode text, nomor text) returns bigint
language plpgsql set search_path = public as $$
declare satu text; n bigint;
begin
  for satu in
    select kode || '/CUSTOMER/' || p.no_pesanan from pesanan_syarat_detail s join pesanan p on p.kode_toko = s.kode_toko and p.no_induk = s.no_faktur
    where s.kode_toko = kode and s.no_faktur = nomor and s.bahan = 'CUSTOMER' order by p.no_pesanan collate "C"
  loop
    perform pg_advisory_xact_lock(7248, hashtext(satu));
  end loop;
  perform 1 from barang b where b.kode_toko = kode and b.kode_barcode in (
    select t.kode_barcode from titip_detail t where t.kode_toko = kode and t.no_faktur = nomor
    union all select p.kode_barcode from pesanan p where p.kode_toko = kode and p.no_induk = nomor and p.status = 'JADI') order by b.kode_barcode for update;
  get diagnostics n = row_count;
  return n;
end $$;
grant execute on function kadar_kunci_simpanan to kadar_app;
