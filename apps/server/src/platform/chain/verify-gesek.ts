import { GESEK_JENIS } from '@kadar/domain/payment.ts';
import { listed } from '../database/sql.ts';

/** Cards and QRIS that banks pay out later, and cash for cards: their books against each other, as in contradictions.ts. */
export const GESEK_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'journal agrees with what banks still owe': `
    select kode_toko || ' ' || no || ' ledger ' || coalesce(j.rp, 0) || ' book ' || coalesce(m.rp, 0) as detail
    from (select kode_toko, no_jurnal as no, sum(debet - kredit) as rp from jurnal where role = 'PIUTANG_GESEK' group by 1, 2) j
    full join (select kode_toko, no_faktur as no, -sum(jumlah_rp) as rp from bank_mutasi where jenis = 'CAIR' group by 1, 2) m using (kode_toko, no)
    where coalesce(j.rp, 0) <> coalesce(m.rp, 0)`,
  'what waits for a bank is what was swiped': `
    select kode_toko || ' ' || no_faktur as detail from (
      select m.kode_toko, m.no_faktur, m.no_rekening, -sum(m.jumlah_rp) as rp from bank_mutasi m
      join dokumen d using (kode_toko, no_faktur) where m.jenis = 'CAIR' and m.jumlah_rp < 0 group by 1, 2, 3) w
    left join (select kode_toko, no_faktur, no_rekening, sum(jumlah_gesek_rp - fee) as rp from dokumen_bayar where jenis in ${listed(GESEK_JENIS)} group by 1, 2, 3) b
      using (kode_toko, no_faktur, no_rekening) where w.rp is distinct from b.rp`,
  'payouts agree with their swipes': `
    select kode_toko || ' ' || no_faktur as detail from (select kode_toko, no_faktur, grand_total, status from dokumen where jenis = 'PENCAIRAN_GESEK') d
    full join (
      select c.kode_toko, c.no_faktur, sum(c.jumlah_rp) as rp, bool_and(coalesce(b.jumlah_gesek_rp - b.fee = c.jumlah_rp and g.status = 'POSTED', false)) as alike
      from cair_detail c left join dokumen_bayar b on b.kode_toko = c.kode_toko and b.no_faktur = c.no_gesek and b.urut = c.urut_gesek
      left join dokumen g on g.kode_toko = c.kode_toko and g.no_faktur = c.no_gesek group by 1, 2) l using (kode_toko, no_faktur)
    where d.grand_total is distinct from l.rp or (d.status = 'POSTED' and not l.alike)`,
  'no swipe is paid out twice': `
    select c.kode_toko || ' ' || c.no_gesek as detail from cair_detail c join dokumen d using (kode_toko, no_faktur)
    where d.status = 'POSTED' group by c.kode_toko, c.no_gesek, c.urut_gesek having count(*) > 1`,
  // A share that rounds to nothing is a rupiah; documents of before kept none for it.
  'cash for cards is its swipe less the fee': `
    select d.kode_toko || ' ' || d.no_faktur as detail from dokumen d left join gesek_tunai_detail l using (kode_toko, no_faktur)
    where d.jenis = 'GESEK_TUNAI' and d.grand_total is distinct from round(d.dibayar * l.fee_persen / 100)
      and (d.grand_total, round(d.dibayar * l.fee_persen / 100), l.fee_persen > 0) is distinct from (1, 0, true)`,
};
