import { type Query, sql } from '../../platform/database/sql.ts';

/** Contracts of a customer that run, as `urusan` lists what he has: what is left of each, and when the next of it is due. */
export const openContractsOf = (toko: string | Query<unknown>, kode_customer: string): Query<unknown> => sql`
  select 'CICILAN' as jenis, k.no_cicilan as no_faktur, k.tanggal, k.jatuh_tempo as batas, false as siap, 1 as qty, k.sisa as rp
  from (select no_cicilan from cicilan where kode_toko = ${toko} and kode_customer = ${kode_customer} and status = 'AKTIF') c
  join cicilan_keadaan k on k.kode_toko = ${toko} and k.no_cicilan = c.no_cicilan`;
