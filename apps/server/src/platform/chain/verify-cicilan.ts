/** What contradicts itself in contracts in instalments (CICILAN_KAS); statements as in contradictions.ts. */
export const INSTALMENT_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'rows of a contract are what it leaves to be paid': `
    select k.kode_toko || ' ' || k.no_faktur as detail from cicilan_kontrak_detail k
    left join lateral (select count(*) as n, sum(r.angsuran) as rp from cicilan_detail r where r.kode_toko = k.kode_toko and r.no_faktur = k.no_faktur) r on true
    where (r.n, coalesce(r.rp, 0)) is distinct from (k.tenor::bigint, k.total - k.dp)`,
  'payments of instalments are what their lines say': `
    select kode_toko || ' ' || no_faktur as detail
    from (select kode_toko, no_faktur, no_cicilan, sum(angsuran) as dibayar, sum(denda) as denda, sum(hapus) as hapus, sum(potongan) as potongan
          from cicilan_bayar_detail group by 1, 2, 3) l
    full join (select kode_toko, no_faktur, no_cicilan, dibayar, denda, hapus, potongan from cicilan_gerak where jenis in ('BAYAR', 'CEPAT')) g using (kode_toko, no_faktur, no_cicilan)
    where (l.dibayar, l.denda, l.hapus, l.potongan) is distinct from (g.dibayar, g.denda, g.hapus, g.potongan)`,
  'no row of a contract is paid twice': `
    select b.kode_toko || ' ' || b.no_cicilan || '/' || b.baris as detail
    from cicilan_bayar_detail b join dokumen d using (kode_toko, no_faktur)
    left join cicilan_detail r on r.kode_toko = b.kode_toko and r.no_faktur = b.no_cicilan and r.urut = b.baris
    where d.status = 'POSTED' group by b.kode_toko, b.no_cicilan, b.baris, r.angsuran
    having r.angsuran is null or sum(b.angsuran + b.potongan) > r.angsuran`,
  'contracts are what their movements add up to': `
    select kode_toko || ' ' || no_cicilan as detail from cicilan c
    join (select kode_toko, no_cicilan, sum(dibayar) as dibayar, sum(denda) as denda, sum(hapus) as hapus, sum(potongan) as potongan from cicilan_gerak group by 1, 2) g
      using (kode_toko, no_cicilan)
    where (c.dibayar, c.denda_dibayar, c.denda_dihapus, c.potongan) <> (g.dibayar, g.denda, g.hapus, g.potongan)`,
  'what is paid on a contract is left with the shop until it ends': `
    select c.kode_toko || ' ' || c.no_cicilan as detail from cicilan c
    left join titip t on t.kode_toko = c.kode_toko and t.no_titip = c.no_cicilan
    join cicilan_kontrak_detail k on k.kode_toko = c.kode_toko and k.no_faktur = c.no_cicilan
    where coalesce(t.saldo, 0) <> case c.status when 'AKTIF' then c.dibayar else 0 end or coalesce(t.qty, 0) <> (c.status = 'AKTIF' and k.kode_barcode <> '')::int
      or c.status = 'LUNAS' and not exists (select from cicilan_gram_detail g where g.kode_toko = c.kode_toko and g.no_faktur = c.no_cicilan) and c.dibayar + c.potongan <> k.total`,
  'fines of instalments agree with their account': `
    select coalesce(j.kode_toko, g.kode_toko) || ' ' || coalesce(j.no, g.no) as detail
    from (select kode_toko, no_jurnal as no, sum(kredit - debet) as rp from jurnal where role = 'PENDAPATAN_DENDA_CICILAN' group by 1, 2) j
    full join (select kode_toko, no_faktur as no, sum(denda) as rp from cicilan_gerak group by 1, 2) g on g.kode_toko = j.kode_toko and g.no = j.no
    where coalesce(j.rp, 0) <> coalesce(g.rp, 0)`,
  'a contract that follows another goes on with its piece, its price and what was paid': `
    select g.kode_toko || ' ' || g.no_faktur as detail from cicilan_gerak g
    left join dokumen d on d.kode_toko = g.kode_toko and d.no_faktur = g.no_faktur
    left join cicilan_kontrak_detail k on k.kode_toko = g.kode_toko and k.no_faktur = g.no_faktur
    left join cicilan_kontrak_detail l on l.kode_toko = g.kode_toko and l.no_faktur = g.no_cicilan
    where g.jenis = 'GANTI' and (d.asal_no, k.kode_barcode, k.harga, k.dp) is distinct from (g.no_cicilan, l.kode_barcode, l.harga, d.grand_total - g.dibayar)`,
  'ended contracts kept and owe what was paid': `
    select a.kode_toko || ' ' || a.no_faktur as detail from cicilan_akhir_detail a
    full join (select kode_toko, no_faktur, no_cicilan, dibayar from cicilan_gerak where jenis in ('LELANG', 'BATAL')) g using (kode_toko, no_faktur, no_cicilan)
    left join lateral (select coalesce(sum(t.jumlah_rp), 0) as rp from titipan_mutasi t
      where t.kode_toko = a.kode_toko and t.no_faktur = a.no_faktur and t.no_titip = a.no_faktur and t.jenis = 'KELEBIHAN') t on true
    where a.dibayar is distinct from -g.dibayar or a.kembali <> t.rp`,
  'payments of gram plans are what they bought': `
    select coalesce(b.kode_toko, g.kode_toko) || ' ' || coalesce(b.no_faktur, g.no_faktur) as detail from cicilan_gram_bayar_detail b
    full join (select * from cicilan_gerak where jenis = 'GRAM') g on g.kode_toko = b.kode_toko and g.no_faktur = b.no_faktur and g.no_cicilan = b.no_cicilan
    where b.rp is distinct from g.dibayar or b.kode_barcode is null and b.mg <> floor(b.rp * 1000.0 / b.harga_emas) or (b.kode_barcode is not null) <> (g.ke ->> 'status' = 'LUNAS')
    union all
    select g.kode_toko || ' ' || g.no_faktur from cicilan_gram_detail g left join cicilan_kontrak_detail k using (kode_toko, no_faktur)
    where g.mg is distinct from floor(k.dp * 1000.0 / k.harga_emas)::bigint`,
  'a gram plan that is fetched bought its piece whole, and no other more than it weighs': `
    select k.kode_toko || ' ' || k.no_faktur as detail from cicilan_gram_detail g join cicilan_kontrak_detail k using (kode_toko, no_faktur)
    join (select b.kode_toko, b.no_cicilan, sum(b.mg) as mg, max(b.kode_barcode) as barcode from cicilan_gram_bayar_detail b join dokumen d using (kode_toko, no_faktur)
      where d.status = 'POSTED' group by 1, 2) b on b.kode_toko = k.kode_toko and b.no_cicilan = k.no_faktur
    left join penjualan_detail m on m.kode_toko = b.kode_toko and m.kode_barcode = b.barcode and m.no_faktur in (
      select y.no_faktur from cicilan_gram_bayar_detail l join dokumen x using (kode_toko, no_faktur) join dokumen y on y.kode_toko = x.kode_toko and y.no_tukar = x.no_tukar
      where l.kode_toko = b.kode_toko and l.no_cicilan = b.no_cicilan and l.kode_barcode is not null and x.status = 'POSTED')
    where case when b.barcode is null then g.mg + b.mg > k.berat else g.mg + b.mg is distinct from m.berat end`,
};
