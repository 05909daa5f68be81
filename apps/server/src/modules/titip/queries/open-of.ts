import { type Query, sql } from '../../../platform/database/sql.ts';

/** Deposits of a customer that are open in a shop, as `urusan` lists what he has. */
export const openDepositsOf = (toko: string | Query<unknown>, kode_customer: string): Query<unknown> => sql`
  select 'TITIPAN' as jenis, k.no_faktur, k.tanggal, k.batas, false as siap, k.qty, k.saldo as rp
  from (select no_titip from titip where kode_toko = ${toko} and (saldo > 0 or qty > 0) offset 0) t
  join titip_keadaan k on k.kode_toko = ${toko} and k.no_faktur = t.no_titip where k.kode_customer = ${kode_customer}`;
