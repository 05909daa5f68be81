/** What contradicts itself in what customers were asked by a link (modules-2 §8, §9); statements as in contradictions.ts. */
export const PERSETUJUAN_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'consents are signed over what was asked and answered': `
    select q.kode_toko || ' ' || q.no_asal || '/' || q.urut as detail from persetujuan q left join persetujuan_jawab a using (kode_toko, no_asal, urut)
    where q.sidik <> encode(sha256(convert_to(q.no_asal || '/' || q.urut || '/' || q.isi, 'UTF8')), 'hex')
      or (q.isi::jsonb ->> 'rp')::bigint <> q.rp or (q.isi::jsonb ->> 'rp_lama')::bigint <> q.rp_lama
      or a.sidik <> encode(sha256(convert_to(q.sidik || '/' || a.jawab || '/' || a.nama || '/' || kadar_iso(a.at), 'UTF8')), 'hex')`,
  'consents by a link are those that services and orders go by': `
    select kode_toko || ' ' || no_asal as detail from (
      select q.kode_toko, q.no_asal, a.at, a.jawab from persetujuan q join persetujuan_jawab a using (kode_toko, no_asal, urut)) j
    full join (
      select kode_toko, no_service as no_asal, at, case jenis when 'SETUJU' then 'YA' else 'TIDAK' end as jawab from service_kejadian where user_id = '-'
      union all select kode_toko, split_part(no_pesanan, '/', 1), at, jawab from pesanan_setuju where user_id = '-') e using (kode_toko, no_asal, at, jawab)
    where j.at is null or e.at is null`,
};
