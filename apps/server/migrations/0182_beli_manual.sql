-- What is bought by group, quantity and weight goes back to the groups or into a melt lot: the accounts of both, for chains that stand.
update para_akun_transaksi t set version = version + 1, updated_at = now(), updated_by = '-', detail_akun = t.detail_akun || (
  select jsonb_agg(jsonb_build_object('kode_akun', r.role, 'jenis_akun', case t.trx when 'PEMBELIAN' then 'D' else 'K' end, 'nomor_akun', coalesce((
    select x ->> 'nomor_akun' from para_akun_transaksi p, jsonb_array_elements(p.detail_akun) x
    where p.deleted_at is null and x ->> 'kode_akun' = r.role order by p.trx limit 1), r.baku)))
  from (values ('PERSEDIAAN', '1131'), ('PERSEDIAAN_ROSOK', '1134')) r(role, baku))
where t.trx in ('PEMBELIAN', 'PEMBELIAN_BATAL') and t.deleted_at is null and not t.detail_akun @> '[{"kode_akun": "PERSEDIAAN_ROSOK"}]';
