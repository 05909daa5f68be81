/** Each is a statement that gives a row per thing that is no fault, and worth knowing. */
export const NOTES: Readonly<Record<string, string>> = {
  // The server's start says why.
  'numbers of identity cards stand in clear': `select 'since ' || sejak::date as detail from nik_terbuka`,
  'members who owe points': `
    select kode_customer || ' ' || -sum(poin) as detail from poin_mutasi group by kode_customer having sum(poin) < 0 order by 1`,
  // Until it was a document of its own, cash to the bank reached the ledger by its category and no bank book.
  'cash to the bank that is in no bank book': `
    select kode_toko || ' Rp ' || sum(case jenis when 'KAS_KELUAR' then grand_total else -grand_total end) as detail
    from dokumen where kategori in ('SETOR_BANK', 'TARIK_BANK') and status = 'POSTED' group by kode_toko order by 1`,
};
