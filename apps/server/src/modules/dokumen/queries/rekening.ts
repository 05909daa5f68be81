import { type Query, sql } from '../../../platform/database/sql.ts';

/** An account of the shop as payments and deposits need it. */
export interface Rekening {
  no_rekening: string;
  kode_bank: string;
  nomor_akun: string;
  mdr_debet: number;
  mdr_credit: number;
  mdr_qris: number;
  /** Working days after which the bank pays out cards and QRIS; 0 for the same day. */
  cair_hari: number;
}

/** The accounts of a shop with these numbers that are in use, as a JSON expression. */
export const rekeningsOf = (toko: string, numbers: Query<unknown>): Query<unknown> => sql`(
  select coalesce(json_agg(json_build_object('no_rekening', r.no_rekening, 'kode_bank', r.kode_bank, 'nomor_akun', r.nomor_akun,
    'mdr_debet', b.mdr_debet, 'mdr_credit', b.mdr_credit, 'mdr_qris', b.mdr_qris, 'cair_hari', r.cair_hari)), '[]')
  from rekenings r join banks b using (kode_bank)
  where r.kode_toko = ${toko} and r.no_rekening = any(${numbers}) and r.deleted_at is null)`;
