const cicilan = {
  'Angsuran Ke|Instalment no.': '回',
  'Angsuran|Instalment': '分割金',
  'Batal Bayar Cicilan|Instalment paid, cancelled': '分割金支払いの取消',
  'Batal Cicilan|Instalments called off': '分割払いの解約',
  'Batal Kontrak Cicilan|Instalment contract cancelled': '分割払い契約の取消',
  'Bayar Cicilan|Instalment paid': '分割金の支払い',
  'Berjalan|Running': '継続中',
  'Bukti Bayar Cicilan|Proof of a payment in instalments': '分割金の領収書',
  'Cicilan = titipan dan pembayaran|Instalments = deposits and payments': '分割払い＝預り金と支払い',
  'Cicilan dilelang setelah lewat (hari)|Instalments are auctioned when so late (days)':
    '分割払いを競売にする延滞日数',
  'Dari Kontrak Lama|From the former one': '元の契約から',
  'Denda Dihapus|Fine waived': '免除した延滞金',
  'Denda cicilan paling tinggi (% dari angsuran)|Highest fine of an instalment (% of it)':
    '分割金の延滞金の上限 (%)',
  'Dibatalkan|Called off': '解約済み',
  'Diganti Oleh|Replaced by': '引継ぎ先',
  'Diganti|Replaced': '引継ぎ済み',
  'Hangus Batal (%)|Kept when called off (%)': '解約時の没収 (%)',
  'Hangus Lelang (%)|Kept at an auction (%)': '競売時の没収 (%)',
  'Hangus bila cicilan dibatalkan (% dari harga)|Kept when instalments are called off (% of the price)':
    '分割払い解約時の没収（価格の %）',
  'Hangus bila cicilan dilelang (% dari harga)|Kept when instalments are auctioned (% of the price)':
    '分割払い競売時の没収（価格の %）',
  'Hangus|Kept': '没収',
  'Ingatkan cicilan lewat WA sebelum jatuh tempo (hari, 0 = tidak)|Remind of instalments by WhatsApp before they are due (days, 0 = never)':
    '分割金の期日前に WhatsApp で通知（日、0＝しない）',
  'Kelebihan Cicilan Dibayar|Surplus of instalments paid out': '分割払い余剰金の支払い',
  'Kelebihan Cicilan Hangus|Surplus of instalments expired': '分割払い余剰金の失効',
  'Kelebihan Cicilan|Surplus of instalments': '分割払い余剰金',
  'Kontrak Cicilan|Instalment contract': '分割払い契約',
  'Lanjutan Dari|Follows no.': '元の契約',
  'Laporan Akhir Cicilan|Instalments ended': '終了した分割払いの一覧',
  'Laporan Bayar Cicilan|Payments of instalments': '分割金支払いの一覧',
  'Laporan Cicilan|Instalment contracts': '分割払い契約の一覧',
  'Lelang Cicilan|Instalments auctioned': '分割払いの競売',
  'Lelang Mulai|Auction from': '競売開始日',
  'Lewat|Late': '延滞',
  'Lihat Cicilan|View instalments': '分割払いを見る',
  'Lunas|Paid off': '完済',
  'No Kontrak|Contract no.': '契約番号',
  'Pembayaran cicilan melunasi denda dulu|Payments of instalments settle fines first':
    '分割金の支払いは先に延滞金に充てる',
  'Pemberitahuan|Notices': '通知',
  'Potongan Pelunasan Cepat (%)|Taken off for paying early (%)': '早期完済の割引 (%)',
  'Potongan|Taken off': '減額',
  'Sudah Dibayar|Paid so far': '支払済み',
  'Transaksi Cicilan|Instalment transaction': '分割払い取引',
  'Ketentuan cicilan gram disetujui OWN: hanya untuk barang atau model yang disebut, tidak pernah dibayar seharga emas; batal = rupiah yang dibayar dikurangi hangus (POJK 17/2024)|Terms of gram plans accepted by OWN: for a named piece or model only, never paid out at gold value; called off = the rupiah that were paid, less what is kept (POJK 17/2024)':
    'グラム積立の条件に OWN が同意：指定の商品または型のみ、金の価値での支払いは一切なし、解約は支払済みルピアから没収分を引いた額 (POJK 17/2024)',
  'Cicilan gram|Gram plans of instalments': 'グラム積立',
};
export default cicilan;
