-- Lists edited in bulk (record 46): who, when, what was asked for, and each record as it was and became, so that it can be taken back.
create table ubah_massal (
  id bigint generated always as identity primary key,
  -- '*' for a list of the chain.
  kode_toko text not null check (kode_toko = '*' or kode_toko ~ '^[A-Z0-9]{3}$'),
  daftar text not null,
  at timestamptz not null default kadar_now(),
  oleh text not null,
  -- What was asked; of one that takes another back nothing.
  ubah jsonb not null,
  membatalkan bigint references ubah_massal,
  jumlah int not null check (jumlah > 0)
);
create index ubah_massal_daftar on ubah_massal (daftar, kode_toko, id);
create index ubah_massal_membatalkan on ubah_massal (membatalkan);
create table ubah_massal_baris (
  kode_toko text not null check (kode_toko = '*' or kode_toko ~ '^[A-Z0-9]{3}$'),
  ubah_id bigint not null references ubah_massal,
  kunci text not null,
  nama text not null,
  -- The version that the edit made of it: where the record has another, somebody changed it since.
  versi int not null,
  sebelum jsonb not null,
  primary key (ubah_id, kunci)
);
call kadar_append_only('ubah_massal');
call kadar_append_only('ubah_massal_baris');

-- Every shop goes by the lists of the chain.
alter table ubah_massal enable row level security;
create policy toko_scope on ubah_massal to kadar_app
  using (kode_toko = current_setting('kadar.toko', true) or current_setting('kadar.toko', true) = '*'
    or (kode_toko = '*' and current_setting('kadar.toko', true) ~ '^[A-Z0-9]{3}$'));
alter table ubah_massal_baris enable row level security;
create policy toko_scope on ubah_massal_baris to kadar_app
  using (kode_toko = current_setting('kadar.toko', true) or current_setting('kadar.toko', true) = '*'
    or (kode_toko = '*' and current_setting('kadar.toko', true) ~ '^[A-Z0-9]{3}$'));
