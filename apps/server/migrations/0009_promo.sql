-- Promos by WhatsApp: what is sent when to whom, and one row for every message that left or will leave.

-- A phone number as WhatsApp knows it: digits with the country's code, 08… being Indonesia's. Null for what is none.
create function kadar_no_wa(nomor text) returns text language sql immutable parallel safe as
$$ select case when n ~ '^[1-9][0-9]{9,14}$' then n end
   from (select case when d like '00%' then substr(d, 3)
                     when d like '0%' then '62' || substr(d, 2)
                     when d like '620%' then '62' || substr(d, 4)
                     when d like '8%' then '62' || d
                     else d end as n
         from (select regexp_replace(coalesce(nomor, ''), '\D', '', 'g') as d) digits) wa $$;

create table promo_jadwal (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  judul text not null default '',
  template text not null,
  image_url text not null default '',
  audiens text not null check (audiens in ('SEMUA', 'JENIS', 'ULANG_TAHUN', 'TOKO')),
  jenis_pelanggan text not null default '',
  tgl_kirim date not null,
  jam_kirim text not null check (jam_kirim ~ '^[0-2][0-9]:[0-5][0-9]$'),
  kirim_at timestamptz not null,
  status text not null check (status in ('DRAFT', 'TERJADWAL', 'BERJALAN', 'SELESAI', 'BATAL')),
  kendala text not null default '' check (kendala in ('', 'KUOTA', 'AKUN', 'SERVER', 'MODUL', 'TERLEWAT')),
  version int not null default 1,
  input_by text not null,
  at timestamptz not null default kadar_now(),
  updated_by text not null,
  mulai_at timestamptz,
  selesai_at timestamptz,
  check (audiens <> 'JENIS' or jenis_pelanggan <> '')
);
create index promo_jadwal_toko on promo_jadwal (kode_toko, kirim_at desc, id desc);
create index promo_jadwal_due on promo_jadwal (kirim_at) where status in ('TERJADWAL', 'BERJALAN');
grant select, insert, update on promo_jadwal to kadar_app;
call kadar_scope_by_toko('promo_jadwal');

-- MENGIRIM is written before the call goes out and left by its outcome. A row found in it later was cut off: whether its
-- message left is unknown, so it becomes PENDING and is not sent again.
create table promo_kirim (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  promo_id bigint references promo_jadwal,
  jenis text not null check (jenis in ('PROMO', 'UJI', 'CHAT')),
  kode_customer text not null default '',
  nama text not null default '',
  no_hp text not null,
  image_url text not null default '',
  pesan text not null default '',
  status text not null check (status in ('ANTRI', 'MENGIRIM', 'TERKIRIM', 'PENDING', 'GAGAL', 'BERHENTI', 'BATAL')),
  -- Names one attempt: only its own outcome is written to the row.
  kunci uuid,
  coba int not null default 0,
  id_wablas text not null default '',
  kesalahan text not null default '',
  input_by text not null,
  antri_at timestamptz not null,
  berikut_at timestamptz not null,
  dicoba_at timestamptz,
  selesai_at timestamptz,
  check ((jenis = 'PROMO') = (promo_id is not null)),
  check (status <> 'MENGIRIM' or (kunci is not null and dicoba_at is not null)),
  constraint promo_kirim_once unique (promo_id, no_hp)
);
create index promo_kirim_log on promo_kirim (kode_toko, id desc);
create index promo_kirim_count on promo_kirim (promo_id, status);
create index promo_kirim_queue on promo_kirim (kode_toko, berikut_at, id) where status = 'ANTRI' and jenis = 'PROMO';
create index promo_kirim_open on promo_kirim (kode_toko, dicoba_at) where status = 'MENGIRIM';
create index promo_kirim_rate on promo_kirim (kode_toko, dicoba_at desc);
grant select, insert, update on promo_kirim to kadar_app;
call kadar_scope_by_toko('promo_kirim');
