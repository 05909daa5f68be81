/** What contradicts itself in pieces that were destroyed (modules-2 §3, HR); statements as in verify.ts. */
export const HANCUR_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'stock movements agree with the lines of what was destroyed': `
    select kode_toko || ' ' || no_faktur || ' ' || kode_barcode as detail from (
      select m.* from mutasi_stock m join dokumen d using (kode_toko, no_faktur) where d.jenis = 'HANCUR_BARANG') m
    full join hancur_detail l using (kode_toko, no_faktur, kode_barcode)
    where (-m.qty, -m.berat, -m.murni, -m.hpp, m.kadar, m.kode_dept, m.kode_group, m.ke_status)
      is distinct from (1, l.berat, l.murni, l.hpp, l.kadar, l.kode_dept, l.kode_group, 'HANCUR')`,
  'scrap agrees with the pieces it came off': `
    select kode_toko || ' ' || no_faktur || ' ' || kunci as detail from (
      select l.kode_toko, l.no_faktur, case l.sebab when 'SALAH_INPUT' then 'BELUM_TAG' else 'ROSOK' end as objek,
        l.no_batch as kunci, l.kadar, count(*) as qty, sum(l.berat_hancur) as berat,
        sum(l.murni - l.susut_murni) as murni, sum(l.hpp - l.susut_rp) as hpp
      from hancur_detail l group by 1, 2, 3, 4, 5) l
    full join (
      select kode_toko, no_faktur, objek, case objek when 'BELUM_TAG' then kunci else '' end as kunci, kadar, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp
      from mutasi_massa where jenis = 'HANCUR' group by 1, 2, 3, 4, 5) m using (kode_toko, no_faktur, objek, kunci, kadar)
    where (l.qty, l.berat, l.murni, l.hpp) is distinct from (m.qty, m.berat, m.murni, m.hpp)`,
  'what is lost of pieces is their part of cost and fine gold': `
    select kode_toko || ' ' || no_faktur || ' ' || urut as detail from hancur_detail
    where susut_rp <> round(hpp::numeric * susut / berat_asli) or susut_murni <> round(murni::numeric * susut / berat_asli)`,
};
