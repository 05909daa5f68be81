-- Weighing of trays: the running session of a shop, and every weighing that ever was.

create table timbang_sesi (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  kode_gudang text not null,
  tanggal date not null,
  mulai_at timestamptz not null default kadar_now(),
  mulai_oleh text not null,
  selesai_at timestamptz,
  selesai_oleh text,
  foreign key (kode_toko, kode_gudang) references gudang,
  check ((selesai_at is null) = (selesai_oleh is null))
);
-- Two who start at once find themselves in one session.
create unique index timbang_sesi_berjalan on timbang_sesi (kode_toko) where selesai_at is null;
grant select, insert, update on timbang_sesi to kadar_app;
call kadar_scope_by_toko('timbang_sesi');

-- One row per weighing, with what the tray held at that moment; a tray weighed again has another row. Weights in mg.
create table timbang_aktivitas (
  id bigint generated always as identity primary key,
  sesi_id bigint not null references timbang_sesi,
  kode_toko text not null references tokos,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  kode_gudang text not null,
  kode_baki text not null,
  qty int not null check (qty >= 0),
  berat_asli bigint not null check (berat_asli >= 0),
  berat_bandrol bigint not null check (berat_bandrol >= 0),
  berat_baki bigint not null check (berat_baki >= 0),
  berat_seharusnya bigint not null,
  berat_timbang bigint not null check (berat_timbang >= 0),
  selisih bigint not null,
  toleransi bigint not null check (toleransi >= 0),
  status text not null,
  -- What nobody read from a scale counts as typed in.
  sumber text not null default 'MANUAL' check (sumber in ('SERIAL', 'MANUAL')),
  -- Barcodes that would explain the difference, as they were found at the weighing.
  dugaan jsonb not null default '[]',
  otorisasi_id bigint references otorisasi,
  user_id text not null,
  foreign key (kode_toko, kode_baki) references baki,
  check (otorisasi_id is null or sumber = 'MANUAL')
);
-- A row that cannot be changed any more must be right when it is written.
create function timbang_periksa() returns trigger language plpgsql as $$
begin
  if new.berat_seharusnya <> new.berat_asli + new.berat_bandrol + new.berat_baki
    or new.selisih <> new.berat_timbang - new.berat_seharusnya
    or new.status <> (case when abs(new.selisih) <= new.toleransi then 'COCOK' else 'SELISIH' end) then
    raise exception 'a weighing that does not add up' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger periksa before insert on timbang_aktivitas for each row execute function timbang_periksa();
create index timbang_aktivitas_baki on timbang_aktivitas (sesi_id, kode_baki, id);
create index timbang_aktivitas_tanggal on timbang_aktivitas (kode_toko, tanggal, kode_baki);
call kadar_append_only('timbang_aktivitas');
call kadar_scope_by_toko('timbang_aktivitas');
