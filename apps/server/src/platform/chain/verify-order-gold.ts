/** What a document says of the fine gold of customers that it takes or gives back. */
export const ORDER_GOLD_SUMS = `
      select kode_toko, no_faktur, 0 as qty, murni as berat from emas_pesanan_detail
      union all
      select kode_toko, no_faktur, 0, sum(murni) from emas_kembali_detail group by 1, 2`;

/** Fine gold by document and line of an order, as their own lines say it. */
const SAID = `
      select kode_toko, no_faktur, no_pesanan as kunci, murni as mg from emas_pesanan_detail
      union all
      select kode_toko, no_faktur, no_pesanan, -murni from emas_kembali_detail`;

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
};
