/** What contradicts itself in what sales people get and are owed; statements as in contradictions.ts. */
export const BONUS_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'journal agrees with what its document makes owed to sales people': `
    select kode_toko || ' ' || no as detail
    from (select kode_toko, no_jurnal as no, sum(kredit - debet) as rp from jurnal where role = 'HUTANG_BONUS' group by 1, 2) j
    full join (select kode_toko, no_faktur as no, sum(rp) as rp from pihak_mutasi where pihak = 'SALES' group by 1, 2) p using (kode_toko, no)
    where coalesce(j.rp, 0) <> coalesce(p.rp, 0)`,
  'bonuses and their payments are what is owed to sales people': `
    select kode_toko || ' ' || no_faktur as detail
    from (select kode_toko, no_faktur, kode_sales as kode, no_faktur as no_asal, greatest(0, sum(bonus_rp)) as rp from bonus_detail group by 1, 2, 3
          union all
          select kode_toko, no_faktur, null, no_asal, -sum(jumlah_rp) from bayar_bonus_detail group by 1, 2, 4) l
    full join (
      select p.kode_toko, p.no_faktur, min(p.kode) as kode, p.no_asal, sum(p.rp) as rp from pihak_mutasi p join dokumen d using (kode_toko, no_faktur)
      where p.pihak = 'SALES' group by 1, 2, 4) p using (kode_toko, no_faktur, no_asal)
    where l.rp is distinct from p.rp or l.kode is not null and l.kode is distinct from p.kode`,
  'a month is booked once for a sales person': `
    select b.kode_toko || ' ' || b.kode_sales || ' ' || b.bulan as detail from bonus_detail b join dokumen d using (kode_toko, no_faktur)
    where d.status = 'POSTED' group by b.kode_toko, b.kode_sales, b.bulan having count(distinct b.no_faktur) > 1`,
};
