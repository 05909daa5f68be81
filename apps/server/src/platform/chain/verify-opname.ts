/** What contradicts itself in counts; statements as in verify.ts. */
export const COUNT_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'results of counts are as they were archived': `
    select kode_toko || ' opname ' || id as detail from opname_sesi where status = 'SELESAI' and hash <> kadar_hash_opname(id)`,
  'the audit agrees with the counts': `
    select kode_toko || ' opname ' || no as detail from (
      select kode_toko, entity_key as no, after ->> 'hash' as hash from audit where entity = 'opname' and action = 'finish') a
    full join (select kode_toko, id::text as no, hash from opname_sesi where status = 'SELESAI') s using (kode_toko, no)
    where a.hash is distinct from s.hash`,
};
