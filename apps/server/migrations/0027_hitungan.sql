-- What was counted before a closing, as often as it was counted: written before anyone is told what the books say.
create table hari_hitungan (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  user_id text not null,
  rincian_kas jsonb not null,
  non_cash jsonb not null,
  -- Whether drawer, accounts and trays agreed with the books at that moment.
  cocok boolean not null
);
create index hari_hitungan_hari on hari_hitungan (kode_toko, tanggal, id);
call kadar_append_only('hari_hitungan');
call kadar_scope_by_toko('hari_hitungan');
