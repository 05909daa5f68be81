/** Each line of an order, and each piece that a pre-order asks for. */
const ASKED = `(select kode_toko, no_faktur, urut::int as urut from pesanan_detail
      union all select kode_toko, no_faktur, generate_series(1, qty)::int from preorder_detail)`;
/** The pieces that lines have, by the documents that gave them: made for them, or kept for a member. */
const GIVEN = `(select kode_toko, no_faktur, no_pesanan, kode_barcode, kadar from jadi_detail
      union all select kode_toko, no_faktur, no_pesanan, kode_barcode, kadar from preorder_siap_detail)`;

/** What contradicts itself in orders (modules-2 §9); statements as in contradictions.ts. */
export const PESANAN_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'orders are the lines of their document': `
    select coalesce(p.kode_toko, l.kode_toko) || ' ' || coalesce(p.no_pesanan, l.no_faktur || '/' || l.urut) as detail from pesanan p
    full join ${ASKED} l on l.kode_toko = p.kode_toko and l.no_faktur = p.no_induk and l.urut = p.urut
    where p.no_pesanan is null or l.no_faktur is null`,
  'ordered pieces are those that were made for their line': `
    select kode_toko || ' ' || no_faktur as detail from (
      select m.kode_toko, m.no_faktur, m.kode_barcode, m.dari_status, m.ke_status, m.kadar from mutasi_stock m
      join dokumen d using (kode_toko, no_faktur) where d.jenis in ('JADI_PESANAN', 'SIAP_PREORDER')) m
    full join ${GIVEN} j using (kode_toko, no_faktur, kode_barcode)
    where (m.dari_status, m.ke_status, m.kadar) is distinct from ('READY', 'HOLD', j.kadar)
      or not exists (select 1 from pesanan_gerak g where g.kode_toko = j.kode_toko and g.no_faktur = j.no_faktur and g.no_pesanan = j.no_pesanan
        and g.ke ->> 'kode_barcode' = j.kode_barcode)`,
  'agreed prices of ordered pieces add up': `
    select kode_toko || ' ' || no_faktur as detail from jadi_detail left join jadi_emas_detail using (kode_toko, no_faktur)
    where harga_jual <> round(coalesce(ditagih_mg, berat) * harga_emas / 1000.0) + ongkos + harga_atribut + pembulatan`,
  'pieces that wait for who ordered them are kept for him': `
    select p.kode_toko || ' ' || p.no_pesanan as detail from pesanan p
    left join barang b on b.kode_toko = p.kode_toko and b.kode_barcode = p.kode_barcode
    where p.status = 'JADI' and (b.status is distinct from 'HOLD' or not exists (
        select 1 from ${GIVEN} j where j.kode_toko = p.kode_toko and j.no_pesanan = p.no_pesanan and j.no_faktur = kadar_titip_barang(p.kode_toko, p.kode_barcode)))
      or p.status = 'DIAMBIL' and not exists (
        select 1 from pesanan_gerak g join penjualan_detail l on l.kode_toko = g.kode_toko and l.no_faktur = g.no_faktur and l.kode_barcode = p.kode_barcode
        where g.kode_toko = p.kode_toko and g.no_pesanan = p.no_pesanan and g.jenis = 'AMBIL')`,
  'samples are the pieces that went out and came back': `
    select kode_toko || ' ' || no_faktur as detail from (
      select m.kode_toko, m.no_faktur, m.kode_barcode, m.dari_status, m.ke_status, m.kadar from mutasi_stock m
      join dokumen d using (kode_toko, no_faktur) where d.jenis in ('CONTOH_KELUAR', 'AMBIL_CONTOH')) m
    full join (
      select kode_toko, no_faktur, kode_barcode, kadar, 'READY' as dari, 'HOLD' as ke from contoh_keluar_detail
      union all select kode_toko, no_faktur, kode_barcode, kadar, 'HOLD', 'READY' from contoh_ambil_detail) l using (kode_toko, no_faktur, kode_barcode)
    where (m.dari_status, m.ke_status, m.kadar) is distinct from (l.dari, l.ke, l.kadar)
    union all
    select a.kode_toko || ' ' || a.no_faktur from contoh_ambil_detail a
    left join contoh_keluar_detail k on k.kode_toko = a.kode_toko and k.no_faktur = a.no_keluar
    where (k.no_pesanan, k.kode_barcode, k.berat) is distinct from (a.no_pesanan, a.kode_barcode, a.berat)`,
  'samples that are out are kept for an order that is open': `
    select c.kode_toko || ' ' || c.no_pesanan as detail from contoh_keadaan c
    left join barang b on b.kode_toko = c.kode_toko and b.kode_barcode = c.kode_barcode
    where c.tgl_kembali is null and (
      not exists (select 1 from pesanan p where p.kode_toko = c.kode_toko and p.no_induk = c.no_induk and p.status in ('PESAN', 'JADI'))
      or c.jenis = 'TOKO' and (b.status is distinct from 'HOLD' or kadar_titip_barang(c.kode_toko, c.kode_barcode) is distinct from c.no_contoh))`,
  'orders that ended owe nothing': `
    select t.kode_toko || ' ' || t.no_titip as detail from titip t join dokumen d on d.kode_toko = t.kode_toko and d.no_faktur = t.no_titip and d.jenis in ('PESANAN', 'PREORDER')
    where t.saldo > 0 and not exists (select 1 from pesanan p where p.kode_toko = t.kode_toko and p.no_induk = t.no_titip and p.status <> 'BATAL')`,
};
