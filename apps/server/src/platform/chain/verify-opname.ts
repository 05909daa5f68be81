/** What contradicts itself in counts; statements as in verify.ts. */
export const COUNT_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'results of counts are as they were archived': `
    select kode_toko || ' opname ' || id as detail from opname_sesi where status = 'SELESAI' and hash <> kadar_hash_opname(id)`,
  'the audit agrees with the counts': `
    select kode_toko || ' opname ' || no as detail from (
      select kode_toko, entity_key as no, after ->> 'hash' as hash from audit where entity = 'opname' and action = 'finish') a
    full join (select kode_toko, id::text as no, hash from opname_sesi where status = 'SELESAI') s using (kode_toko, no)
    where a.hash is distinct from s.hash`,
  'stock movements agree with the lines of what counts did not find, and of what turned up': `
    select kode_toko || ' ' || no_faktur || ' ' || kode_barcode as detail from (
      select m.* from mutasi_stock m join dokumen d using (kode_toko, no_faktur) where d.jenis in ('SELISIH_OPNAME', 'TEMU_OPNAME')) m
    full join (select * from selisih_opname_detail where objek is null) l using (kode_toko, no_faktur, kode_barcode)
    where (abs(m.qty), abs(m.berat), abs(m.murni), abs(m.hpp), m.kadar, m.kode_dept, m.kode_group, m.kode_baki, m.ke_status)
      is distinct from (1, l.berat, l.murni, l.hpp, l.kadar, l.kode_dept, l.kode_group, l.kode_baki, case when l.sesi_id is null then 'READY' else 'HILANG' end)`,
  'what counts wrote off they did not find': `
    select l.kode_toko || ' ' || l.no_faktur || ' ' || l.kode_barcode as detail from selisih_opname_detail l
    left join opname_hasil h on h.sesi_id = l.sesi_id and h.kode = l.kode_barcode and h.kode_toko = l.kode_toko
    where l.sesi_id is not null and h.hasil is distinct from 'HILANG' and (l.objek is null or h.hasil is distinct from 'BEDA_BERAT')`,
  'goods in bulk agree with the lines of what counts found less or more': `
    select kode_toko || ' ' || no_faktur || ' ' || kunci as detail from (
      select m.*, case m.jenis when 'SELISIH_OPNAME' then -1 else 1 end as arah from mutasi_massa m where m.jenis in ('SELISIH_OPNAME', 'TEMU_OPNAME')) m
    full join (select *, kode_barcode as kunci from selisih_opname_detail where objek is not null) l using (kode_toko, no_faktur, kunci, kadar)
    where (m.objek, arah * m.qty, arah * m.berat, arah * m.murni, arah * m.hpp) is distinct from (l.objek, l.qty, l.berat, l.murni, l.hpp)`,
};
