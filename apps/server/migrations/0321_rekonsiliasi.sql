-- A bank's statements held against our bank book. Hundredths of a rupiah (sen) wherever the bank speaks: it knows them.
create table rekening_koran (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  no_rekening text not null,
  nama_berkas text not null,
  -- SHA-256 of the file; the same one twice adds nothing.
  berkas text not null,
  profil jsonb not null,
  dari date not null,
  sampai date not null check (sampai >= dari),
  -- Before its first line and after its last, where the bank says so.
  saldo_awal_sen bigint,
  saldo_akhir_sen bigint,
  baris int not null check (baris > 0),
  -- Of them those that no earlier file had.
  baru int not null check (baru between 0 and baris),
  user_id text not null,
  at timestamptz not null default kadar_now(),
  unique (kode_toko, no_rekening, berkas)
);

-- A line is its day, amount, text and running balance, and which of its like of that day it is.
create table rekening_koran_baris (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  no_rekening text not null,
  koran_id bigint not null references rekening_koran,
  -- The row of the file.
  baris int not null,
  tanggal date not null,
  jumlah_sen bigint not null check (jumlah_sen <> 0),
  saldo_sen bigint,
  keterangan text not null,
  ke int not null check (ke > 0),
  unique nulls not distinct (kode_toko, no_rekening, tanggal, jumlah_sen, keterangan, saldo_sen, ke)
);
create index rekening_koran_baris_hari on rekening_koran_baris (kode_toko, no_rekening, tanggal, id);

-- Lines and entries of our book (rows of bank_mutasi) that are each other's; undone by a row of rekonsiliasi_lepas.
create table rekonsiliasi_cocok (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  no_rekening text not null,
  cara text not null check (cara in ('SENDIRI', 'USULAN', 'TANGAN')),
  sebab text not null,
  -- What the bank has more than the book.
  selisih_sen bigint not null,
  catatan text not null default '',
  user_id text not null,
  at timestamptz not null default kadar_now()
);
create index rekonsiliasi_cocok_rekening on rekonsiliasi_cocok (kode_toko, no_rekening, id);

create table rekonsiliasi_isi (
  kode_toko text not null,
  cocok_id bigint not null references rekonsiliasi_cocok,
  sisi text not null check (sisi in ('BANK', 'BUKU')),
  acuan bigint not null,
  primary key (cocok_id, sisi, acuan)
);

create table rekonsiliasi_lepas (
  cocok_id bigint primary key references rekonsiliasi_cocok,
  kode_toko text not null,
  alasan text not null check (alasan <> ''),
  user_id text not null,
  at timestamptz not null default kadar_now()
);

-- Which match holds a line or an entry now: of two who reconcile it one is first.
create table rekonsiliasi_pegang (
  kode_toko text not null,
  sisi text not null check (sisi in ('BANK', 'BUKU')),
  acuan bigint not null,
  cocok_id bigint not null references rekonsiliasi_cocok,
  primary key (kode_toko, sisi, acuan)
);
create index rekonsiliasi_pegang_cocok on rekonsiliasi_pegang (cocok_id);

-- A line or entry that needs somebody.
create table rekonsiliasi_kasus (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  no_rekening text not null,
  sisi text not null check (sisi in ('BANK', 'BUKU')),
  acuan bigint not null,
  catatan text not null check (catatan <> ''),
  penanggung text not null,
  user_id text not null,
  at timestamptz not null default kadar_now(),
  unique (kode_toko, sisi, acuan)
);
create table rekonsiliasi_kasus_selesai (
  kasus_id bigint primary key references rekonsiliasi_kasus,
  kode_toko text not null,
  catatan text not null check (catatan <> ''),
  user_id text not null,
  at timestamptz not null default kadar_now()
);

-- A month that is closed, as it was then; closed again it is the next of its number.
create table rekonsiliasi_bulan (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  no_rekening text not null,
  bulan date not null check (extract(day from bulan) = 1),
  ke int not null check (ke > 0),
  gambar jsonb not null,
  user_id text not null,
  at timestamptz not null default kadar_now(),
  unique (kode_toko, no_rekening, bulan, ke)
);
create table rekonsiliasi_buka (
  bulan_id bigint primary key references rekonsiliasi_bulan,
  kode_toko text not null,
  alasan text not null check (alasan <> ''),
  user_id text not null,
  at timestamptz not null default kadar_now()
);

-- Which columns of an account's files mean what, chosen once.
create table rekonsiliasi_profil (
  kode_toko text not null,
  no_rekening text not null,
  profil jsonb not null,
  user_id text not null,
  at timestamptz not null default kadar_now(),
  primary key (kode_toko, no_rekening)
);
grant select, insert, update on rekonsiliasi_profil to kadar_app;
grant select, insert, delete on rekonsiliasi_pegang to kadar_app;

do $$
declare tabel text;
begin
  foreach tabel in array array['rekening_koran', 'rekening_koran_baris', 'rekonsiliasi_cocok', 'rekonsiliasi_isi', 'rekonsiliasi_lepas', 'rekonsiliasi_kasus',
    'rekonsiliasi_kasus_selesai', 'rekonsiliasi_bulan', 'rekonsiliasi_buka'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_scope_by_toko('rekonsiliasi_profil');
call kadar_scope_by_toko('rekonsiliasi_pegang');

select kadar_menu('keuangan', 'Keuangan', 'bank', 'Bank', '/rekonsiliasi', 'Rekonsiliasi Bank', array['OWN', 'SU', 'MU', 'SPV']);
