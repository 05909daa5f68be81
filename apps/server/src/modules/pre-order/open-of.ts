import { type Query, sql } from '../../platform/database/sql.ts';

/** Pre-orders of a customer that are not fetched, each until the day its first piece is kept to. */
export const openPreordersOf = (toko: string | Query<unknown>, kode_customer: string): Query<unknown> => sql`
  select 'PREORDER' as jenis, k.no_faktur, k.tanggal, k.batas, k.siap > 0 as siap, k.qty, k.saldo as rp
  from (select distinct no_induk from pesanan
    where kode_toko = ${toko} and kode_customer = ${kode_customer} and status in ('PESAN', 'JADI')) s
  join preorder_keadaan k on k.kode_toko = ${toko} and k.no_faktur = s.no_induk`;
