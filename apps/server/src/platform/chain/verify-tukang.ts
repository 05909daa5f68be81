/** Milligrams of the shop's gold in the hands of craftsmen, by document. */
const MOVED = `select kode_toko, no_faktur, kunci, sum(murni) as mg, sum(hpp) as rp from mutasi_massa
      where objek = 'TUKANG' and milik = 'TOKO' and jenis in ('SERAH_TUKANG', 'TERIMA_TUKANG') group by 1, 2, 3`;

/** What a document of craftsmen says of itself: its lines, or its pieces and bars, and their fine gold. */
export const TUKANG_SUMS = `
      select kode_toko, no_faktur, count(*) as qty, sum(murni) as berat from serah_tukang_detail group by 1, 2
      union all
      select k.kode_toko, k.no_faktur, coalesce((select sum(l.qty) from terima_tukang_detail l where l.kode_toko = k.kode_toko and l.no_faktur = k.no_faktur), 0), k.hasil_mg + k.kembali_mg
      from kerja_tukang_detail k`;

/** What contradicts itself in what craftsmen get, bring and are owed (modules-2 §2, TUKANG_EMAS); statements as in contradictions.ts. */
export const TUKANG_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'gold with craftsmen is what its documents say': `
    select kode_toko || ' ' || no_faktur as detail from (${MOVED}) m
    full join (
      select kode_toko, no_faktur, kode_tukang as kunci, sum(murni) as mg, sum(hpp) as rp from serah_tukang_detail group by 1, 2, 3
      union all
      select kode_toko, no_faktur, kode_tukang, -keluar_mg, -lepas_rp from kerja_tukang_detail where keluar_mg > 0) l using (kode_toko, no_faktur, kunci)
    where (m.mg, m.rp) is distinct from (l.mg, l.rp)`,
  'gold with craftsmen costs nothing where there is none': `
    select kode_toko || ' ' || kunci as detail from mutasi_massa where objek = 'TUKANG' and milik = 'TOKO'
    group by kode_toko, kunci having sum(berat) = 0 and sum(hpp) <> 0 or sum(hpp) < 0`,
  'what is handed to craftsmen is out of bars and lots': `
    select kode_toko || ' ' || no_faktur as detail
    from (select kode_toko, no_faktur, sumber, kunci, kadar, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp
          from serah_tukang_detail group by 1, 2, 3, 4, 5) l
    full join (select kode_toko, no_faktur, objek as sumber, kunci, kadar, -sum(qty) as qty, -sum(berat) as berat, -sum(murni) as murni, -sum(hpp) as hpp
          from mutasi_massa where objek <> 'TUKANG' and jenis = 'SERAH_TUKANG' group by 1, 2, 3, 4, 5) m using (kode_toko, no_faktur, sumber, kunci, kadar)
    where (l.qty, l.berat, l.murni, l.hpp) is distinct from (m.qty, m.berat, m.murni, m.hpp)`,
  'what craftsmen bring is pieces to tag and bars': `
    select kode_toko || ' ' || no_faktur as detail
    from (select kode_toko, no_faktur, case hasil when 'PIECE' then no_faktur || '/' || urut else no_faktur end as kunci,
            case hasil when 'PIECE' then kadar else kadar_murni end as kadar, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp
          from terima_tukang_detail group by 1, 2, 3, 4) l
    full join (select kode_toko, no_faktur, kunci, kadar, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp
          from mutasi_massa where objek <> 'TUKANG' and jenis = 'TERIMA_TUKANG' group by 1, 2, 3, 4) m using (kode_toko, no_faktur, kunci, kadar)
    where (l.qty, l.berat, l.murni, l.hpp) is distinct from (m.qty, m.berat, m.murni, m.hpp)`,
  'jobs of craftsmen add up': `
    select k.kode_toko || ' ' || k.no_faktur as detail from kerja_tukang_detail k
    left join lateral (
      select coalesce(sum(l.murni) filter (where l.hasil <> 'SISA'), 0) as hasil, coalesce(sum(l.murni) filter (where l.hasil = 'SISA'), 0) as kembali,
        coalesce(sum(l.hpp), 0) as hpp, coalesce(sum(l.upah), 0) as upah
      from terima_tukang_detail l where l.kode_toko = k.kode_toko and l.no_faktur = k.no_faktur) l on true
    where (k.hasil_mg, k.kembali_mg) <> (l.hasil, l.kembali)
      or k.boleh_mg <> floor(greatest(0, k.hasil_mg + k.susut_mg - k.emas_tukang_mg) * k.susut_persen / 100)
      or k.dibebankan_mg <> case when k.maaf then k.susut_mg else least(k.susut_mg, k.boleh_mg) end
      or k.keluar_mg <> k.hasil_mg + k.kembali_mg + k.dibebankan_mg - k.emas_tukang_mg
      or l.hpp <> k.lepas_rp - k.susut_rp + k.emas_tukang_rp + l.upah`,
  'journal agrees with what its document makes owed to craftsmen': `
    select kode_toko || ' ' || no as detail
    from (select kode_toko, no_jurnal as no, sum(kredit - debet) as rp from jurnal where role = 'HUTANG_TUKANG' group by 1, 2) j
    full join (select kode_toko, no_faktur as no, sum(rp) as rp from pihak_mutasi where pihak = 'TUKANG' group by 1, 2) p using (kode_toko, no)
    where coalesce(j.rp, 0) <> coalesce(p.rp, 0)`,
  'wages are of what is owed for jobs': `
    select kode_toko || ' ' || no_faktur as detail
    from (select kode_toko, no_faktur, no_asal, -sum(jumlah_rp) as rp from upah_tukang_detail group by 1, 2, 3
          union all
          select k.kode_toko, k.no_faktur, k.no_faktur, k.emas_tukang_rp + coalesce((
            select sum(l.upah) from terima_tukang_detail l where l.kode_toko = k.kode_toko and l.no_faktur = k.no_faktur), 0) from kerja_tukang_detail k
          union all
          select kode_toko, no_faktur, no_faktur, sum(upah) from service_selesai_detail where upah > 0 group by 1, 2) l
    full join (select p.kode_toko, p.no_faktur, p.no_asal, sum(p.rp) as rp from pihak_mutasi p join dokumen d using (kode_toko, no_faktur)
          where p.pihak = 'TUKANG' group by 1, 2, 3) p using (kode_toko, no_faktur, no_asal)
    where coalesce(l.rp, 0) <> coalesce(p.rp, 0)`,
};
