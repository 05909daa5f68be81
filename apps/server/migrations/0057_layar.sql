-- Customer screens: a browser without a login that shows what one till shows. Nothing of it is a document.
create table layar (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  -- Typed once at the till it belongs to.
  kode_hash bytea unique,
  kode_sampai timestamptz,
  kode_toko text references tokos,
  user_id text,
  isi jsonb,
  terlihat_at timestamptz not null default now()
);
create index layar_kasir on layar (kode_toko, user_id);
grant select, insert, update, delete on layar to kadar_app;
call kadar_scope_by_toko('layar');
