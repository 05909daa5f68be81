/** What a document says of the fine gold of customers that it takes or gives back. */
export const ORDER_GOLD_SUMS = `
      select kode_toko, no_faktur, 0 as qty, murni as berat from emas_pesanan_detail
      union all
      select kode_toko, no_faktur, 0, sum(murni) from emas_kembali_detail group by 1, 2`;

/** Fine gold by document and line of an order, as their own lines say it. */
const SAID = `
      select kode_toko, no_faktur, no_pesanan as kunci, murni as mg from emas_pesanan_detail
      union all
      select kode_toko, no_faktur, no_pesanan, -murni from emas_kembali_detail
      union all
      select kode_toko, no_faktur, no_pesanan, -terpakai_mg from jadi_emas_detail`;

/** What contradicts itself in gold that customers bring for their orders (modules-2 §9, OG); statements as in contradictions.ts. */
export const ORDER_GOLD_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'gold of customers is what its documents say': `
    select kode_toko || ' ' || no_faktur || ' ' || kunci as detail
    from (select m.kode_toko, m.no_faktur, m.kunci, m.murni as mg from mutasi_massa m join dokumen d using (kode_toko, no_faktur)
          where m.objek = 'CUSTOMER' and m.kunci like 'OP%') m
    full join (${SAID}) l using (kode_toko, no_faktur, kunci)
    where m.mg is distinct from l.mg`,
  'gold of customers is of orders that they bring it for': `
    select m.kode_toko || ' ' || m.kunci || ' ' || sum(m.murni) as detail from mutasi_massa m
    left join pesanan p on p.kode_toko = m.kode_toko and p.no_pesanan = m.kunci
    left join pesanan_syarat_detail s on s.kode_toko = p.kode_toko and s.no_faktur = p.no_induk
    where m.objek = 'CUSTOMER' and m.kunci like 'OP%'
    group by m.kode_toko, m.kunci, s.bahan, p.status
    having s.bahan is distinct from 'CUSTOMER' or sum(m.hpp) <> 0 or sum(m.berat) <> sum(m.murni) or p.status = 'BATAL' and sum(m.murni) <> 0`,
  'gold of customers in their pieces is reckoned so': `
    select e.kode_toko || ' ' || e.no_faktur as detail from jadi_emas_detail e left join jadi_detail j using (kode_toko, no_faktur)
    left join barang b on b.kode_toko = j.kode_toko and b.kode_barcode = j.kode_barcode
    where (j.no_pesanan, e.kredit_mg, e.ditagih_mg, e.terpakai_mg) is distinct from (e.no_pesanan, floor(e.titip_mg * 100 / b.kadar_murni)::bigint,
      greatest(0, j.berat - floor(e.titip_mg * 100 / b.kadar_murni))::bigint, least(e.titip_mg, round(j.berat * b.kadar_murni / 100))::bigint)`,
  'gold is handed out for lines of orders': `
    select s.kode_toko || ' ' || s.no_faktur as detail from serah_pesanan_detail s
    left join dokumen d on d.kode_toko = s.kode_toko and d.no_faktur = s.no_faktur and d.jenis = 'SERAH_TUKANG'
    left join pesanan p on p.kode_toko = s.kode_toko and p.no_pesanan = s.no_pesanan
    where d.no_faktur is null or p.no_pesanan is null`,
  'gold of customers that is used is a bar': `
    select kode_toko || ' ' || no_faktur as detail
    from (select m.kode_toko, m.no_faktur, m.berat, m.murni, m.hpp from mutasi_massa m where m.objek = 'BATANGAN' and m.jenis = 'JADI_PESANAN') m
    full join jadi_emas_detail e using (kode_toko, no_faktur)
    where (m.berat, m.murni, m.hpp) is distinct from (e.terpakai_mg, e.terpakai_mg, e.nilai_rp)`,
  'sales charge what of a piece is not of its customer’s gold': `
    select l.kode_toko || ' ' || l.no_faktur || ' ' || l.kode_barcode as detail from penjualan_detail l join dokumen d using (kode_toko, no_faktur)
    left join (select j.kode_toko, j.kode_barcode, j.berat - e.ditagih_mg as mg, g.no_faktur from jadi_emas_detail e join jadi_detail j using (kode_toko, no_faktur)
               join dokumen o on o.kode_toko = j.kode_toko and o.no_faktur = j.no_faktur and o.status = 'POSTED'
               join pesanan_gerak g on g.kode_toko = j.kode_toko and g.no_pesanan = j.no_pesanan and g.jenis = 'AMBIL' and g.ke ->> 'kode_barcode' = j.kode_barcode) e
      on e.kode_toko = l.kode_toko and e.no_faktur = l.no_faktur and e.kode_barcode = l.kode_barcode
    where d.status = 'POSTED' and l.kredit_mg is distinct from nullif(e.mg, 0)`,
};
