-- Messages about what is ready: of a ticket, or of a line of an order. That it is ready is told once; reminders follow.
create table pesan_layanan (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  -- 'SV…', or 'OP…/1'.
  no_hal text not null,
  jenis text not null check (jenis in ('SIAP', 'INGAT')),
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  kirim_id bigint not null references promo_kirim,
  user_id text not null
);
create unique index pesan_layanan_hal on pesan_layanan (kode_toko, no_hal, jenis, tanggal);
call kadar_append_only('pesan_layanan');
call kadar_scope_by_toko('pesan_layanan');
create policy one_shop on pesan_layanan as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
