/** What contradicts itself in deliveries and their tags (modules §11.4, TERIMA_STOK); statements as in verify.ts. */
export const TERIMA_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'batches are the lines of their delivery': `
    select kode_toko || ' ' || kunci as detail
    from (select kode_toko, no_faktur || '/' || urut as kunci, kadar, qty, berat, murni, hpp from terima_detail) l
    full join (select kode_toko, kunci, kadar, qty, berat, murni, hpp from mutasi_massa where objek = 'BELUM_TAG' and jenis = 'TERIMA' and kunci like '%/%') m
      using (kode_toko, kunci)
    where (l.kadar, l.qty, l.berat, l.murni, l.hpp) is distinct from (m.kadar, m.qty, m.berat, m.murni, m.hpp)`,
  'tags took of their batch what they weigh': `
    select kode_toko || ' ' || no_faktur as detail
    from (select kode_toko, no_faktur, -sum(qty) as qty, -sum(berat) as berat, -sum(murni) as murni, -sum(hpp) as hpp
          from mutasi_massa where objek = 'BELUM_TAG' and jenis = 'TAMBAH' and kunci like '%/%' group by 1, 2) m
    left join (select s.kode_toko, s.no_faktur, count(*) as qty, sum(b.berat_asli) as berat, sum(s.murni) as murni, sum(s.hpp) as hpp
          from mutasi_stock s join barang b using (kode_toko, kode_barcode) where s.jenis = 'TAMBAH' group by 1, 2) s using (kode_toko, no_faktur)
    where (m.qty, m.berat, m.murni, m.hpp) is distinct from (s.qty, s.berat, s.murni, s.hpp)`,
  'pieces of a delivery have the purity of its line': `
    select b.kode_toko || ' ' || b.kode_barcode as detail
    from mutasi_massa m
    join mutasi_stock s on s.kode_toko = m.kode_toko and s.no_faktur = m.no_faktur and s.jenis = 'TAMBAH' and s.kadar = m.kadar
    join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
    left join batch_baris l on l.kode_toko = m.kode_toko and l.no_faktur = split_part(m.kunci, '/', 1) and l.urut = split_part(m.kunci, '/', 2)::smallint
    where m.objek = 'BELUM_TAG' and m.jenis = 'TAMBAH' and m.kunci like '%/%' and l.kadar is distinct from b.kadar`,
  'corrections, ends and returns took what their lines say': `
    select kode_toko || ' ' || no_faktur as detail
    from (select kode_toko, no_faktur, no_batch, kode_barcode, kadar, -l.qty as qty, case d.jenis when 'KOREKSI_TERIMA' then l.berat else -l.berat end as berat,
            case d.jenis when 'KOREKSI_TERIMA' then l.murni else -l.murni end as murni, -l.hpp as hpp
          from batch_detail l join dokumen d using (kode_toko, no_faktur)) l
    full join (
      select kode_toko, no_faktur, kunci as no_batch, '' as kode_barcode, kadar, qty, berat, murni, hpp from mutasi_massa
      where objek = 'BELUM_TAG' and jenis in ('KOREKSI', 'SELESAI', 'RETUR')
      union all
      select s.kode_toko, s.no_faktur, l.no_batch, s.kode_barcode, s.kadar, s.qty, -b.berat_asli, s.murni, s.hpp
      from mutasi_stock s join barang b using (kode_toko, kode_barcode) left join batch_detail l on l.kode_toko = s.kode_toko and l.no_faktur = s.no_faktur and l.kode_barcode = s.kode_barcode
      where s.jenis = 'RETUR') m using (kode_toko, no_faktur, no_batch, kode_barcode)
    where (l.kadar, l.qty, l.berat, l.murni, l.hpp) is distinct from (m.kadar, m.qty, m.berat, m.murni, m.hpp)`,
  'pieces in consignment are of their delivery': `
    select coalesce(b.kode_toko, n.kode_toko) || ' ' || coalesce(b.kode_barcode, n.no_faktur) as detail
    from (
      select b.kode_toko, b.kode_barcode, b.milik, b.no_terima, b.kode_supplier, split_part(m.kunci, '/', 1) as no_faktur
      from mutasi_massa m
      join mutasi_stock s on s.kode_toko = m.kode_toko and s.no_faktur = m.no_faktur and s.jenis = 'TAMBAH'
      join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
      where m.objek = 'BELUM_TAG' and m.jenis = 'TAMBAH' and m.kunci like '%/%') b
    join terima_nota_detail n on n.kode_toko = b.kode_toko and n.no_faktur = b.no_faktur
    where (b.milik, b.no_terima, b.kode_supplier) is distinct from
      (case n.sistem when 'KONSINYASI' then 'SUPPLIER' end, case n.sistem when 'KONSINYASI' then n.no_faktur end, case n.sistem when 'KONSINYASI' then n.kode_supplier end)
    union all
    select kode_toko || ' ' || no_faktur from terima_detail l join terima_nota_detail n using (kode_toko, no_faktur)
    where (n.sistem = 'KONSINYASI') <> (l.harga_titip is not null) or (n.sistem = 'KONSINYASI' and (l.hutang_rp, l.hutang_mg, l.hpp) <> (0, 0, 0))`,
  'gold in consignment agrees with its gold journal': `
    select kode_toko || ' ' || no || ' goods ' || coalesce(m.mg, 0) || ' journal ' || coalesce(e.mg, 0) as detail
    from (
      select kode_toko, no_faktur as no, sum(murni) as mg from (
        select kode_toko, no_faktur, murni from mutasi_stock where milik = 'SUPPLIER'
        union all select kode_toko, no_faktur, murni from mutasi_massa where objek = 'BELUM_TAG' and milik = 'SUPPLIER') x group by 1, 2) m
    full join (select kode_toko, no_jurnal as no, sum(debet - kredit) as mg from jurnal_emas where tempat = 'KONSINYASI' group by 1, 2) e using (kode_toko, no)
    where coalesce(m.mg, 0) <> coalesce(e.mg, 0)`,
  'what is sold in consignment is owed to its supplier': `
    select kode_toko || ' ' || no_faktur || ' ' || no_asal as detail
    from (
      select s.kode_toko, s.no_faktur, b.no_terima as no_asal, b.kode_supplier as kode, sum(b.harga_titip) as rp, sum(l.hpp) as hpp
      from mutasi_stock s join barang b using (kode_toko, kode_barcode) join penjualan_detail l using (kode_toko, no_faktur, kode_barcode)
      where s.milik = 'SUPPLIER' and s.jenis = 'JUAL' group by 1, 2, 3, 4) s
    full join (
      select p.kode_toko, p.no_faktur, p.no_asal, p.kode, sum(p.rp) as rp from pihak_mutasi p
      join dokumen d on d.kode_toko = p.kode_toko and d.no_faktur = p.no_faktur and d.jenis = 'PENJUALAN' group by 1, 2, 3, 4) p
      using (kode_toko, no_faktur, no_asal, kode)
    where (s.rp, s.hpp) is distinct from (p.rp, p.rp)`,
};
