-- Fine gold of a piece, fixed when it is tagged or bought in: of what it weighs, not of the weight it is priced by. Every movement takes
-- it. What stands keeps what its movements say, which is that of its priced weight.
alter table barang add murni bigint;
update barang set murni = round(berat * kadar_murni / 100);
alter table barang alter murni set not null, add check (murni >= 0);

-- Pieces that come in with a document, written in its statement.
create or replace function kadar_tulis_barang(toko text, oleh text, potong json) returns int language plpgsql set search_path = public as $$
begin
  insert into barang (kode_toko, kode_barcode, nama_barang, kode_dept, kode_group, kadar, kadar_murni, berat, berat_asli, murni, kode_gudang, kode_baki, hpp,
    ada_faktur_pajak, status, foto, created_by, asal_toko, asal_no, asal_urut, jumlah_pcs)
  select toko, r.kode_barcode, r.nama_barang, r.kode_dept, r.kode_group, r.kadar, r.kadar_murni, r.berat, r.berat, r.murni, r.kode_gudang, r.kode_baki, r.hpp,
    false, r.status, r.foto, oleh, r.asal_toko, r.asal_no, r.asal_urut, coalesce(r.jumlah_pcs, 1)
  from json_to_recordset(potong) as r(kode_barcode text, nama_barang text, kode_dept text, kode_group text, kadar numeric, kadar_murni numeric, berat bigint,
    murni bigint, kode_gudang text, kode_baki text, hpp bigint, status text, asal_toko text, asal_no text, asal_urut smallint, jumlah_pcs int, foto boolean);
  return 1;
end $$;
