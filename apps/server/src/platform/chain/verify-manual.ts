/** A key of four parts: what a group lies under. */
const PLACED = "kunci like '%/%/%/%'";
/** Two parts of a shipment may come to lie together. */
const SUMS = 'sum(qty) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp';

/** What contradicts itself in groups that are kept by quantity and weight (modules-2 §6); statements as in verify.ts. */
export const MANUAL_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'groups agree with the lines of their documents': `
    select kode_toko || ' ' || no_faktur || ' ' || kunci as detail from (
      select kode_toko, no_faktur, kunci, kadar, ${SUMS} from (
        select l.kode_toko, l.no_faktur, k.kunci, l.kadar, k.arah * l.qty as qty, k.arah * l.berat as berat, k.arah * l.murni as murni, k.arah * l.hpp as hpp
        from manual_detail l join dokumen d using (kode_toko, no_faktur) cross join lateral (
          select concat_ws('/', l.kode_group, l.kode_dept, l.kode_gudang, l.kode_baki) as kunci, case d.jenis when 'TAMBAH_MANUAL' then 1 else -1 end as arah
          union all
          select concat_ws('/', l.kode_group, l.kode_dept, l.ke_gudang, l.ke_baki), 1 where d.jenis = 'PINDAH_MANUAL') k
        union all
        select kode_toko, no_faktur, substr(kunci, 7), kadar, -coalesce(qty, 1), -berat, -murni, -hpp from penjualan_detail where kunci like 'GROUP/%'
        union all
        select kode_toko, no_faktur, substr(kunci, 7), kadar, coalesce(qty, 1), berat, murni, harga from pembelian_detail where kunci like 'GROUP/%'
        union all
        select kode_toko, no_faktur, kunci, kadar, -qty, -berat, -murni, -hpp from kirim_barang_detail where objek = 'GROUP'
        union all
        select kode_toko, no_faktur, concat_ws('/', kode_group, kode_dept, kode_gudang, kode_baki), kadar, qty, berat, murni, hpp from terima_barang_detail
        where objek = 'GROUP' and hasil in ('TERIMA', 'KEMBALI')
        union all
        select kode_toko, no_faktur, sumber, sumber_kadar, -sumber_qty, -sumber_mg, -tambah_murni, -tambah_hpp from service_selesai_detail where sumber_objek = 'GROUP'
        union all
        select kode_toko, no_faktur, kode_barcode, kadar, a * l.qty, a * l.berat, a * l.murni, a * l.hpp from selisih_opname_detail l join dokumen d using (kode_toko, no_faktur)
        cross join lateral (select case d.jenis when 'SELISIH_OPNAME' then -1 else 1 end as a) k where l.objek = 'GROUP') l group by 1, 2, 3, 4) l
    full join (
      select kode_toko, no_faktur, kunci, kadar, ${SUMS} from (select m.* from mutasi_massa m join dokumen d using (kode_toko, no_faktur)) m
      where objek = 'GROUP' and ${PLACED} group by 1, 2, 3, 4) m using (kode_toko, no_faktur, kunci, kadar)
    where (l.qty, l.berat, l.murni, l.hpp) is distinct from (m.qty, m.berat, m.murni, m.hpp)`,
  'groups that are gone weigh and cost nothing': `
    select kode_toko || ' ' || kunci as detail from mutasi_massa where objek = 'GROUP' and ${PLACED} group by kode_toko, kunci, kadar, milik
    having (sum(qty) = 0) <> (sum(berat) = 0) or sum(qty) = 0 and (sum(murni), sum(hpp)) <> (0, 0) or sum(murni) < 0 or sum(hpp) < 0`,
  'what is lost of groups is their part of cost and fine gold': `
    select kode_toko || ' ' || no_faktur as detail from manual_detail
    where susut_rp <> round(hpp::numeric * susut / berat) or susut_murni <> round(murni::numeric * susut / berat)`,
};
