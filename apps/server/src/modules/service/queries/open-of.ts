import { type Query, sql } from '../../../platform/database/sql.ts';

/** Tickets of a customer whose pieces are still here, as `urusan` lists what he has; ready where one of them is done. */
export const openServicesOf = (toko: string | Query<unknown>, kode_customer: string): Query<unknown> => sql`
  select 'SERVICE' as jenis, k.no_faktur, k.tanggal, k.tgl_janji as batas, k.siap > 0 as siap, k.qty, k.saldo as rp
  from (select distinct split_part(no_service, '/', 1) as no from service
    where kode_toko = ${toko} and kode_customer = ${kode_customer} and status in ('TERIMA', 'SELESAI')) s
  join service_keadaan k on k.kode_toko = ${toko} and k.no_faktur = s.no`;
