/** What contradicts itself in purchases and exchanges; statements as in verify.ts. */
export const BUY_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'lines of a purchase add up': `
    select kode_toko || ' ' || no_faktur || ' line ' || urut as detail from pembelian_detail l
    where potongan <> (select coalesce(sum((r->>'rupiah')::bigint), 0) from jsonb_array_elements(rincian) r)
      or abs(harga_hitung - (berat_dibayar * harga_emas / 1000.0 - potongan)) > 100000`,
  'purchases agree with their lines': `
    select kode_toko || ' ' || no_faktur as detail from (select * from dokumen where jenis = 'PEMBELIAN') d
    full join (select kode_toko, no_faktur, sum(coalesce(qty, 1)) as qty, sum(berat) as berat, sum(harga) as rp from pembelian_detail group by 1, 2) l using (kode_toko, no_faktur)
    where (d.qty, d.berat, d.grand_total) is distinct from (l.qty, l.berat, l.rp)`,
  'stock movements agree with the lines of their purchase': `
    select kode_toko || ' ' || no_faktur as detail from (
      select m.* from mutasi_stock m join dokumen d using (kode_toko, no_faktur) where d.jenis = 'PEMBELIAN') m
    full join (select * from pembelian_detail where kunci is null) l using (kode_toko, no_faktur, kode_barcode)
    where (m.qty, m.berat, m.murni, m.hpp, m.kadar, m.kode_dept, m.kode_group) is distinct from (1, l.berat, l.murni, l.harga, l.kadar, l.kode_dept, l.kode_group)`,
  'goods in bulk agree with the lines of their purchase': `
    select kode_toko || ' ' || no_faktur || ' ' || kunci as detail from (
      select m.kode_toko, m.no_faktur, m.objek || '/' || m.kunci as kunci, sum(m.qty) as qty, sum(m.berat) as berat, sum(m.murni) as murni, sum(m.hpp) as hpp
      from mutasi_massa m join dokumen d using (kode_toko, no_faktur) where d.jenis = 'PEMBELIAN' group by 1, 2, 3) m
    full join (select kode_toko, no_faktur, kunci, sum(coalesce(qty, 1)) as qty, sum(berat) as berat, sum(murni) as murni, sum(harga) as hpp
      from pembelian_detail where kunci is not null group by 1, 2, 3) l using (kode_toko, no_faktur, kunci)
    where (m.qty, m.berat, m.murni, m.hpp) is distinct from (l.qty, l.berat, l.murni, l.hpp)`,
  'bought pieces are of the line they came in by': `
    select b.kode_toko || ' ' || b.kode_barcode as detail from barang b join pembelian_detail l on l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode
    where (b.asal_toko, b.asal_urut, coalesce(b.asal_no, '')) is distinct from (l.asal_toko, l.asal_urut, case when l.asal_toko is null then '' else l.no_faktur_jual end)`,
  'what is owed for purchases agrees with its account': `
    select coalesce(j.kode_toko, b.kode_toko) || ' ledger ' || coalesce(j.rp, 0) || ' purchases ' || coalesce(b.rp, 0) as detail
    from (select kode_toko, sum(kredit - debet) as rp from jurnal where role = 'HUTANG_BELI' group by 1) j
    full join (
      select kode_toko, sum(rp) as rp from (
        select d.kode_toko, b.jumlah_rp as rp from dokumen d join dokumen_bayar b using (kode_toko, no_faktur)
        where d.status = 'POSTED' and b.jenis = 'BELUM_BAYAR'
        union all select kode_toko, -grand_total from dokumen where jenis = 'BAYAR_BELI' and status = 'POSTED') x group by 1) b using (kode_toko)
    where coalesce(j.rp, 0) <> coalesce(b.rp, 0)`,
  'the clearing of exchanges is empty': `
    select kode_toko || ' ' || sum(debet - kredit) as detail from jurnal where role = 'KLIRING_TUKAR' group by kode_toko having sum(debet) <> sum(kredit)`,
};
