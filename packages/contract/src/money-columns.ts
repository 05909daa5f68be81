/** Columns of money that comes, goes and stands somewhere. */
export const MONEY_COLUMNS = {
  keluar: { kind: 'rupiah', label: { id: 'Keluar', en: 'Out' } },
  masuk: { kind: 'rupiah', label: { id: 'Masuk', en: 'In' } },
  pada: { kind: 'text', label: { id: 'Pada', en: 'With whom' } },
  saldo_akhir: { kind: 'rupiah', label: { id: 'Saldo Akhir', en: 'Closing' } },
  saldo_awal: { kind: 'rupiah', label: { id: 'Saldo Awal', en: 'Opening' } },
  tertua: { kind: 'date', label: { id: 'Tertua', en: 'Oldest since' } },
} as const;
