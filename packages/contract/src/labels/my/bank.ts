const bank = {
  'Akun buku besar milik rekening ini|Where its money stands in the ledger':
    'Akaun lejar bagi akaun bank ini',
  'Bank|Banks': 'Bank',
  'CREDIT|CREDIT': 'Kredit',
  'DEBET|DEBET': 'Debit',
  'Fee Credit (%)|Credit card fee (%)': 'Caj kredit (%)',
  'Fee Debet (%)|Debit card fee (%)': 'Caj debit (%)',
  'Fee QRIS (%)|QRIS fee (%)': 'Caj QRIS (%)',
  'Jumlah Gesek (Rp)|Drawn (Rp)': 'Jumlah leret (Rp)',
  'Laporan Transaksi Non Cash|Non-cash transactions': 'Transaksi bukan tunai',
  'QRIS|QRIS': 'QRIS',
  'Rekening|Bank accounts': 'Akaun bank',
  'Setor Bank|To the bank': 'Deposit ke bank',
  'Tarik Bank|From the bank': 'Keluaran dari bank',
  'TRANSFER|TRANSFER': 'Pindahan',
  'Tunai|Cash': 'Tunai',
  'Batal Setor Bank|Bank deposit cancelled': 'Deposit bank dibatalkan',
  'Batal Tarik Bank|Bank withdrawal cancelled': 'Pengeluaran bank dibatalkan',
  'Pencairan Gesek|Card payout': 'Pembayaran kad',
};
export default bank;
