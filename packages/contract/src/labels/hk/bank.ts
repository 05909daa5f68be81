const bank = {
  'Akun buku besar milik rekening ini|Where its money stands in the ledger': '此戶口的總賬科目',
  'Bank|Banks': '銀行',
  'CREDIT|CREDIT': '信用卡',
  'DEBET|DEBET': '扣賬卡',
  'Fee Credit (%)|Credit card fee (%)': '信用卡手續費 (%)',
  'Fee Debet (%)|Debit card fee (%)': '扣賬卡手續費 (%)',
  'Fee QRIS (%)|QRIS fee (%)': 'QRIS 手續費 (%)',
  'Jumlah Gesek (Rp)|Drawn (Rp)': '刷卡金額 (Rp)',
  'Laporan Transaksi Non Cash|Non-cash transactions': '非現金交易報表',
  'QRIS|QRIS': 'QRIS',
  'Rekening|Bank accounts': '銀行戶口',
  'Setor Bank|To the bank': '存入銀行',
  'Tarik Bank|From the bank': '從銀行提取',
  'TRANSFER|TRANSFER': '轉賬',
  'Tunai|Cash': '現金',
};
export default bank;
