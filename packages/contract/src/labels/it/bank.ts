const bank = {
  'Akun buku besar milik rekening ini|Where its money stands in the ledger':
    'Conto contabile di questo conto bancario',
  'Bank|Banks': 'Banche',
  'CREDIT|CREDIT': 'Credito',
  'DEBET|DEBET': 'Debito',
  'Fee Credit (%)|Credit card fee (%)': 'Commissione credito (%)',
  'Fee Debet (%)|Debit card fee (%)': 'Commissione debito (%)',
  'Fee QRIS (%)|QRIS fee (%)': 'Commissione QRIS (%)',
  'Jumlah Gesek (Rp)|Drawn (Rp)': 'Addebitato (Rp)',
  'Laporan Transaksi Non Cash|Non-cash transactions': 'Transazioni non in contanti',
  'QRIS|QRIS': 'QRIS',
  'Rekening|Bank accounts': 'Conti bancari',
  'Setor Bank|To the bank': 'Versamento in banca',
  'Tarik Bank|From the bank': 'Prelievo dalla banca',
  'TRANSFER|TRANSFER': 'Bonifico',
  'Tunai|Cash': 'Contanti',
  'Batal Setor Bank|Bank deposit cancelled': 'Versamento in banca annullato',
  'Batal Tarik Bank|Bank withdrawal cancelled': 'Prelievo in banca annullato',
  'Pencairan Gesek|Card payout': 'Accredito carte',
};
export default bank;
