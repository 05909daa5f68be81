/** Movements of shipments as this server knows them: of its own documents, and what servers of other shops told of theirs. */
const GERAK = `
  select no_kirim, urut, no_faktur, jenis, dari, ke, qty, berat, murni, hpp, at, id from kiriman_gerak
  union all select no, urut, no_akhir, hasil, 'JALAN', case when hasil = 'TOLAK' or sisa = 0 then hasil else 'JALAN' end, -qty, -berat, -murni, -rp, at, 0 from (
    select m.*, b.qty - sum(m.qty) over (partition by m.no, m.urut order by m.at, m.no_akhir) as sisa from kabar_masuk m join kiriman_baris b on b.no_kirim = m.no and b.urut = m.urut) m`;

/** What contradicts itself in goods between shops (modules-2 §4); statements as in verify.ts. */
export const KIRIMAN_CONTRADICTIONS: Readonly<Record<string, string>> = {
  // Of one that goes to another server it is also what that server told; one that comes from there is known as it was told.
  'lines of shipments are what their movements come to': `
    select no_kirim || '/' || urut as detail from (select * from kiriman_baris where jauh <> 'MASUK') b
    full join (
      select no_kirim, urut, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp, count(*) filter (where dari is null) as mulai,
        (array_agg(ke order by at desc, id desc))[1] as ke, (array_agg(no_faktur order by at desc, id desc))[1] as no
      from (${GERAK}) g where not exists (select from kiriman_baris m where m.no_kirim = g.no_kirim and m.urut = g.urut and m.jauh = 'MASUK') group by 1, 2) g using (no_kirim, urut)
    where (b.sisa_qty, b.sisa_berat, b.sisa_murni, b.sisa_hpp, case b.status when 'DIBERIKAN' then 'JALAN' else b.status end, b.no_akhir)
      is distinct from (g.qty, g.berat, g.murni, g.hpp, g.ke, g.no) or g.mulai <> 1`,
  'lines from other servers are what was received of them': `
    select b.no_kirim || '/' || b.urut as detail from kiriman_baris b
    left join (select no_kirim, urut, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp from kiriman_gerak group by 1, 2) g using (no_kirim, urut)
    where b.jauh = 'MASUK' and case when b.status in ('KEMBALI', 'HILANG', 'BATAL') then b.sisa_qty <> 0
      else (b.sisa_qty - b.qty, b.sisa_berat - b.berat, b.sisa_murni - b.murni, b.sisa_hpp - b.hpp) is distinct from (coalesce(g.qty, 0), coalesce(g.berat, 0), coalesce(g.murni, 0),
        coalesce(g.hpp, 0)) end`,
  'movements of a shipment follow each other': `
    select no_kirim || '/' || urut || ' ' || no_faktur as detail from (
      select g.*, lag(g.ke) over (partition by no_kirim, urut order by at, id) as sebelum from (${GERAK}) g) g
    where case when exists (select from kiriman_baris m where m.no_kirim = g.no_kirim and m.urut = g.urut and m.jauh = 'MASUK')
      then dari is distinct from 'DIBERIKAN' or sebelum <> 'JALAN' else dari is distinct from sebelum end`,
  'shipments agree with their documents': `
    select coalesce(d.no_faktur, k.no_kirim) as detail
    from (select * from dokumen where jenis = 'KIRIM_BARANG') d left join paket_detail p using (kode_toko, no_faktur)
    full join (select * from kiriman where jauh <> 'MASUK') k on k.no_kirim = d.no_faktur
    where (d.kode_toko, d.tanggal, p.lawan, p.segel, p.kurir, p.berat_paket) is distinct from (k.kode_toko, k.tanggal, k.tujuan, k.segel, k.kurir, k.berat_paket)`,
  'what is sent agrees with the lines of its document': `
    select no_faktur || '/' || urut as detail from kirim_barang_detail l
    full join (select no_kirim as no_faktur, urut, objek, kunci, qty, berat, murni, hpp, kode_toko from kiriman_baris where jauh <> 'MASUK') b using (no_faktur, urut)
    where (l.kode_toko, l.objek, l.kunci, l.qty, l.berat, l.murni, l.hpp) is distinct from (b.kode_toko, b.objek, b.kunci, b.qty, b.berat, b.murni, b.hpp)`,
  'what became of a shipment agrees with the lines that say so': `
    select coalesce(l.no_faktur, g.no_faktur) || ' ' || coalesce(l.no_kirim, g.no_kirim) || '/' || coalesce(l.urut_kirim, g.urut) as detail
    from terima_barang_detail l
    full join (select * from kiriman_gerak where jenis in ('TERIMA', 'TOLAK', 'KEMBALI', 'HILANG')) g
      on g.kode_toko = l.kode_toko and g.no_faktur = l.no_faktur and g.no_kirim = l.no_kirim and g.urut = l.urut_kirim
    where (l.hasil, l.berat_terima) is distinct from (g.jenis, g.berat_terima)
      or l.hasil <> 'TOLAK' and (l.qty, l.berat, l.murni, l.hpp) is distinct from (-g.qty, -g.berat, -g.murni, -g.hpp)`,
  'journal agrees with the goods on the road of its document': `
    select kode_toko || ' ' || no || ' ledger ' || coalesce(j.rp, 0) || ' book ' || coalesce(g.rp, 0) as detail
    from (select kode_toko, no_jurnal as no, sum(debet - kredit) as rp from jurnal where role = 'BARANG_DALAM_JALAN' group by 1, 2) j
    full join (select kode_toko, no_faktur as no, sum(hpp) as rp from kiriman_gerak group by 1, 2) g using (kode_toko, no) where coalesce(j.rp, 0) <> coalesce(g.rp, 0)`,
  'fine gold on the road agrees with its gold journal': `
    select kode_toko || ' ' || no as detail
    from (select kode_toko, no_jurnal as no, sum(debet - kredit) as mg from jurnal_emas where tempat = 'DALAM_JALAN' group by 1, 2) j
    full join (select kode_toko, no_faktur as no, sum(murni) as mg from kiriman_gerak group by 1, 2) g using (kode_toko, no) where coalesce(j.mg, 0) <> coalesce(g.mg, 0)`,
  // Of all shops together: a shop that sent and one that received each tell their part. What another server received is gone from here, and what was received of it came.
  'goods on the road agree with their account': `
    select 'ledger ' || j.rp || ' shipments ' || k.rp as detail
    from (select coalesce(sum(debet - kredit), 0) as rp from jurnal where role = 'BARANG_DALAM_JALAN') j,
      (select (select coalesce(sum(sisa_hpp), 0) from kiriman_baris where jauh <> 'MASUK') + (select coalesce(sum(rp), 0) from kabar_masuk where hasil = 'TERIMA' and urut > 0)
        + (select coalesce(sum(g.hpp), 0) from kiriman_baris b join kiriman_gerak g using (no_kirim, urut) where b.jauh = 'MASUK') as rp) k where j.rp <> k.rp`,
  'pieces on the road are lines of shipments': `
    select coalesce(t.kode_barcode, b.kunci) as detail from (select * from barang where status = 'TRANSIT') t
    full join (select * from kiriman_baris where objek = 'BARANG' and sisa_qty > 0 and jauh <> 'MASUK') b on b.kode_toko = t.kode_toko and b.kunci = t.kode_barcode
    where t.kode_barcode is null or b.kunci is null`,
};
