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

-- Called by the closing of a day, or in the order of the days over a history that was loaded with its closings.
create function kadar_catat_saldo_akun(kode text, hari date) returns void language sql set search_path = public as $$
  with lalu as (select max(tanggal) as tanggal from saldo_akun where kode_toko = kode and tanggal < hari)
  insert into saldo_akun (kode_toko, tanggal, nomor_akun, debet, kredit)
  select kode, hari, x.nomor_akun, sum(x.debet), sum(x.kredit)
  from (
    select a.nomor_akun, a.debet, a.kredit from lalu join saldo_akun a on a.kode_toko = kode and a.tanggal = lalu.tanggal
    union all
    select j.nomor_akun, j.debet, j.kredit from lalu
    join jurnal j on j.kode_toko = kode and j.tanggal > coalesce(lalu.tanggal, '-infinity') and j.tanggal <= hari
  ) x
  group by x.nomor_akun
$$;
grant execute on function kadar_catat_saldo_akun to kadar_app;
