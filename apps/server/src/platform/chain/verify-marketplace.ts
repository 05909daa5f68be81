/** Sales on channels, and what channels owe of them: books against each other, as in contradictions.ts. */
export const MARKETPLACE_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'sales on channels are what channels owe': `
    select kode_toko || ' ' || no || ' ledger ' || coalesce(j.rp, 0) || ' document ' || coalesce(m.rp, 0) as detail
    from (select kode_toko, no_jurnal as no, sum(debet - kredit) as rp from jurnal where role = 'PIUTANG_MARKETPLACE' group by 1, 2) j
    full join (
      select kode_toko, no, sum(rp) as rp from (
        select kode_toko, no_faktur as no, jumlah_rp as rp from dokumen_bayar where jenis = 'MARKETPLACE'
        union all
        select b.kode_toko, b.no_faktur_batal, -x.jumlah_rp from dokumen_batal b join dokumen_bayar x using (kode_toko, no_faktur) where x.jenis = 'MARKETPLACE'
        union all
        select kode_toko, no_faktur, -jumlah_rp from cair_luar_detail
        union all
        select b.kode_toko, b.no_faktur_batal, x.jumlah_rp from dokumen_batal b join cair_luar_detail x using (kode_toko, no_faktur)) y
      group by 1, 2) m using (kode_toko, no)
    where coalesce(j.rp, 0) <> coalesce(m.rp, 0)`,
  'a sale on a channel is paid by its channel, and no other sale is': `
    select kode_toko || ' ' || no_faktur as detail from luar_detail l
    full join (select distinct kode_toko, no_faktur from dokumen_bayar where jenis = 'MARKETPLACE') b using (kode_toko, no_faktur)
    where l.kode_marketplace is null or b.no_faktur is null`,
  'no sale on a channel is paid out twice, nor one that is reversed': `
    select c.kode_toko || ' ' || c.no_jual as detail from cair_luar_detail c join dokumen d using (kode_toko, no_faktur)
    join dokumen s on s.kode_toko = c.kode_toko and s.no_faktur = c.no_jual
    where d.status = 'POSTED' group by c.kode_toko, c.no_jual having count(*) > 1 or bool_or(s.status <> 'POSTED')`,
  'orders that are sold have their sale': `
    select p.kode_toko || ' ' || p.kode_marketplace || ' ' || p.no_pesanan_luar as detail from pesanan_luar p
    left join luar_detail l on l.kode_toko = p.kode_toko and l.no_faktur = p.menjadi and l.kode_marketplace = p.kode_marketplace and l.no_pesanan_luar = p.no_pesanan_luar
    left join dokumen d on d.kode_toko = l.kode_toko and d.no_faktur = l.no_faktur
    where p.status = 'TERJUAL' and d.grand_total is distinct from p.total`,
};
