-- What each account came to at each closing, from the first line on: an opening balance is one look-up plus what was
-- posted since, whatever the history. A kept answer, not a source: the lines alone must always give the same sums.

create table saldo_akun (
  kode_toko text not null,
  tanggal date not null,
  nomor_akun text not null references akuns,
  debet numeric(20) not null check (debet >= 0),
  kredit numeric(20) not null check (kredit >= 0),
  primary key (kode_toko, tanggal, nomor_akun)
);
call kadar_append_only('saldo_akun');
call kadar_scope_by_toko('saldo_akun');

-- Everything a shop posted before a date, per account: its last closing before it and the lines since. The plan is made
-- for the dates at hand: without them the planner takes the few lines since a closing for a third of the history.
create function kadar_saldo_awal(kode text, sebelum date, akun text default null)
returns table (nomor_akun text, debet numeric, kredit numeric)
language plpgsql stable set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  lalu date := coalesce((select max(s.tanggal) from saldo_akun s where s.kode_toko = kode and s.tanggal < sebelum), '-infinity');
begin
  return query
  select x.nomor_akun, sum(x.debet), sum(x.kredit)
  from (
    select s.nomor_akun, s.debet, s.kredit from saldo_akun s
    where s.kode_toko = kode and s.tanggal = lalu and (akun is null or s.nomor_akun = akun)
    union all
    select j.nomor_akun, j.debet, j.kredit from jurnal j
    where j.kode_toko = kode and j.tanggal > lalu and j.tanggal < sebelum and (akun is null or j.nomor_akun = akun)
  ) x
  group by x.nomor_akun;
end $$;
grant execute on function kadar_saldo_awal to kadar_app;

-- Called by the closing of a day, or in the order of the days over a history that was loaded with its closings.
create function kadar_catat_saldo_akun(kode text, hari date) returns void language sql set search_path = public as $$
  insert into saldo_akun (kode_toko, tanggal, nomor_akun, debet, kredit)
  select kode, hari, s.nomor_akun, s.debet, s.kredit from kadar_saldo_awal(kode, hari + 1) s
$$;
grant execute on function kadar_catat_saldo_akun to kadar_app;

-- Rupiah in the drawer of a shop before a business day: what its last closing counted and what moved since. A closing
-- books its difference, so this is the sum of all movements.
create function kadar_kas_awal(kode text, sebelum date) returns bigint
language plpgsql stable set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  lalu date := '-infinity';
  kas bigint := 0;
begin
  select t.tanggal, t.kas_hitung into lalu, kas from tutup_harian t
  where t.kode_toko = kode and t.tanggal < sebelum order by t.tanggal desc limit 1;
  return coalesce(kas, 0) + coalesce((
    select sum(m.masuk - m.keluar) from kas_mutasi m
    where m.kode_toko = kode and m.tanggal > coalesce(lalu, '-infinity') and m.tanggal < sebelum), 0);
end $$;
grant execute on function kadar_kas_awal to kadar_app;
