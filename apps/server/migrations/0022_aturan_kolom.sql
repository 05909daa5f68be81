-- Rules of one column as domains. PostgreSQL reads and plans each check of a table again in every statement that writes it: the
-- 48 that a sale met were an eighth of its writing. A domain's rule is kept ready, and a piece that is sold meets only that of
-- its state. What several columns say of each other stays a check of the table.

create domain tak_negatif as bigint;
create domain positif as bigint;
create domain jumlah_pcs as int;
create domain gerak_potong as smallint;
create domain nilai_kadar as numeric(7,3);
create domain persen_murni as numeric(7,3);
create domain status_barang as text;
create domain status_dokumen as text;
create domain jenis_dokumen as text;
create domain asal_dokumen as text;
create domain arah_bayar as text;
create domain jenis_bayar as text;
create domain jenis_bank as text;
create domain akhir_kartu as text;

-- It reads columns that get another type; made again below, as it was (0017).
create temporary table gerak_lama on commit drop as select pg_get_viewdef('gerak_dokumen'::regclass) as teks;
drop view gerak_dokumen;

-- The types first and their rules after: so no table is written anew, only read.
alter table barang
  drop constraint barang_status_check, drop constraint barang_kadar_check, drop constraint barang_kadar_murni_check, drop constraint barang_kadar_cetak_check,
  drop constraint barang_berat_check, drop constraint barang_berat_asli_check, drop constraint barang_berat_bandrol_check, drop constraint barang_harga_emas_check,
  drop constraint barang_ongkos_check, drop constraint barang_harga_atribut_check, drop constraint barang_hpp_check, drop constraint barang_asal_no_check,
  drop constraint barang_jumlah_pcs_check,
  alter status type status_barang, alter kadar type nilai_kadar, alter kadar_murni type persen_murni, alter kadar_cetak type persen_murni,
  alter berat type positif, alter berat_asli type positif, alter berat_bandrol type tak_negatif, alter harga_emas type positif,
  alter ongkos type tak_negatif, alter harga_atribut type tak_negatif, alter hpp type tak_negatif, alter asal_no type asal_dokumen,
  alter jumlah_pcs type jumlah_pcs;
alter table dokumen
  drop constraint penjualan_status_check, drop constraint dokumen_jenis_check, drop constraint dokumen_asal_no_check, drop constraint penjualan_total_check,
  drop constraint penjualan_diskon_check, drop constraint penjualan_ppn_check, drop constraint penjualan_grand_total_check, drop constraint penjualan_kembali_check,
  alter status type status_dokumen, alter jenis type jenis_dokumen, alter asal_no type asal_dokumen, alter total type tak_negatif,
  alter diskon type tak_negatif, alter ppn type tak_negatif, alter grand_total type tak_negatif, alter kembali type tak_negatif;
alter table dokumen_bayar
  drop constraint dokumen_bayar_arah_check, drop constraint penjualan_bayar_jenis_check, drop constraint penjualan_bayar_no_kartu_check,
  drop constraint penjualan_bayar_jumlah_rp_check,
  alter arah type arah_bayar, alter jenis type jenis_bayar, alter no_kartu type akhir_kartu, alter jumlah_rp type positif;
alter table mutasi_stock drop constraint mutasi_stock_qty_check, alter qty type gerak_potong;
alter table kas_mutasi
  drop constraint kas_mutasi_masuk_check, drop constraint kas_mutasi_keluar_check, alter masuk type tak_negatif, alter keluar type tak_negatif;
alter table bank_mutasi
  drop constraint bank_mutasi_jenis_check, drop constraint bank_mutasi_no_kartu_check, alter jenis type jenis_bank, alter no_kartu type akhir_kartu;
alter table jurnal drop constraint jurnal_debet_check, drop constraint jurnal_kredit_check, alter debet type tak_negatif, alter kredit type tak_negatif;
alter table jurnal_emas
  drop constraint jurnal_emas_debet_check, drop constraint jurnal_emas_kredit_check, alter debet type tak_negatif, alter kredit type tak_negatif;

alter domain tak_negatif add check (value >= 0);
alter domain positif add check (value > 0);
alter domain jumlah_pcs add check (value >= 1);
alter domain gerak_potong add check (value between -1 and 1);
alter domain nilai_kadar add check (value > 0 and value <= 500);
alter domain persen_murni add check (value > 0 and value <= 100);
alter domain status_barang add check (value in ('DRAFT', 'READY', 'SOLD', 'HOLD', 'TRANSIT', 'TERKIRIM', 'HILANG', 'HANCUR', 'BELI', 'CUCI', 'ROSOK', 'LEBUR', 'BATAL'));
alter domain status_dokumen add check (value in ('POSTED', 'BATAL'));
alter domain jenis_dokumen add check (value ~ '^[A-Z_]{3,30}$');
alter domain asal_dokumen add check (length(value) = 14);
alter domain arah_bayar add check (value in ('M', 'K'));
alter domain jenis_bayar add check (value in ('CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'QRIS', 'POIN', 'TITIPAN'));
alter domain jenis_bank add check (value in ('TRANSFER', 'DEBET', 'CREDIT', 'QRIS', 'TUNAI'));
alter domain akhir_kartu add check (length(value) <= 4);

do $$ begin
  execute 'create view gerak_dokumen with (security_invoker = true) as ' || (select teks from gerak_lama);
end $$;
grant select on gerak_dokumen to kadar_app;

-- A foreign key asks for each row apart and locks what it refers to: seven of a sale's rows, and every till the same accounts.
-- The one look at a whole journal asks for its accounts too; an account that the journal knows neither goes nor gets another number.
alter table jurnal drop constraint jurnal_nomor_akun_fkey;
create function kadar_check_jurnal() returns trigger language plpgsql security definer set search_path = public as $$
declare bad record;
begin
  select j.no_jurnal, bool_or(a.nomor_akun is null) as unknown into bad from new_rows j left join akuns a using (nomor_akun)
  group by j.kode_toko, j.no_jurnal having sum(j.debet) <> sum(j.kredit) or bool_or(a.nomor_akun is null) limit 1;
  if bad.unknown then
    raise exception 'journal % names an account that does not exist', bad.no_jurnal using errcode = 'foreign_key_violation';
  elsif bad.no_jurnal is not null then
    raise exception 'journal % does not balance', bad.no_jurnal using errcode = 'KD002';
  end if;
  return null;
end $$;
drop trigger balanced on jurnal;
create trigger balanced after insert on jurnal referencing new table as new_rows for each statement execute function kadar_check_jurnal();
create function kadar_akun_dipakai() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from jurnal where nomor_akun = old.nomor_akun) then
    raise exception 'account % stands in the journal', old.nomor_akun using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger dihapus after delete on akuns for each row execute function kadar_akun_dipakai();
create trigger dinomori after update on akuns for each row when (old.nomor_akun <> new.nomor_akun) execute function kadar_akun_dipakai();

-- A document's shop is that of its business day, which refers to the shop.
alter table dokumen drop constraint penjualan_kode_toko_fkey;
