-- Who changed a setting, or the rights of a user, from what to what, why, and who allowed it (record 41).
create table riwayat_pengaturan (
  id bigint generated always as identity primary key,
  -- '*' for what holds in every shop; of rights the shop of the user.
  kode_toko text not null check (kode_toko = '*' or kode_toko ~ '^[A-Z0-9]{3}$'),
  at timestamptz not null default kadar_now(),
  jenis text not null check (jenis in ('PENGATURAN', 'HAK')),
  -- The key of the setting, or the user; of rights which part of them: his level, his shop, his menus.
  objek text not null,
  bagian text not null default '',
  -- Settings as they were in force and are now; of menus those that were taken away and those that were given.
  sebelum jsonb,
  sesudah jsonb,
  -- Where a setting came from, so that what was head office's is returned to it.
  asal_sebelum text not null default '' check (asal_sebelum in ('', 'STANDAR', 'PUSAT', 'TOKO')),
  asal_sesudah text not null default '' check (asal_sesudah in ('', 'STANDAR', 'PUSAT', 'TOKO')),
  alasan text not null default '',
  oleh text not null,
  disetujui_oleh text not null default '',
  otorisasi_id bigint references otorisasi,
  check ((otorisasi_id is null) = (disetujui_oleh = '')),
  check ((jenis = 'PENGATURAN') = (asal_sebelum <> '') and (asal_sebelum = '') = (asal_sesudah = ''))
);
create index riwayat_pengaturan_objek on riwayat_pengaturan (objek, id);
create index riwayat_pengaturan_waktu on riwayat_pengaturan (kode_toko, at);
call kadar_append_only('riwayat_pengaturan');

-- A shop reads head office's changes beside its own, as it goes by them, and writes its own alone; the rights of a user,
-- who is of the whole chain, are written from whatever shop his owner stands in.
alter table riwayat_pengaturan enable row level security;
create policy toko_read on riwayat_pengaturan for select to kadar_app
  using (kode_toko = current_setting('kadar.toko', true) or current_setting('kadar.toko', true) = '*'
    or (kode_toko = '*' and current_setting('kadar.toko', true) ~ '^[A-Z0-9]{3}$'));
create policy toko_write on riwayat_pengaturan for insert to kadar_app
  with check (kode_toko = current_setting('kadar.toko', true) or current_setting('kadar.toko', true) = '*'
    or (jenis = 'HAK' and current_setting('kadar.toko', true) ~ '^[A-Z0-9]{3}$'));

select kadar_menu('laporan', 'Laporan', 'pengguna', 'Pengguna', '/laporan-riwayat-pengaturan', 'Laporan Riwayat Pengaturan', array['OWN', 'MU']);
