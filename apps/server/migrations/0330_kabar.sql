-- Messages to people of the house, by e-mail or WhatsApp. MENGIRIM is written before a message leaves and left by its outcome: a row found
-- in it later was cut off, whether it left is unknown, and it is sent again by a person alone.
create table kabar (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  kanal text not null check (kanal in ('EMAIL', 'WA')),
  hal text not null check (hal in ('JADWAL', 'PERINGATAN', 'UJI')),
  -- Which schedule, which alert.
  nomor text not null,
  -- The user it is for; null for a plain address.
  user_id text,
  alamat text not null check (alamat <> ''),
  judul text not null,
  isi text not null,
  html text not null,
  -- Where its receiver says that he wants no more of these.
  berhenti_url text not null,
  -- Its moment was missed, and it comes once, later.
  terlambat boolean not null,
  -- Of what is told once.
  satu text constraint kabar_satu unique,
  status text not null check (status in ('ANTRI', 'MENGIRIM', 'DIKIRIM', 'GAGAL', 'TAK_PASTI')),
  -- The number that a mail bears at each try.
  pesan_id uuid not null default gen_random_uuid(),
  -- Names one attempt: only its own outcome is written to the row.
  kunci uuid,
  coba int not null default 0 check (coba >= 0),
  -- What the other server said.
  jawaban text not null default '',
  kesalahan text not null default '',
  input_by text not null,
  antri_at timestamptz not null,
  berikut_at timestamptz not null,
  dicoba_at timestamptz,
  selesai_at timestamptz,
  check (status <> 'MENGIRIM' or (kunci is not null and dicoba_at is not null))
);
create index kabar_log on kabar (kode_toko, antri_at desc, id desc);
create index kabar_antri on kabar (kanal, berikut_at, id) where status = 'ANTRI';
create index kabar_terputus on kabar (dicoba_at) where status = 'MENGIRIM';
create index kabar_laju on kabar (dicoba_at desc) where kanal = 'WA';
grant select, insert, update on kabar to kadar_app;
call kadar_scope_by_toko('kabar');

-- The file of a message, until some days after it ended.
create table kabar_lampiran (
  kabar_id bigint primary key references kabar,
  kode_toko text not null references tokos,
  nama text not null,
  tipe text not null,
  isi bytea not null
);
grant select, insert, delete on kabar_lampiran to kadar_app;
call kadar_scope_by_toko('kabar_lampiran');
