/** What contradicts itself in goods between shops (modules-2 §4); statements as in verify.ts. */
export const KIRIMAN_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'lines of shipments are what their movements come to': `
    select no_kirim || '/' || urut as detail from kiriman_baris b
    full join (
      select no_kirim, urut, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp, count(*) filter (where dari is null) as mulai,
        (array_agg(ke order by at desc, id desc))[1] as ke, (array_agg(no_faktur order by at desc, id desc))[1] as no
      from kiriman_gerak group by 1, 2) g using (no_kirim, urut)
    where (b.sisa_qty, b.sisa_berat, b.sisa_murni, b.sisa_hpp, b.status, b.no_akhir) is distinct from (g.qty, g.berat, g.murni, g.hpp, g.ke, g.no) or g.mulai <> 1`,
  'movements of a shipment follow each other': `
    select no_kirim || '/' || urut || ' ' || no_faktur as detail from (
      select g.*, lag(g.ke) over (partition by no_kirim, urut order by at, id) as sebelum from kiriman_gerak g) g where dari is distinct from sebelum`,
  'shipments agree with their documents': `
    select coalesce(d.no_faktur, k.no_kirim) as detail
    from (select * from dokumen where jenis = 'KIRIM_BARANG') d left join paket_detail p using (kode_toko, no_faktur)
    full join kiriman k on k.no_kirim = d.no_faktur
    where (d.kode_toko, d.tanggal, p.lawan, p.segel, p.kurir, p.berat_paket) is distinct from (k.kode_toko, k.tanggal, k.tujuan, k.segel, k.kurir, k.berat_paket)`,
  'what is sent agrees with the lines of its document': `
    select no_faktur || '/' || urut as detail from kirim_barang_detail l
    full join (select no_kirim as no_faktur, urut, objek, kunci, qty, berat, murni, hpp, kode_toko from kiriman_baris) b using (no_faktur, urut)
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
  // Of all shops together: a shop that sent and one that received each tell their part.
  'goods on the road agree with their account': `
    select 'ledger ' || j.rp || ' shipments ' || k.rp as detail
    from (select coalesce(sum(debet - kredit), 0) as rp from jurnal where role = 'BARANG_DALAM_JALAN') j,
      (select coalesce(sum(sisa_hpp), 0) as rp from kiriman_baris) k where j.rp <> k.rp`,
  'pieces on the road are lines of shipments': `
    select coalesce(t.kode_barcode, b.kunci) as detail from (select * from barang where status = 'TRANSIT') t
    full join (select * from kiriman_baris where objek = 'BARANG' and sisa_qty > 0) b on b.kode_toko = t.kode_toko and b.kunci = t.kode_barcode
    where t.kode_barcode is null or b.kunci is null`,
};
