/** Columns of orders and of contracts in instalments alone; part of COLUMNS. */
export const CUSTOMER_COLUMNS = {
  bayar_rp: { kind: 'rupiah', label: { id: 'Bayar Rp', en: 'Paid Rp' } },
  denda_dihapus: { kind: 'rupiah', label: { id: 'Denda Dihapus', en: 'Fine waived' } },
  hangus: { kind: 'rupiah', label: { id: 'Hangus', en: 'Kept' } },
  kredit_mg: { kind: 'gram', label: { id: 'Emas Customer', en: 'Customer’s own gold' } },
  lelang_mulai: { kind: 'date', label: { id: 'Lelang Mulai', en: 'Auction from' } },
  no_asal: { kind: 'text', label: { id: 'Lanjutan Dari', en: 'Follows no.' } },
  no_cicilan: { kind: 'text', label: { id: 'No Kontrak', en: 'Contract no.' } },
  no_pesanan: { kind: 'text', label: { id: 'No Pesanan', en: 'Order no.' } },
  pemberitahuan: { kind: 'integer', label: { id: 'Pemberitahuan', en: 'Notices' } },
  pengganti: { kind: 'text', label: { id: 'Diganti Oleh', en: 'Replaced by' } },
  pindahan: { kind: 'rupiah', label: { id: 'Dari Kontrak Lama', en: 'From the former one' } },
  sisa_rp: { kind: 'rupiah', label: { id: 'Sisa Rp', en: 'Still to pay Rp' } },
  tgl_pesan: { kind: 'date', label: { id: 'Tanggal Pesan', en: 'Ordered on' } },
  total_berat: { kind: 'gram', label: { id: 'Total Berat', en: 'Total weight' } },
  total_qty: { kind: 'integer', label: { id: 'Total Qty', en: 'Total pieces' } },
  total_rp: { kind: 'rupiah', label: { id: 'Total Rp', en: 'Total Rp' } },
} as const;
