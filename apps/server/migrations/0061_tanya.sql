-- What a till asks its customer on the customer's screen, and what he answered there.

-- A screen that was closed; it comes back with its next look.
alter table layar add putus_at timestamptz;

create table layar_tanya (
  id uuid primary key default gen_random_uuid(),
  layar_id uuid not null references layar on delete cascade,
  kode_toko text not null references tokos,
  user_id text not null,
  -- What is asked, as the customer reads it.
  tanya jsonb not null,
  keadaan text not null default 'TUNGGU' check (keadaan in ('TUNGGU', 'SETUJU', 'TOLAK', 'BATAL', 'PUTUS')),
  at timestamptz not null default now(),
  sampai timestamptz not null,
  dijawab_at timestamptz,
  -- Points that were agreed to are spent once.
  dipakai boolean not null default false,
  check ((keadaan in ('SETUJU', 'TOLAK')) = (dijawab_at is not null))
);
create unique index layar_tanya_satu on layar_tanya (layar_id) where keadaan = 'TUNGGU';
create index layar_tanya_kasir on layar_tanya (kode_toko, user_id, at);
grant select, insert, update, delete on layar_tanya to kadar_app;
call kadar_scope_by_toko('layar_tanya');

-- The number a member chose on such a screen; his points are spent with it in every shop.
create table member_pin (
  kode_customer text primary key,
  pin_hash text not null,
  salah int not null default 0,
  dikunci_sampai timestamptz,
  at timestamptz not null default now()
);
grant select, insert, update on member_pin to kadar_app;
