-- Reports and summaries that come by themselves.
create table jadwal_laporan (
  id bigint generated always as identity primary key,
  -- Whose it is: of head office's people, head office's own.
  kode_toko text not null references tokos,
  nama text not null check (nama <> ''),
  isi text not null check (isi in ('LAPORAN', 'PAGI', 'MALAM')),
  -- Of LAPORAN: its name, its other filters, the days, the file.
  laporan text not null,
  saringan jsonb not null,
  rentang text not null,
  format text not null check (format in ('PDF', 'XLSX')),
  -- The shop that is told of, '*' for all.
  lingkup text not null,
  kala text not null check (kala in ('HARIAN', 'MINGGUAN', 'BULANAN')),
  hari smallint not null check (hari between 0 and 31),
  -- 'HH:mm'.
  jam text not null,
  bahasa text not null,
  -- Its next moment; null while it is off.
  berikut_at timestamptz,
  aktif boolean generated always as (berikut_at is not null) stored,
  version int not null default 1,
  dibuat_oleh text not null,
  dibuat_at timestamptz not null,
  diubah_oleh text not null,
  diubah_at timestamptz not null,
  dihapus_at timestamptz,
  check ((isi = 'LAPORAN') = (laporan <> ''))
);
create index jadwal_laporan_toko on jadwal_laporan (kode_toko, id) where dihapus_at is null;
create index jadwal_laporan_tiba on jadwal_laporan (berikut_at) where berikut_at is not null;
grant select, insert, update on jadwal_laporan to kadar_app;
call kadar_scope_by_toko('jadwal_laporan');

-- Who gets it: a user at the address of his record, or a plain address.
create table jadwal_penerima (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  jadwal_id bigint not null references jadwal_laporan,
  kanal text not null check (kanal in ('EMAIL', 'WA')),
  user_id text not null default '',
  alamat text not null,
  -- He asked for no more of it.
  berhenti_at timestamptz,
  check ((user_id = '') <> (alamat = '')),
  unique (jadwal_id, kanal, user_id, alamat)
);
grant select, insert, update, delete on jadwal_penerima to kadar_app;
call kadar_scope_by_toko('jadwal_penerima');

-- What became of the last one.
create index kabar_nomor on kabar (hal, nomor, antri_at desc);

select kadar_menu('sistem', 'Sistem', 'umum', 'Umum', '/jadwal-laporan', 'Jadwal Laporan', array['OWN', 'MU', 'SPV']);
select kadar_menu('sistem', 'Sistem', 'umum', 'Umum', '/laporan-kabar', 'Laporan Kabar', array['OWN', 'MU', 'SPV']);
