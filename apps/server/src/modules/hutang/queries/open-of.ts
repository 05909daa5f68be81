import { type Query, sql } from '../../../platform/database/sql.ts';

/** Loans of a customer that run in a shop, as `urusan` lists what he has: principal and the goods of the contract. */
export const openPledgesOf = (toko: string | Query<unknown>, kode_customer: string): Query<unknown> => sql`
  select 'GADAI' as jenis, h.no_hutang as no_faktur, h.tanggal, h.jatuh_tempo as batas, false as siap,
    (select count(*)::int from hutang_detail g where g.kode_toko = h.kode_toko and g.no_faktur = h.no_hutang) as qty, h.pokok as rp
  from hutang h where h.kode_toko = ${toko} and h.kode_customer = ${kode_customer} and h.status = 'AKTIF'`;
