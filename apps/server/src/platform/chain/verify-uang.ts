/** Money between shops: shipments against the documents of both shops and the ledger of the chain, as in contradictions.ts. */
export const UANG_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'money between shops agrees with its documents': `
    select coalesce(d.kode_toko, k.kode_toko) || ' ' || coalesce(d.no_faktur, k.nomor_referensi) as detail
    from (select * from dokumen where jenis = 'KIRIM_UANG') d
    left join kirim_uang_detail l using (kode_toko, no_faktur) left join dokumen_batal b using (kode_toko, no_faktur)
    left join (
      select r.kode_toko, r.no_faktur, r.grand_total, t.no_kirim, t.dari from terima_uang_detail t join dokumen r using (kode_toko, no_faktur)
      where r.jenis = 'TERIMA_UANG' and r.status = 'POSTED'
      union all select dari, no_akhir, rp, no, kode_toko from kabar_masuk where urut = 0) t on t.no_kirim = d.no_faktur and t.dari = d.kode_toko
    full join (select * from kirim_uang where jauh <> 'MASUK') k on k.nomor_referensi = d.no_faktur
    where (d.kode_toko, d.grand_total, d.tanggal, l.tujuan, l.tas, l.segel, l.kurir) is distinct from (k.kode_toko, k.jumlah_rp, k.tanggal, k.tujuan, k.tas, k.segel, k.kurir)
      or (k.status, k.no_akhir, k.diterima_rp, coalesce(t.kode_toko, k.tujuan)) is distinct from (
        case when b.no_faktur_batal is not null then 'BATAL' when t.no_faktur is not null then 'DONE' else 'SENT' end,
        coalesce(b.no_faktur_batal, t.no_faktur), t.grand_total, k.tujuan)
      or (b.no_faktur_batal is not null and t.no_faktur is not null)`,
  'money received agrees with its count': `
    select d.kode_toko || ' ' || d.no_faktur as detail from (select * from dokumen where jenis = 'TERIMA_UANG') d
    full join terima_uang_detail l using (kode_toko, no_faktur) left join kirim_uang k on k.nomor_referensi = l.no_kirim
    where (d.grand_total, d.asal_toko, d.asal_no, k.jumlah_rp, k.no_akhir) is distinct from (l.dikirim_rp + l.selisih_rp, l.dari, l.no_kirim, l.dikirim_rp, d.no_faktur)`,
  // Of all shops together: a shop that sent and one that received each tell their part, of which another server's is known as it was told.
  'what is under way agrees with its account': `
    select 'ledger ' || j.rp || ' shipments ' || k.rp as detail
    from (select coalesce(sum(debet - kredit), 0) as rp from jurnal where role = 'UANG_DALAM_JALAN') j,
      (select coalesce(sum(case when jauh = 'MASUK' then 0 when status = 'SENT' or jauh = 'KELUAR' and status = 'DONE' then jumlah_rp else 0 end
        - case when jauh = 'MASUK' and status = 'DONE' then jumlah_rp else 0 end), 0) as rp from kirim_uang) k where j.rp <> k.rp`,
};
