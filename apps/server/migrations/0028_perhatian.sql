-- What somebody has looked at and is done with: one row for each thing that happened, so that of two who say so one is first.
create table perhatian_selesai (
  kode_toko text not null references tokos,
  hal text not null,
  -- Which one of its kind: a number, a date, a weighing.
  kunci text not null,
  -- Who did it; '' for what nobody did.
  input_by text not null,
  tanggal date not null,
  jumlah_rp bigint not null,
  catatan text not null check (catatan <> ''),
  user_id text not null,
  at timestamptz not null default kadar_now(),
  primary key (kode_toko, hal, kunci)
);
call kadar_append_only('perhatian_selesai');
call kadar_scope_by_toko('perhatian_selesai');
create policy one_shop on perhatian_selesai as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));

-- Copies of a paper are few among all that the audit keeps.
create index audit_salinan on audit (kode_toko, at) where action = 'reprint';
