-- A count over pieces that were drawn at random has the place '*': which they were, and what its result says of all of them.
create table opname_sampel (
  kode_toko text not null,
  sesi_id bigint not null references opname_sesi,
  kode text not null,
  primary key (sesi_id, kode)
);
call kadar_append_only('opname_sampel');
call kadar_scope_by_toko('opname_sampel');

alter table opname_sesi
  -- How many lay in the shop when they were drawn.
  add populasi int check (populasi > 0),
  -- Of those drawn: how many were still there or found, and how many of these were missing.
  add dihitung int check (dihitung >= 0), add hilang int check (hilang between 0 and dihitung),
  -- So much of all may be missing at most, in thousandths of a per cent.
  add paling_banyak int check (paling_banyak between 0 and 100000),
  add check ((dihitung is null) = (hilang is null) and (dihitung is null) = (paling_banyak is null)),
  add check (status <> 'SELESAI' or (populasi is null) = (dihitung is null));
grant update (populasi, dihitung, hilang, paling_banyak) on opname_sesi to kadar_app;

-- The number of a result holds what it says of all, where it says something; results of before have the number they had.
create or replace function kadar_hash_opname(sesi bigint) returns text language sql stable as $$
  select encode(sha256(convert_to(coalesce(string_agg((jsonb_build_array(kode, to_char(tanggal, 'YYYY-MM-DD'), kelompok, hasil, keterangan,
    to_char(tgl, 'YYYY-MM-DD'), nama, alamat, berat, jumlah_rp, tempat, tempat_scan, berat_harus, berat_timbang, oleh, dicari)
    || case when rincian is null then '[]' else jsonb_build_array(rincian) end)::text, E'\n' order by kode collate "C"), '')
    || coalesce((select E'\n' || jsonb_build_array(populasi, dihitung, hilang, paling_banyak)::text from opname_sesi where id = sesi and populasi is not null), ''), 'UTF8')), 'hex')
  from opname_hasil where sesi_id = sesi
$$;
