-- Reminders of instalments, each of its kind once for a due date: that it comes, and that it has passed.
create table cicilan_ingat (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  no_cicilan text not null,
  jenis text not null check (jenis in ('AKAN', 'LEWAT')),
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  -- The due date it spoke of.
  jatuh_tempo date not null,
  isi text not null,
  kirim_id bigint not null references promo_kirim,
  user_id text not null
);
create unique index cicilan_ingat_sekali on cicilan_ingat (kode_toko, no_cicilan, jatuh_tempo, jenis);
call kadar_append_only('cicilan_ingat');
call kadar_scope_by_toko('cicilan_ingat');
create policy one_shop on cicilan_ingat as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
