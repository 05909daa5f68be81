-- What is open between the shop and one supplier or craftsman, by the document it is owed for: the last closing and the movements since.
drop index pihak_mutasi_pihak;
create index pihak_mutasi_pihak on pihak_mutasi (kode_toko, pihak, kode, tanggal);

create function kadar_saldo_pihak(toko text, siapa text, nomor text) returns table (no_asal text, rp bigint, emas_mg bigint, emas_rp bigint, muka_rp bigint)
language plpgsql stable set search_path = public as $$
declare lalu date := coalesce((select max(s.tanggal) from saldo_pihak s where s.kode_toko = toko), '-infinity');
begin
  return query
  select x.no_asal, sum(x.rp)::bigint, sum(x.emas_mg)::bigint, sum(x.emas_rp)::bigint, sum(x.muka_rp)::bigint from (
    select s.no_asal, s.rp, s.emas_mg, s.emas_rp, s.muka_rp from saldo_pihak s where s.kode_toko = toko and s.tanggal = lalu and s.pihak = siapa and s.kode = nomor
    union all
    select p.no_asal, p.rp, p.emas_mg, p.emas_rp, p.muka_rp from pihak_mutasi p where p.kode_toko = toko and p.pihak = siapa and p.kode = nomor and p.tanggal > lalu) x
  group by x.no_asal having (sum(x.rp), sum(x.emas_mg), sum(x.emas_rp), sum(x.muka_rp)) <> (0, 0, 0, 0);
end $$;
grant execute on function kadar_saldo_pihak to kadar_app;
