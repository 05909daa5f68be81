-- The ground everything stands on: the unprivileged role, scope by toko, append-only tables, users, sessions, settings.

-- Where it stands already, whoever migrates need not be allowed to create roles.
do $$ begin
  if to_regrole('kadar_app') is null then create role kadar_app nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$;
grant kadar_app to current_user;
grant usage on schema public to kadar_app;

-- Scope of a transaction: one shop's code, or '*' for head office's reading across shops. Unset means nothing is visible.
create function kadar_in_scope(kode text) returns boolean language sql stable parallel safe as
$$ select kode = current_setting('kadar.toko', true) or current_setting('kadar.toko', true) = '*' $$;

-- Row-level security by toko for a table with a kode_toko column (domain §1.7).
create procedure kadar_scope_by_toko(tabel regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabel);
  execute format('create policy toko_scope on %s to kadar_app using (kode_toko = current_setting(''kadar.toko'', true) or current_setting(''kadar.toko'', true) = ''*'')
                  with check (kode_toko = current_setting(''kadar.toko'', true) or current_setting(''kadar.toko'', true) = ''*'')', tabel);
end $$;

create function kadar_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'table % is append-only', tg_table_name using errcode = 'KD001';
end $$;

-- Rows are added, never changed or removed (domain §1.6): by privilege, and by trigger against the owner's own hand.
create procedure kadar_append_only(tabel regclass) language plpgsql as $$
begin
  execute format('create trigger append_only before update or delete on %s for each row execute function kadar_refuse_change()', tabel);
  execute format('create trigger append_only_truncate before truncate on %s for each statement execute function kadar_refuse_change()', tabel);
  execute format('grant select, insert on %s to kadar_app', tabel);
end $$;

-- Which life of the database this is: a restore starts a new one, so that transaction numbers of the old one stay below.
create table chain_epoch (satu boolean primary key default true check (satu), epoch int not null default 1);
insert into chain_epoch default values;
grant select on chain_epoch to kadar_app;

-- A row's place in its chain: epoch and transaction. All rows below the oldest running transaction are final, so that a
-- block can be sealed over them without a chain-tip row that every till would wait for (design §6).
create function kadar_chain_pos() returns bigint language sql volatile as
$$ select (select epoch from chain_epoch)::bigint << 48 | pg_current_xact_id()::text::bigint $$;

-- When a business document happened: now, unless the transaction was told (the demo's history, tests). Audit and
-- approvals never ask this clock.
create function kadar_now() returns timestamptz language sql stable parallel safe as
$$ select coalesce(nullif(current_setting('kadar.now', true), '')::timestamptz, now()) $$;

create table chain_blocks (
  tabel text not null,
  kode_toko text not null,
  nomor int not null,
  pos_from bigint not null,
  pos_to bigint not null,
  jumlah int not null,
  hash_sebelum bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null default now(),
  primary key (tabel, kode_toko, nomor),
  check (pos_from < pos_to)
);
call kadar_append_only('chain_blocks');
revoke insert on chain_blocks from kadar_app;

create table tokos (
  kode_toko text primary key check (kode_toko ~ '^[A-Z0-9]{3}$'),
  nama_toko text not null,
  alamat_toko text not null default '',
  no_hp text not null default '',
  type text not null check (type in ('TOKO', 'PUSAT')),
  portal text not null default '',
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '-',
  updated_at timestamptz not null default now(),
  updated_by text not null default '-'
);
create unique index one_head_office on tokos (type) where type = 'PUSAT' and deleted_at is null;
grant select, insert, update on tokos to kadar_app;

create table users (
  user_id text primary key check (user_id ~ '^[A-Z0-9._-]{2,30}$'),
  usere_name text not null,
  level text not null check (level in ('OWN', 'SU', 'MU', 'SPV', 'KASIR', 'DEV')),
  kode_toko text not null references tokos,
  no_whatsapp text not null default '',
  akses jsonb not null default '[]',
  password_hash text not null,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '-',
  updated_at timestamptz not null default now(),
  updated_by text not null default '-'
);
grant select, insert, update on users to kadar_app;

create table sessions (
  token_hash bytea primary key,
  user_id text not null references users,
  created_at timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  expires_at timestamptz not null,
  ip text not null,
  agent text not null default '',
  revoked_at timestamptz
);
create unique index one_session_per_user on sessions (user_id) where revoked_at is null;
grant select, insert, update, delete on sessions to kadar_app;

create table login_attempts (
  id bigint generated always as identity primary key,
  user_id text not null,
  ip text not null,
  at timestamptz not null default now(),
  berhasil boolean not null
);
create index login_attempts_recent on login_attempts (user_id, at desc);
grant select, insert, delete on login_attempts to kadar_app;

-- Settings: a shop's row overrides head office's ('*'), head office's overrides the shipped standard.
create table para_system (
  kode_toko text not null,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by text not null default '-',
  primary key (kode_toko, key)
);
grant select, insert, update, delete on para_system to kadar_app;

create table idempotency (
  user_id text not null,
  key text not null,
  kode_toko text not null,
  route text not null,
  body_hash bytea not null,
  status int not null,
  answer jsonb not null,
  at timestamptz not null default now(),
  constraint idempotency_once primary key (user_id, key)
);
create index idempotency_age on idempotency (at);
grant select, insert, delete on idempotency to kadar_app;

create table audit (
  id bigint generated always as identity primary key,
  chain_pos bigint not null default kadar_chain_pos(),
  kode_toko text not null,
  at timestamptz not null default now(),
  user_id text not null,
  ip text not null default '',
  action text not null,
  entity text not null,
  entity_key text not null,
  before jsonb,
  after jsonb
);
create index audit_chain on audit (kode_toko, chain_pos);
create index audit_entity on audit (entity, entity_key, id);
call kadar_append_only('audit');
call kadar_scope_by_toko('audit');

-- The log of approvals: who allowed what, bound to the payload it was asked for (domain §7).
create table otorisasi (
  id bigint generated always as identity primary key,
  chain_pos bigint not null default kadar_chain_pos(),
  kode_toko text not null,
  at timestamptz not null default now(),
  token_hash bytea not null unique,
  kategori text not null,
  payload_hash bytea not null,
  diminta_oleh text not null,
  disetujui_oleh text not null,
  mode text not null check (mode in ('MANUAL', 'QR', 'FINGERPRINT')),
  catatan text not null default '',
  jumlah_rp bigint,
  expires_at timestamptz not null
);
create index otorisasi_chain on otorisasi (kode_toko, chain_pos);
call kadar_append_only('otorisasi');
call kadar_scope_by_toko('otorisasi');

-- A token is used once: its row here is that use.
create table otorisasi_pakai (
  otorisasi_id bigint primary key references otorisasi,
  kode_toko text not null,
  at timestamptz not null default now(),
  no_dokumen text not null default ''
);
call kadar_append_only('otorisasi_pakai');
call kadar_scope_by_toko('otorisasi_pakai');

-- Business day per shop.
create table hari_kerja (
  kode_toko text primary key references tokos,
  tgl_system date not null,
  buka boolean not null,
  updated_at timestamptz not null default now(),
  updated_by text not null default '-'
);
grant select, insert, update on hari_kerja to kadar_app;
call kadar_scope_by_toko('hari_kerja');

-- Document numbers without a hot row: one sequence per shop and type, made on first use; a number that a rolled-back
-- transaction took stays unused. 46,656 (36^3) numbers a day are far above any shop's.
create function kadar_next_number(jenis text, kode text, tanggal date) returns text
language plpgsql security definer set search_path = public as $$
declare
  seq text := format('nomor_%s_%s', lower(jenis), lower(kode));
  n bigint;
  digits text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
begin
  if jenis !~ '^[A-Z]{2}$' or kode !~ '^[A-Z0-9]{3}$' then
    raise exception 'bad document type or shop code';
  end if;
  begin
    n := nextval(format('public.%I', seq)::regclass);
  exception when undefined_table then
    begin
      execute format('create sequence public.%I minvalue 0 maxvalue 46655 start 0 cycle', seq);
    exception when duplicate_table or unique_violation then null;
    end;
    n := nextval(format('public.%I', seq)::regclass);
  end;
  return jenis || kode || to_char(tanggal, 'YYMMDD')
    || substr(digits, (n / 1296)::int + 1, 1) || substr(digits, (n / 36 % 36)::int + 1, 1) || substr(digits, (n % 36)::int + 1, 1);
end $$;
grant execute on function kadar_next_number to kadar_app;

create table files (
  path text primary key,
  content_type text not null,
  size int not null,
  sha256 bytea not null,
  created_at timestamptz not null default now(),
  created_by text not null
);
grant select, insert, update, delete on files to kadar_app;
