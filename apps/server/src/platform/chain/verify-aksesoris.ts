/** What contradicts itself in accessories (modules-2 §6, ACC); statements as in verify.ts. */
export const AKSESORIS_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'accessories agree with the lines of their documents': `
    select kode_toko || ' ' || no_faktur || ' ' || kode_barcode as detail from (
      select kode_toko, no_faktur, kode_barcode, case sebab when '' then qty else -qty end as qty, case sebab when '' then hpp else -hpp end as hpp from aksesoris_detail where qty > 0
      union all
      select kode_toko, no_faktur, kode_barcode, -coalesce(qty, 1), -hpp from penjualan_detail where kunci = 'ACC/' || kode_barcode
      union all
      select kode_toko, no_faktur, kunci, -qty, -hpp from kirim_barang_detail where objek = 'ACC'
      union all
      select kode_toko, no_faktur, kunci, qty, hpp from terima_barang_detail where objek = 'ACC' and hasil in ('TERIMA', 'KEMBALI')
      union all
      select kode_toko, no_faktur, kode_barcode, a * l.qty, a * l.hpp from selisih_opname_detail l join dokumen d using (kode_toko, no_faktur)
      cross join lateral (select case d.jenis when 'SELISIH_OPNAME' then -1 else 1 end as a) k where l.objek = 'ACC') l
    full join (
      select m.kode_toko, m.no_faktur, m.kunci as kode_barcode, m.qty, m.hpp from mutasi_massa m join dokumen d using (kode_toko, no_faktur) where m.objek = 'ACC') m
      using (kode_toko, no_faktur, kode_barcode)
    where (l.qty, l.hpp) is distinct from (m.qty, m.hpp)`,
  'accessories that are gone cost nothing': `
    select kode_toko || ' ' || kunci as detail from mutasi_massa where objek = 'ACC' group by kode_toko, kunci having sum(qty) = 0 and sum(hpp) <> 0 or sum(hpp) < 0`,
};
