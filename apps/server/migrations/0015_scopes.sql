-- Rows of a shop are that shop's in these tables too (domain §1.7).

-- Stored answers are told to who knows user and key, in whatever shop he asks: the same key for another shop is refused.
call kadar_scope_by_toko('idempotency');
create function kadar_answer_to(pengguna text, kunci text, out route text, out body_hash bytea, out status int, out answer jsonb) returns setof record
language sql stable security definer set search_path = public as
$$ select route, body_hash, status, answer from idempotency where user_id = pengguna and key = kunci $$;
grant execute on function kadar_answer_to to kadar_app;

-- What a member has to spend is the chain's, whichever shop he stands in: the sum alone is told across shops, not its rows.
call kadar_scope_by_toko('poin_mutasi');
alter function kadar_poin_saldo(text) security definer set search_path = public;

call kadar_scope_by_toko('chain_blocks');

-- Lines and payments are written by the one statement that writes their header; verification looks for the others. The two
-- checks cost every sale 3 % (record 6).
alter table penjualan_detail drop constraint penjualan_detail_kode_toko_no_faktur_fkey;
alter table penjualan_bayar drop constraint penjualan_bayar_kode_toko_no_faktur_fkey;

-- A shop reads head office's values beside its own and writes its own alone.
alter table para_system enable row level security;
create policy toko_read on para_system for select to kadar_app
  using (kode_toko = current_setting('kadar.toko', true) or current_setting('kadar.toko', true) = '*'
    or (kode_toko = '*' and current_setting('kadar.toko', true) ~ '^[A-Z0-9]{3}$'));
create policy toko_write on para_system for all to kadar_app
  using (kode_toko = current_setting('kadar.toko', true) or current_setting('kadar.toko', true) = '*')
  with check (kode_toko = current_setting('kadar.toko', true) or current_setting('kadar.toko', true) = '*');
