-- What is to be printed, and what became of it. A job that was sent is never sent again: a reprint is another job.
create table cetak (
  id uuid primary key default gen_random_uuid(),
  kode_toko text not null references tokos,
  -- In the order in which they were asked for.
  urut bigint generated always as identity,
  jenis text not null check (jenis in ('NOTA', 'SLIP', 'TAG', 'SERTIFIKAT', 'UJI', 'LACI')),
  -- The number of the document, or the piece's barcode; '' for a test page.
  nomor text not null,
  judul text not null,
  kode_printer text not null,
  salinan int not null default 0 check (salinan >= 0),
  jumlah int not null default 1 check (jumlah between 1 and 100),
  -- Paper, tags or lines, painted for the printer when it is taken: another printer may speak another language.
  isi jsonb not null,
  status text not null default 'ANTRI' check (status in ('ANTRI', 'KIRIM', 'TERCETAK', 'GAGAL')),
  sebab text not null default '',
  -- The carrier's own words, for who repairs it.
  rincian text not null default '',
  coba int not null default 0,
  berikut_at timestamptz not null,
  -- Who carries it, under which key, and until when nobody else may doubt it.
  pemegang text not null default '',
  kunci uuid,
  sewa_sampai timestamptz,
  input_by text not null,
  at timestamptz not null,
  selesai_at timestamptz,
  check ((status = 'KIRIM') = (sewa_sampai is not null))
);
create unique index cetak_satu_per_printer on cetak (kode_toko, kode_printer) where status = 'KIRIM';
create index cetak_antri on cetak (kode_toko, kode_printer, urut) where status in ('ANTRI', 'KIRIM');
create index cetak_hari on cetak (kode_toko, at desc);
create index cetak_nomor on cetak (kode_toko, nomor);
grant select, insert, update, delete on cetak to kadar_app;
call kadar_scope_by_toko('cetak');

-- A print agent's pairing: a code for ten minutes, then a token of which only the hash is kept.
create table agen_pasangan (
  kode_toko text not null references tokos,
  kode_agen text not null,
  kode_hash bytea unique,
  kode_sampai timestamptz,
  token_hash bytea unique,
  dipasangkan_at timestamptz,
  terlihat_at timestamptz,
  primary key (kode_toko, kode_agen)
);
grant select, insert, update, delete on agen_pasangan to kadar_app;
call kadar_scope_by_toko('agen_pasangan');
