import { type Query, sql } from '../../../platform/database/sql.ts';

export interface BankFigures {
  no_rekening: string;
  kode_bank: string;
  nama_bank: string;
  jumlah: number;
  jumlah_rp: number;
  fee: number;
  jumlah_gesek_rp: number;
}

/** Non-cash of a business day per account as its slips tell it, net of cancellations, as a JSON expression; a payout is matched by its document. */
export const bankFigures = (toko: string, tanggal: Query<unknown>): Query<unknown> => sql`(
  select coalesce(json_agg(x order by x.nama_bank, x.no_rekening), '[]') from (
    select m.no_rekening, m.kode_bank, coalesce(min(b.nama_bank), m.kode_bank) as nama_bank, sum(sign(m.jumlah_rp))::int as jumlah,
      sum(m.jumlah_rp) as jumlah_rp, sum(m.fee) as fee, sum(m.jumlah_gesek_rp) as jumlah_gesek_rp
    from bank_mutasi m left join banks b using (kode_bank)
    where m.kode_toko = ${toko} and m.tanggal = ${tanggal} and m.jenis <> 'CAIR' group by m.no_rekening, m.kode_bank) x)`;
