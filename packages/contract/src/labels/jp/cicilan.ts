const cicilan = {
  'Angsuran Ke|Instalment no.': '回',
  'Angsuran|Instalment': '分割金',
  'Batal Bayar Cicilan|Instalment paid, cancelled': '分割金支払いの取消',
  'Batal Cicilan|Instalments called off': '分割払いの解約',
  'Batal Kontrak Cicilan|Instalment contract cancelled': '分割払い契約の取消',
  'Bayar Cicilan|Instalment paid': '分割金の支払い',
  'Bukti Bayar Cicilan|Proof of a payment in instalments': '分割金の領収書',
  'Cicilan = titipan dan pembayaran|Instalments = deposits and payments': '分割払い＝預り金と支払い',
  'Cicilan dilelang setelah lewat (hari)|Instalments are auctioned when so late (days)':
    '分割払いを競売にする延滞日数',
  'Denda Dihapus|Fine waived': '免除した延滞金',
  'Denda cicilan paling tinggi (% dari angsuran)|Highest fine of an instalment (% of it)':
    '分割金の延滞金の上限 (%)',
  'Hangus Batal (%)|Kept when called off (%)': '解約時の没収 (%)',
  'Hangus Lelang (%)|Kept at an auction (%)': '競売時の没収 (%)',
  'Hangus bila cicilan dibatalkan (% dari harga)|Kept when instalments are called off (% of the price)':
    '分割払い解約時の没収（価格の %）',
  'Hangus bila cicilan dilelang (% dari harga)|Kept when instalments are auctioned (% of the price)':
    '分割払い競売時の没収（価格の %）',
  'Hangus|Kept': '没収',
  'Kelebihan Cicilan Dibayar|Surplus of instalments paid out': '分割払い余剰金の支払い',
  'Kelebihan Cicilan Hangus|Surplus of instalments expired': '分割払い余剰金の失効',
  'Kelebihan Cicilan|Surplus of instalments': '分割払い余剰金',
  'Kontrak Cicilan|Instalment contract': '分割払い契約',
  'Lelang Cicilan|Instalments auctioned': '分割払いの競売',
  'Lihat Cicilan|View instalments': '分割払いを見る',
  'Pembayaran cicilan melunasi denda dulu|Payments of instalments settle fines first':
    '分割金の支払いは先に延滞金に充てる',
  'Potongan Pelunasan Cepat (%)|Taken off for paying early (%)': '早期完済の割引 (%)',
  'Potongan|Taken off': '減額',
  'Sudah Dibayar|Paid so far': '支払済み',
  'Transaksi Cicilan|Instalment transaction': '分割払い取引',
  'Lelang Mulai|Auction from': '競売開始日',
  'Pemberitahuan|Notices': '通知',
  'Laporan Cicilan|Instalment contracts': '分割払い契約の一覧',
  'Laporan Bayar Cicilan|Payments of instalments': '分割金支払いの一覧',
  'Laporan Akhir Cicilan|Instalments ended': '終了した分割払いの一覧',
  'No Kontrak|Contract no.': '契約番号',
  'Lewat|Late': '延滞',
  'Berjalan|Running': '継続中',
  'Lunas|Paid off': '完済',
  'Dibatalkan|Called off': '解約済み',
  'Ingatkan cicilan lewat WA sebelum jatuh tempo (hari, 0 = tidak)|Remind of instalments by WhatsApp before they are due (days, 0 = never)':
    '分割金の期日前に WhatsApp で通知（日、0＝しない）',
};
export default cicilan;
