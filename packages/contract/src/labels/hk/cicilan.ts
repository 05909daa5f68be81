const cicilan = {
  'Angsuran Ke|Instalment no.': '期數',
  'Angsuran|Instalment': '每期款',
  'Batal Bayar Cicilan|Instalment paid, cancelled': '取消分期付款',
  'Batal Cicilan|Instalments called off': '分期解約',
  'Batal Kontrak Cicilan|Instalment contract cancelled': '取消分期合約',
  'Bayar Cicilan|Instalment paid': '分期付款',
  'Bukti Bayar Cicilan|Proof of a payment in instalments': '分期付款收據',
  'Cicilan = titipan dan pembayaran|Instalments = deposits and payments': '分期＝訂金及付款',
  'Cicilan dilelang setelah lewat (hari)|Instalments are auctioned when so late (days)':
    '分期逾期多少日後拍賣',
  'Denda Dihapus|Fine waived': '免除逾期費',
  'Denda cicilan paling tinggi (% dari angsuran)|Highest fine of an instalment (% of it)':
    '每期逾期費上限 (%)',
  'Hangus Batal (%)|Kept when called off (%)': '解約扣留 (%)',
  'Hangus Lelang (%)|Kept at an auction (%)': '拍賣扣留 (%)',
  'Hangus bila cicilan dibatalkan (% dari harga)|Kept when instalments are called off (% of the price)':
    '分期解約扣留（價格的 %）',
  'Hangus bila cicilan dilelang (% dari harga)|Kept when instalments are auctioned (% of the price)':
    '分期拍賣扣留（價格的 %）',
  'Hangus|Kept': '扣留',
  'Kelebihan Cicilan Dibayar|Surplus of instalments paid out': '已付分期餘款',
  'Kelebihan Cicilan Hangus|Surplus of instalments expired': '逾期分期餘款',
  'Kelebihan Cicilan|Surplus of instalments': '分期餘款',
  'Kontrak Cicilan|Instalment contract': '分期合約',
  'Lelang Cicilan|Instalments auctioned': '分期拍賣',
  'Lihat Cicilan|View instalments': '查看分期',
  'Pembayaran cicilan melunasi denda dulu|Payments of instalments settle fines first': '分期付款先付逾期費',
  'Potongan Pelunasan Cepat (%)|Taken off for paying early (%)': '提前還清折減 (%)',
  'Potongan|Taken off': '折減',
  'Sudah Dibayar|Paid so far': '已付',
  'Transaksi Cicilan|Instalment transaction': '分期交易',
  'Lelang Mulai|Auction from': '可拍賣日',
  'Pemberitahuan|Notices': '通知',
};
export default cicilan;
