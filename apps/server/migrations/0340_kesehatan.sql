-- What backups and trial restores came to, a row each, as the server itself writes it.
create table cadangan (
  id bigint generated always as identity primary key,
  macam text not null check (macam in ('CADANGAN', 'UJI_PULIH')),
  status text not null check (status in ('JALAN', 'BERHASIL', 'GAGAL')),
  mulai_at timestamptz not null default now(),
  selesai_at timestamptz,
  -- A folder, or s3://bucket/prefix, and the name in it; '' where somebody keeps it whom the server does not know.
  tempat text not null default '',
  berkas text not null default '',
  -- Bytes of the file.
  ukuran bigint not null default 0 check (ukuran >= 0),
  -- Per mille of what is to be written.
  maju smallint not null default 0 check (maju between 0 and 1000),
  sebab text not null default '',
  rincian text not null default '',
  oleh text not null default '',
  -- When retention took the file away.
  dihapus_at timestamptz,
  check ((status = 'JALAN') = (selesai_at is null))
);
create index cadangan_terakhir on cadangan (macam, status, selesai_at desc);
grant select on cadangan to kadar_app;

-- The last backup of a database that stands, by what is known of it.
insert into cadangan (macam, status, mulai_at, selesai_at)
select 'CADANGAN', 'BERHASIL', (value #>> '{}')::timestamptz, (value #>> '{}')::timestamptz
from para_system where kode_toko = '*' and key = 'CADANGAN_TERAKHIR';

select kadar_menu('sistem', 'Sistem', 'umum', 'Umum', '/kesehatan', 'Kesehatan', array['OWN', 'SU', 'DEV']);
