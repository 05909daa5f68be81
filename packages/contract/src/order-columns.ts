/** Columns of the report of orders; NamedColumn each. */
export const ORDER_COLUMNS = {
  no_pesanan: { kind: 'text', label: { id: 'No Pesanan', en: 'Order no.' } },
  tgl_pesan: { kind: 'date', label: { id: 'Tanggal Pesan', en: 'Ordered on' } },
  total_berat: { kind: 'gram', label: { id: 'Total Berat', en: 'Total weight' } },
  total_qty: { kind: 'integer', label: { id: 'Total Qty', en: 'Total pieces' } },
  total_rp: { kind: 'rupiah', label: { id: 'Total Rp', en: 'Total Rp' } },
  bayar_rp: { kind: 'rupiah', label: { id: 'Bayar Rp', en: 'Paid Rp' } },
  sisa_rp: { kind: 'rupiah', label: { id: 'Sisa Rp', en: 'Still to pay Rp' } },
} as const;
