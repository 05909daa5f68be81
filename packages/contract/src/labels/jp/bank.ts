const bank = {
  'Akun buku besar milik rekening ini|Where its money stands in the ledger': 'この口座の総勘定元帳の勘定',
  'Bank|Banks': '銀行',
  'CREDIT|CREDIT': 'クレジット',
  'DEBET|DEBET': 'デビット',
  'Fee Credit (%)|Credit card fee (%)': 'クレジット手数料 (%)',
  'Fee Debet (%)|Debit card fee (%)': 'デビット手数料 (%)',
  'Fee QRIS (%)|QRIS fee (%)': 'QRIS手数料 (%)',
  'Jumlah Gesek (Rp)|Drawn (Rp)': '決済額 (Rp)',
  'Laporan Transaksi Non Cash|Non-cash transactions': 'キャッシュレス取引レポート',
  'QRIS|QRIS': 'QRIS',
  'Rekening|Bank accounts': '銀行口座',
  'Setor Bank|To the bank': '銀行へ入金',
  'Tarik Bank|From the bank': '銀行から引出',
  'TRANSFER|TRANSFER': '振込',
  'Tunai|Cash': '現金',
};
export default bank;
