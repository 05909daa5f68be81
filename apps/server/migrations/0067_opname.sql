-- Counting by scan: sessions, every scan as an event, results as they were when the count ended, and what OWN made of them.
-- What is counted is `objek`; pledge bags are the first.

create table opname_sesi (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  objek text not null check (objek in ('HUTANG')),
  -- The place that is counted; '' is all of them.
  tempat text not null default '',
  -- Who counts sees his own count alone.
  buta boolean not null,
  tanggal date not null,
  mulai_at timestamptz not null default kadar_now(),
  mulai_oleh text not null,
  status text not null default 'BERJALAN' check (status in ('BERJALAN', 'SELESAI', 'KOSONG')),
  selesai_at timestamptz,
  selesai_oleh text,
  -- Over the rows of its result.
  hash text not null default '',
  check ((status = 'BERJALAN') = (selesai_at is null) and (selesai_at is null) = (selesai_oleh is null)),
  check ((status = 'SELESAI') = (hash <> ''))
);
-- Two who start at once find themselves in one session.
create unique index opname_sesi_berjalan on opname_sesi (kode_toko, objek) where status = 'BERJALAN';
create index opname_sesi_tanggal on opname_sesi (kode_toko, objek, tanggal);
grant select, insert on opname_sesi to kadar_app;
grant update (status, selesai_at, selesai_oleh, hash) on opname_sesi to kadar_app;
call kadar_scope_by_toko('opname_sesi');
create function opname_sesi_tetap() returns trigger language plpgsql as $$
begin
  raise exception 'a count that ended' using errcode = 'KD001';
end $$;
create trigger tetap before update on opname_sesi for each row when (old.status <> 'BERJALAN') execute function opname_sesi_tetap();
create trigger tetap_hapus before delete on opname_sesi for each row execute function opname_sesi_tetap();

create table opname_scan (
  kode_toko text not null,
  -- Made by the device: however often it is sent, it is one scan.
  id uuid not null,
  sesi_id bigint not null references opname_sesi,
  -- CARI: looked for, and not there.
  jenis text not null check (jenis in ('SCAN', 'CARI')),
  kode text not null check (kode <> '' and length(kode) <= 40),
  -- When it was scanned, by the server's clock.
  at timestamptz not null,
  diterima_at timestamptz not null default kadar_now(),
  user_id text not null,
  perangkat text not null,
  tempat text not null,
  berat bigint check (berat > 0),
  hasil text not null,
  -- Found this thing first.
  pertama boolean not null,
  -- Came in after the count had ended.
  terlambat boolean not null,
  primary key (kode_toko, id),
  check (jenis = 'SCAN' or not pertama)
);
create unique index opname_scan_pertama on opname_scan (sesi_id, kode) where pertama;
create index opname_scan_sesi on opname_scan (sesi_id, kode);
call kadar_append_only('opname_scan');
call kadar_scope_by_toko('opname_scan');

-- A result as it was when its count ended. Weights in mg.
create table opname_hasil (
  kode_toko text not null,
  sesi_id bigint not null references opname_sesi,
  tanggal date not null,
  kode text not null,
  kelompok text not null check (kelompok in ('KETEMU', 'HILANG', 'LAIN')),
  hasil text not null,
  keterangan text not null,
  tgl date,
  nama text not null,
  alamat text not null,
  berat bigint not null,
  jumlah_rp bigint not null,
  tempat text not null,
  tempat_scan text not null,
  berat_harus bigint,
  berat_timbang bigint,
  oleh text not null,
  dicari text not null,
  primary key (sesi_id, kode)
);
create index opname_hasil_tanggal on opname_hasil (kode_toko, tanggal);
call kadar_append_only('opname_hasil');
call kadar_scope_by_toko('opname_hasil');

-- The result of a count as one number: changed by whatever is changed in a row.
create function kadar_hash_opname(sesi bigint) returns text language sql stable as $$
  select encode(sha256(convert_to(coalesce(string_agg(jsonb_build_array(kode, to_char(tanggal, 'YYYY-MM-DD'), kelompok, hasil, keterangan,
    to_char(tgl, 'YYYY-MM-DD'), nama, alamat, berat, jumlah_rp, tempat, tempat_scan, berat_harus, berat_timbang, oleh, dicari)::text, E'\n' order by kode collate "C"), ''), 'UTF8')), 'hex')
  from opname_hasil where sesi_id = sesi
$$;
grant execute on function kadar_hash_opname to kadar_app;

-- What OWN decided about a difference: a claim, or it was found after all.
create table opname_putusan (
  kode_toko text not null,
  sesi_id bigint not null,
  kode text not null,
  at timestamptz not null default kadar_now(),
  user_id text not null,
  putusan text not null check (putusan in ('KLAIM', 'DITEMUKAN')),
  keterangan text not null check (keterangan <> ''),
  primary key (sesi_id, kode),
  foreign key (sesi_id, kode) references opname_hasil (sesi_id, kode)
);
call kadar_append_only('opname_putusan');
call kadar_scope_by_toko('opname_putusan');
