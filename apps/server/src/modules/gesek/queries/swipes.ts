import { GESEK_JENIS } from '@kadar/domain/payment.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';

/** A payment that waits for its bank. */
export interface Swipe {
  kode_toko: string;
  no_faktur: string;
  urut: number;
  tanggal: string;
  at: string;
  jenis: string;
  no_rekening: string;
  kode_bank: string;
  no_kartu: string;
  nama_customer: string;
  jumlah_gesek_rp: number;
  fee: number;
  /** What the bank owes of it. */
  jumlah_rp: number;
  /** The day it should come, by what its account says now. */
  harap: string;
}

/**
 * Payments that banks had not paid out at the end of a day, or by now: of documents not reversed, in no payout that stood. Their
 * sum is PIUTANG_GESEK of that day.
 */
export const swipesAt = (toko: string, day?: string): Query<Swipe> => {
  const reversedBy = (of: string) =>
    sql`select from dokumen_batal r where r.kode_toko = ${sql.ref(`${of}.kode_toko`)} and r.no_faktur = ${sql.ref(`${of}.no_faktur`)} and r.tanggal <= ${day}::date`;
  const stood = (of: string) =>
    day === undefined
      ? sql`${sql.ref(`${of}.status`)} = 'POSTED'`
      : sql`${sql.ref(`${of}.tanggal`)} <= ${day}::date and not exists (${reversedBy(of)})`;
  return sql`(
  select d.kode_toko, d.no_faktur, b.urut, d.tanggal, d.at, b.jenis, b.no_rekening, m.kode_bank, b.no_kartu, d.nama_customer, b.jumlah_gesek_rp, b.fee,
    b.jumlah_gesek_rp - b.fee as jumlah_rp, kadar_hari_cair(d.tanggal, coalesce(k.cair_hari, 0)) as harap
  from ${shopsOf(toko)} s
  join bank_mutasi m on m.kode_toko = s.kode_toko and m.jenis = 'CAIR' and m.jumlah_rp < 0
  join dokumen d on d.kode_toko = m.kode_toko and d.no_faktur = m.no_faktur and ${stood('d')}
  join dokumen_bayar b on b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.no_rekening = m.no_rekening and b.jenis in ${sql.raw(listed(GESEK_JENIS))}
  left join rekenings k on k.kode_toko = d.kode_toko and k.no_rekening = b.no_rekening
  where not exists (
    select from cair_detail c join dokumen x on x.kode_toko = c.kode_toko and x.no_faktur = c.no_faktur and ${stood('x')}
    where c.kode_toko = d.kode_toko and c.no_gesek = d.no_faktur and c.urut_gesek = b.urut))`;
};
