-- From where on something is told, and to whom: of the chain ('*') and of shops that say another. What has no row is as declared.
create table peringatan_batas (
  kode_toko text not null check (kode_toko = '*' or kode_toko ~ '^[A-Z0-9]{3}$'),
  kode text not null,
  aktif boolean not null,
  -- In hundredths of a percent, rupiah, milligrams, hours, minutes or times, by its kind.
  batas bigint not null check (batas > 0),
  -- Users and by which way: [{"kanal", "user_id"}].
  penerima jsonb not null,
  version int not null default 1,
  diubah_oleh text not null,
  diubah_at timestamptz not null,
  primary key (kode_toko, kode)
);
grant select, insert, update, delete on peringatan_batas to kadar_app;
-- A shop reads the chain's beside its own, as it goes by them, and writes its own alone.
alter table peringatan_batas enable row level security;
create policy toko_read on peringatan_batas for select to kadar_app
  using (kode_toko in ('*', current_setting('kadar.toko', true)) or current_setting('kadar.toko', true) = '*');
create policy toko_insert on peringatan_batas for insert to kadar_app
  with check (kode_toko = current_setting('kadar.toko', true) or current_setting('kadar.toko', true) = '*');
create policy toko_update on peringatan_batas for update to kadar_app
  using (kode_toko = current_setting('kadar.toko', true) or current_setting('kadar.toko', true) = '*')
  with check (kode_toko = current_setting('kadar.toko', true) or current_setting('kadar.toko', true) = '*');
create policy toko_delete on peringatan_batas for delete to kadar_app
  using (kode_toko = current_setting('kadar.toko', true) or current_setting('kadar.toko', true) = '*');

-- What reached its limit, a row from its beginning to its end. Of the chain and of the server it is head office's.
create table peringatan (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  kode text not null,
  -- Which one of its kind: a day, a cashier, a tray, a purity; '' where there is but one.
  kunci text not null,
  -- Who did it; '' for what nobody did.
  orang text not null,
  -- What of, as people call it: a tray, a purity, a disk.
  objek text not null,
  no_dokumen text,
  jumlah int not null,
  rp bigint not null,
  berat bigint not null,
  tanggal date not null,
  mulai_at timestamptz not null,
  -- Well since then, and over.
  tenang_at timestamptz,
  sampai_at timestamptz,
  -- The limit as it was reached, the value now, and the farthest it was; in the units of peringatan_batas.
  batas bigint not null,
  nilai bigint not null,
  terburuk bigint not null,
  -- How often it was over and came back shortly after.
  ulang int not null default 0
);
create unique index peringatan_terbuka on peringatan (kode_toko, kode, kunci) where sampai_at is null;
create index peringatan_akhir on peringatan (kode_toko, sampai_at);
create index peringatan_tanggal on peringatan (kode_toko, tanggal);
grant select, insert, update on peringatan to kadar_app;
call kadar_scope_by_toko('peringatan');

select kadar_menu('sistem', 'Sistem', 'umum', 'Umum', '/peringatan', 'Peringatan', array['OWN', 'MU', 'SPV']);
select kadar_menu('sistem', 'Sistem', 'umum', 'Umum', '/laporan-peringatan', 'Laporan Peringatan', array['OWN', 'MU', 'SPV']);
