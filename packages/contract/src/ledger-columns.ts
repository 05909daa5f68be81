/** What the ledger's reports tell of an account: part of COLUMNS. */
export const LEDGER_COLUMNS = {
  awal_debet: { kind: 'rupiah', label: { id: 'Saldo Awal Debet', en: 'Opening debit' } },
  awal_kredit: { kind: 'rupiah', label: { id: 'Saldo Awal Kredit', en: 'Opening credit' } },
  akhir_debet: { kind: 'rupiah', label: { id: 'Saldo Akhir Debet', en: 'Closing debit' } },
  akhir_kredit: { kind: 'rupiah', label: { id: 'Saldo Akhir Kredit', en: 'Closing credit' } },
  perubahan: { kind: 'rupiah', label: { id: 'Perubahan', en: 'Net movement' } },
  saldo_perubahan: { kind: 'rupiah', label: { id: 'Awal dan Perubahan', en: 'Opening and changes' } },
} as const;
