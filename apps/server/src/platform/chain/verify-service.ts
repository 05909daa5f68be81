/** What a document of services says of itself where goods in bulk do not: pieces that are done, by number and weight. */
export const SERVICE_SUMS = `
      select kode_toko, no_faktur, count(*) as qty, sum(berat_akhir) as berat from service_selesai_detail group by 1, 2`;

/** What contradicts itself in services (modules-2 §8, SERVICE_KAS); statements as in contradictions.ts. */
export const SERVICE_CONTRADICTIONS: Readonly<Record<string, string>> = {
  // Rule 1: what was paid and not given back is owed still, or was earned with its tax.
  'what is paid for services is owed or earned': `
    select kode_toko || ' ' || no_faktur || ' paid ' || p.rp || ' owed ' || t.saldo || ' earned ' || coalesce(e.rp, 0) as detail
    from (select d.kode_toko, case d.jenis when 'SERVICE' then d.no_faktur else d.asal_no end as no_faktur,
            sum(coalesce(b.rp, 0) - d.kembali) as rp
          from dokumen d left join lateral (
            select sum(y.jumlah_rp * case y.arah when 'M' then 1 else -1 end) as rp from dokumen_bayar y
            where y.kode_toko = d.kode_toko and y.no_faktur = d.no_faktur and y.jenis <> 'TITIPAN') b on true
          where d.jenis in ('SERVICE', 'SERVICE_BAYAR', 'SERVICE_AMBIL', 'KEMBALI_SERVICE') and d.status = 'POSTED' group by 1, 2) p
    join (select kode_toko, no_titip as no_faktur, saldo from titip) t using (kode_toko, no_faktur)
    left join (
      select d.kode_toko, d.asal_no as no_faktur, sum(j.kredit - j.debet) as rp from dokumen d join jurnal j on j.kode_toko = d.kode_toko and j.no_jurnal = d.no_faktur
      where d.jenis = 'SERVICE_AMBIL' and d.status = 'POSTED' and j.role in ('PENDAPATAN_SERVICE', 'PENJUALAN', 'PPN') group by 1, 2) e using (kode_toko, no_faktur)
    where p.rp <> t.saldo + coalesce(e.rp, 0)`,
  'pieces of customers are those in service': `
    select kode_toko || ' ' || kunci as detail
    from (select s.kode_toko, s.no_service as kunci, l.jumlah as qty, s.berat from service s
          join service_detail l on l.kode_toko = s.kode_toko and s.no_service = l.no_faktur || '/' || l.urut where s.status in ('TERIMA', 'SELESAI')) s
    full join (select kode_toko, kunci, sum(qty) as qty, sum(berat) as berat from mutasi_massa where objek = 'CUSTOMER' and kunci like 'SV%'
          group by 1, 2 having (sum(qty), sum(berat)) <> (0, 0)) m using (kode_toko, kunci)
    where (s.qty, s.berat) is distinct from (m.qty, m.berat)`,
  'gold in pieces of customers agrees with its account': `
    select kode_toko || ' ledger ' || coalesce(j.rp, 0) || ' pieces ' || coalesce(s.rp, 0) as detail
    from (select kode_toko, sum(debet - kredit) as rp from jurnal where role = 'PERSEDIAAN_SERVICE' group by 1) j
    full join (select kode_toko, sum(tambah_hpp) as rp from service where status = 'SELESAI' group by 1) s using (kode_toko)
    where coalesce(j.rp, 0) <> coalesce(s.rp, 0)`,
  'fine gold in pieces of customers agrees with its gold journal': `
    select kode_toko || ' ledger ' || coalesce(j.mg, 0) || ' pieces ' || coalesce(s.mg, 0) as detail
    from (select kode_toko, sum(debet - kredit) as mg from jurnal_emas where tempat = 'PERSEDIAAN_SERVICE' group by 1) j
    full join (select kode_toko, sum(tambah_murni) as mg from service where status = 'SELESAI' group by 1) s using (kode_toko)
    where coalesce(j.mg, 0) <> coalesce(s.mg, 0)`,
  'services that are done agree with their lines': `
    select kode_toko || ' ' || no_faktur || ' ' || no_service as detail
    from (select g.kode_toko, g.no_faktur, g.no_service, g.murni, g.hpp, (g.ke ->> 'berat')::bigint as berat, (g.ke ->> 'jasa_rp')::bigint as jasa,
            (g.ke ->> 'tambah_rp')::bigint as tambah, (g.ke ->> 'tambah_mg')::bigint as mg
          from service_gerak g where g.jenis = 'SERVICE_SELESAI') g
    full join service_selesai_detail l using (kode_toko, no_faktur, no_service)
    where (g.murni, g.hpp, g.berat, g.jasa, g.tambah, g.mg) is distinct from (l.tambah_murni, l.tambah_hpp, l.berat_akhir, l.jasa_rp, l.tambah_rp, l.tambah_mg)`,
  'gold that was added left its source': `
    select kode_toko || ' ' || no_faktur as detail
    from (select kode_toko, no_faktur, sumber_objek as objek, sumber as kunci, sumber_kadar as kadar, sum(sumber_mg) as berat, sum(tambah_murni) as murni, sum(tambah_hpp) as hpp
          from service_selesai_detail where sumber <> '' group by 1, 2, 3, 4, 5) l
    full join (select kode_toko, no_faktur, objek, kunci, kadar, -sum(berat) as berat, -sum(murni) as murni, -sum(hpp) as hpp
          from mutasi_massa where objek <> 'CUSTOMER' and jenis = 'SERVICE_SELESAI' group by 1, 2, 3, 4, 5) m using (kode_toko, no_faktur, objek, kunci, kadar)
    where (l.berat, l.murni, l.hpp) is distinct from (m.berat, m.murni, m.hpp)`,
};
