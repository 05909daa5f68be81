/** Rows of chains whose words were erased at the wish of a member (record 42): they are empty, of the kinds that name him, and no more than was said. */
export const ERASED_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'rows that were erased say nothing': `
    select l.tabel || ' row ' || l.id as detail from baris_lupa l
    left join audit a on l.tabel = 'audit' and a.id = l.id left join riwayat r on l.tabel = 'riwayat' and r.id = l.id
    where case l.tabel
      when 'audit' then a.id is null or a.before is not null or a.garam is not null or a.entity not in ('member', 'promo-berhenti')
        or (a.after is not null and (a.action <> 'look' or a.after - 'dilihat' <> '{}'))
      else r.id is null or r.isi is not null or r.garam is not null
        or r.tabel not in ('member', 'member_pin', 'promo_berhenti', 'identitas', 'dokumen_tunggu') end`,
  'no more rows are erased than was decided': `
    select 'of ' || x.said || ' rows, ' || x.kept || ' are erased' as detail
    from (select (select coalesce(sum(audit + riwayat), 0) from member_dihapus) as said, (select count(*) from baris_lupa) as kept) x
    where x.kept > x.said`,
};
