/** The movements of pledges of a document against the lines of its journal in one account. */
const ofAccount = (column: string, role: string): string => `
    select kode_toko || ' ' || no || ' ledger ' || coalesce(j.rp, 0) || ' pledges ' || coalesce(m.rp, 0) as detail
    from (select kode_toko, no_jurnal as no, sum(debet - kredit) as rp from jurnal where role = '${role}' group by 1, 2) j
    full join (select kode_toko, no_faktur as no, sum(${column}) as rp from hutang_gerak group by 1, 2) m using (kode_toko, no)
    where coalesce(j.rp, 0) <> coalesce(m.rp, 0)`;

/** Pieces and net gold that a document pledged, or gave back in part. */
export const PLEDGED_SUMS = `
  select kode_toko, no_faktur, sum(jumlah_pcs) as qty, sum(berat) as berat from hutang_detail group by 1, 2
  union all select kode_toko, no_faktur, count(*), sum(berat) from lepas_detail group by 1, 2`;

/** What contradicts itself in pledges; statements as in verify.ts. */
export const PLEDGE_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'journal agrees with the pledges of its document': ofAccount('pokok', 'PIUTANG_GADAI'),
  'journal agrees with the accrued interest of its document': ofAccount('akrual', 'PIUTANG_BUNGA'),
  'open principal agrees with its account': `
    select coalesce(j.kode_toko, h.kode_toko) || ' ledger ' || coalesce(j.rp, 0) || ' pledges ' || coalesce(h.rp, 0) as detail
    from (select kode_toko, sum(debet - kredit) as rp from jurnal where role = 'PIUTANG_GADAI' group by 1) j
    full join (select kode_toko, sum(pokok) as rp from hutang group by 1) h using (kode_toko) where coalesce(j.rp, 0) <> coalesce(h.rp, 0)`,
  'what auctions and claims owe agrees with its account': `
    select coalesce(j.kode_toko, u.kode_toko) || ' ledger ' || coalesce(j.rp, 0) || ' owed ' || coalesce(u.rp, 0) as detail
    from (select kode_toko, sum(kredit - debet) as rp from jurnal where role in ('HUTANG_KELEBIHAN', 'HUTANG_KLAIM') and trx <> 'TEMU_OPNAME' group by 1) j
    full join (
      select d.kode_toko, sum(a.kelebihan) as rp from dokumen d join akhir_hutang_detail a using (kode_toko, no_faktur)
      where d.status = 'POSTED' and not exists (select 1 from dokumen y where y.asal_toko = d.kode_toko and y.asal_no = d.no_faktur and y.status = 'POSTED')
      group by 1) u using (kode_toko) where coalesce(j.rp, 0) <> coalesce(u.rp, 0)`,
  'the principal of a pledge is what its movements add up to': `
    select g.kode_toko || ' ' || no_hutang as detail from hutang h join (select kode_toko, no_hutang, sum(pokok) as rp from hutang_gerak group by 1, 2) g using (kode_toko, no_hutang)
    where g.rp <> h.pokok`,
};
