-- What rows that decide about money, goods or rights were and are: each change of one is a row here, written with it, and
-- chained in blocks as the audit is (record 23). Which tables and columns is declared in platform/chain/watched.ts; their
-- triggers and first rows are made at the end of a migration (watch-tables.ts).

create table riwayat (
  id bigint generated always as identity primary key,
  chain_pos bigint not null default kadar_chain_pos(),
  at timestamptz not null default now(),
  -- The shop whose row it is; '*' for the chain's.
  kode_toko text not null,
  tabel text not null,
  -- The row's key, without the shop.
  kunci text not null,
  -- The watched columns as they are from here on, in the order of their names, as the text of an array; null once the row is gone.
  isi text,
  -- As whom it was done.
  oleh text not null
);
create index riwayat_chain on riwayat (kode_toko, chain_pos);
call kadar_append_only('riwayat');
-- It is written by triggers alone.
revoke insert on riwayat from kadar_app;
call kadar_scope_by_toko('riwayat');

-- Whose hand it is: the product's role, what migrates or keeps the database, or whoever else signed in to it.
create function kadar_tangan() returns text language sql stable as
$$ select coalesce(nullif(current_setting('kadar.oleh', true), ''), nullif(current_setting('role'), 'none'), session_user) $$;
