/** Columns of contracts in instalments alone; part of COLUMNS. */
export const INSTALMENT_COLUMNS = {
  denda_dihapus: { kind: 'rupiah', label: { id: 'Denda Dihapus', en: 'Fine waived' } },
  hangus: { kind: 'rupiah', label: { id: 'Hangus', en: 'Kept' } },
  lelang_mulai: { kind: 'date', label: { id: 'Lelang Mulai', en: 'Auction from' } },
  no_cicilan: { kind: 'text', label: { id: 'No Kontrak', en: 'Contract no.' } },
  pemberitahuan: { kind: 'integer', label: { id: 'Pemberitahuan', en: 'Notices' } },
} as const;
