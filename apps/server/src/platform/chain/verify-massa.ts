/** What contradicts itself in goods in bulk (documents §6); statements as in verify.ts. */
export const MASSA_CONTRADICTIONS: Record<string, string> = {
  'goods in bulk belong to documents': `
    select m.kode_toko || ' ' || m.no_faktur as detail from mutasi_massa m
    where not exists (select 1 from dokumen d where d.kode_toko = m.kode_toko and d.no_faktur = m.no_faktur and d.tanggal = m.tanggal)
      and not exists (select 1 from dokumen_batal x where x.kode_toko = m.kode_toko and x.no_faktur_batal = m.no_faktur and x.tanggal = m.tanggal)`,
  'nothing in bulk is less than nothing': `
    select kode_toko || ' ' || objek || ' ' || kunci || ' ' || kadar || ' ' || milik as detail from mutasi_massa
    where kunci <> '' group by kode_toko, objek, kunci, kadar, milik having sum(qty) < 0 or sum(berat) < 0`,
  'untagged fine gold agrees with its gold journal': `
    select coalesce(m.kode_toko, e.kode_toko) || ' ' || coalesce(m.no_faktur, e.no_jurnal) || ' in bulk ' || coalesce(m.mg, 0) || ' journal ' || coalesce(e.mg, 0) as detail
    from (select kode_toko, no_faktur, sum(murni) as mg from mutasi_massa where objek = 'BELUM_TAG' and milik = 'TOKO' group by 1, 2) m
    full join (select kode_toko, no_jurnal, sum(debet - kredit) as mg from jurnal_emas where tempat = 'PERSEDIAAN_BELUM_TAG' group by 1, 2) e
      on e.kode_toko = m.kode_toko and e.no_jurnal = m.no_faktur
    where coalesce(m.mg, 0) <> coalesce(e.mg, 0)`,
};
