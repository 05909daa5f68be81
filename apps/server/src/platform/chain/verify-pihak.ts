/** Kinds that write what is owed to suppliers, and their reversals: none of them is from before its book. */
const KINDS = ['BAYAR_SUPPLIER', 'FIXING', 'BAYAR_EMAS', 'UANG_MUKA_SUPPLIER', 'RETUR_SUPPLIER']
  .flatMap((jenis) => [`'${jenis}'`, `'${jenis}_BATAL'`])
  .join(', ');

/**
 * What is owed to suppliers and craftsmen against the ledgers, as in contradictions.ts. Deliveries from before the book have no row in it: those
 * alone are left out that say nothing of a nota either.
 */
export const PIHAK_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'journal agrees with what its document makes owed to suppliers': `
    select kode_toko || ' ' || no as detail
    from (
      select kode_toko, no_jurnal as no, sum(case role when 'HUTANG_SUPPLIER' then kredit - debet else 0 end) as rp, sum(case role when 'HUTANG_EMAS' then kredit - debet else 0 end) as emas_rp,
        sum(case role when 'UANG_MUKA_SUPPLIER' then debet - kredit else 0 end) as muka_rp, bool_or(trx in (${KINDS})) as ours
      from jurnal where role in ('HUTANG_SUPPLIER', 'HUTANG_EMAS', 'UANG_MUKA_SUPPLIER') group by 1, 2) j
    full join (select kode_toko, no_jurnal as no, sum(kredit - debet) as emas_mg from jurnal_emas where tempat = 'HUTANG_EMAS' group by 1, 2) e using (kode_toko, no)
    full join (
      select kode_toko, no_faktur as no, sum(case pihak when 'SUPPLIER' then rp else 0 end) as rp, sum(emas_rp) as emas_rp, sum(muka_rp) as muka_rp, sum(emas_mg) as emas_mg, true as ada
      from pihak_mutasi group by 1, 2) p using (kode_toko, no)
    where (p.ada or j.ours or exists (select from terima_nota_detail n where n.kode_toko = j.kode_toko and n.no_faktur = no))
      and (coalesce(j.rp, 0), coalesce(j.emas_rp, 0), coalesce(j.muka_rp, 0), coalesce(e.emas_mg, 0))
        <> (coalesce(p.rp, 0), coalesce(p.emas_rp, 0), coalesce(p.muka_rp, 0), coalesce(p.emas_mg, 0))`,
  'nothing owed or paid in advance is less than nothing': `
    select kode_toko || ' ' || pihak || ' ' || kode || ' ' || no_asal as detail from pihak_mutasi
    group by kode_toko, pihak, kode, no_asal having sum(rp) < 0 or sum(emas_mg) < 0 or sum(emas_rp) < 0
    union all
    select kode_toko || ' ' || pihak || ' ' || kode as detail from pihak_mutasi group by kode_toko, pihak, kode having sum(muka_rp) < 0`,
  'payments, fixings and returns agree with what they settle': `
    select kode_toko || ' ' || no_faktur as detail
    from (
      select kode_toko, no_faktur, no_asal, -sum(jumlah_rp) as rp, 0 as emas_mg, 0 as emas_rp from bayar_supplier_detail group by 1, 2, 3
      union all
      select kode_toko, no_faktur, no_asal, nilai_rp, -mg, -lepas_rp from fixing_detail
      union all
      select kode_toko, no_faktur, no_asal, 0, lebih_mg - murni, -lepas_rp from bayar_emas_detail
      union all
      select kode_toko, no_faktur, no_asal, -hutang_rp, -emas_mg, -emas_rp from retur_detail where (hutang_rp, emas_mg) <> (0, 0)) l
    full join (
      select p.kode_toko, p.no_faktur, p.no_asal, sum(p.rp) as rp, sum(p.emas_mg) as emas_mg, sum(p.emas_rp) as emas_rp
      from pihak_mutasi p join dokumen d using (kode_toko, no_faktur)
      where d.jenis in ('BAYAR_SUPPLIER', 'FIXING', 'BAYAR_EMAS', 'RETUR_SUPPLIER') and p.no_asal <> '' group by 1, 2, 3) p using (kode_toko, no_faktur, no_asal)
    where (l.rp, l.emas_mg, l.emas_rp) is distinct from (p.rp, p.emas_mg, p.emas_rp)
    union all
    select kode_toko || ' ' || no_faktur as detail from fixing_detail where (nilai_rp, selisih_rp) <> (round(mg * harga_per_g / 1000.0), nilai_rp - lepas_rp)
    union all
    select kode_toko || ' ' || no_faktur as detail from bayar_emas_detail
    where (murni, lebih_rp, selisih_rp) <> (round(berat * kadar_uji / 100), round(lebih_mg * harga_lebih_per_g / 1000.0), hpp - lepas_rp - lebih_rp)
    union all
    select kode_toko || ' ' || no_faktur as detail from retur_detail r
    join (select kode_toko, no_faktur, sum(hpp) as hpp from batch_detail group by 1, 2) l using (kode_toko, no_faktur)
    where r.selisih_rp <> l.hpp - r.nota_kredit - r.emas_rp`,
  'gold that paid suppliers agrees with what left in bulk': `
    select kode_toko || ' ' || no_faktur as detail
    from (select kode_toko, no_faktur, objek, kunci, qty, berat, hpp, lebih_rp as muka_rp from bayar_emas_detail) l
    full join (
      select m.kode_toko, m.no_faktur, m.objek, m.kunci, -sum(m.qty) as qty, -sum(m.berat) as berat, -sum(m.hpp) as hpp,
        (select coalesce(sum(p.muka_rp), 0) from pihak_mutasi p where p.kode_toko = m.kode_toko and p.no_faktur = m.no_faktur) as muka_rp
      from mutasi_massa m where m.jenis = 'BAYAR_EMAS' group by 1, 2, 3, 4) m using (kode_toko, no_faktur, objek, kunci)
    where (l.qty, l.berat, l.hpp, l.muka_rp) is distinct from (m.qty, m.berat, m.hpp, m.muka_rp)`,
};
