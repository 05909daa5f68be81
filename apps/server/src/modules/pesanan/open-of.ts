import { type Query, sql } from '../../platform/database/sql.ts';

/** Orders of a customer that are not fetched, as `urusan` lists what he has; ready where a piece of one is made. */
export const openOrdersOf = (toko: string | Query<unknown>, kode_customer: string): Query<unknown> => sql`
  select 'PESANAN' as jenis, k.no_faktur, k.tanggal, k.tgl_janji as batas, s.siap, k.qty, k.saldo as rp
  from (select no_induk, bool_or(status = 'JADI') as siap from pesanan
    where kode_toko = ${toko} and kode_customer = ${kode_customer} and status in ('PESAN', 'JADI') group by 1) s
  join pesanan_keadaan k on k.kode_toko = ${toko} and k.no_faktur = s.no_induk`;
