-- Gold that is added to a piece in service comes of bars, of the scrap of a melt lot, or of a group that is kept by quantity; until now of bars alone.
alter table service_selesai_detail
  add column sumber_objek text not null default 'BATANGAN' check (sumber_objek in ('BATANGAN', 'ROSOK', 'GROUP')),
  -- Pieces of the group; bars and scrap are counted out with their last gram.
  add column sumber_qty int not null default 0 check (sumber_qty >= 0);
create index service_selesai_sumber on service_selesai_detail (kode_toko, sumber) where sumber_objek = 'ROSOK';
call kadar_line_tables();

-- The accounts of what it comes of, for chains that stand.
update para_akun_transaksi p set version = version + 1, updated_at = now(), updated_by = '-', detail_akun = p.detail_akun || r.baru
from (
  select x.trx, jsonb_agg(jsonb_build_object('kode_akun', x.role, 'jenis_akun', x.sisi, 'nomor_akun', coalesce((
    select y ->> 'nomor_akun' from para_akun_transaksi q, jsonb_array_elements(q.detail_akun) y where q.deleted_at is null and y ->> 'kode_akun' = x.role
    order by q.trx limit 1), x.akun))) as baru
  from (values ('SERVICE_SELESAI', 'PERSEDIAAN_ROSOK', 'K', '1134'), ('SERVICE_SELESAI', 'PERSEDIAAN', 'K', '1131'),
      ('SERVICE_SELESAI_BATAL', 'PERSEDIAAN_ROSOK', 'D', '1134'), ('SERVICE_SELESAI_BATAL', 'PERSEDIAAN', 'D', '1131')) x(trx, role, sisi, akun)
  join para_akun_transaksi p on p.trx = x.trx and p.deleted_at is null and not p.detail_akun @> jsonb_build_array(jsonb_build_object('kode_akun', x.role))
  group by x.trx) r
where p.trx = r.trx and p.deleted_at is null;
