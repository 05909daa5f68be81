-- A piece that is no longer for sale here is no longer shown anywhere, in the transaction that took it, whichever document that is; who shows none
-- sends the statements he sent before.
create function kadar_luar_turun() returns trigger language plpgsql set search_path = public as $$
begin
  with turun as (
    update barang_luar set status = 'TURUN', diubah_at = now()
    where kode_toko = new.kode_toko and kode_barcode = new.kode_barcode and status in ('DRAFT', 'TAYANG') returning kode_marketplace
  )
  insert into luar_kirim (kode_toko, kode_marketplace, aksi, kunci) select new.kode_toko, kode_marketplace, 'BARANG', new.kode_barcode from turun;
  return null;
end $$;
create trigger luar_turun after update of status on barang for each row
  when (old.status = 'READY' and new.status not in ('READY', 'RESERVED')) execute function kadar_luar_turun();

-- A sale on a channel that is reversed leaves its piece to nobody until somebody weighed and photographed it.
create function kadar_luar_kembali() returns trigger language plpgsql set search_path = public as $$
begin
  update barang_luar set status = 'KEMBALI', diubah_at = now() where kode_toko = new.kode_toko and kode_barcode = new.kode_barcode and status = 'TERJUAL';
  if found then
    update barang set status = 'RESERVED', version = version + 1, updated_at = now() where kode_toko = new.kode_toko and kode_barcode = new.kode_barcode;
  end if;
  return null;
end $$;
create trigger luar_kembali after update of status on barang for each row
  when (old.status = 'SOLD' and new.status = 'READY') execute function kadar_luar_kembali();
drop index barang_luar_menjadi;
