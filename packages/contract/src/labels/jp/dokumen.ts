const dokumen = {
  'BATAL|CANCELLED': '取消',
  'bersambung|continued': '次ページへ',
  'CUSTOMER|CUSTOMER': 'お客様控え',
  'Dibatalkan|Cancelled by document': '取消伝票',
  'Dibuat oleh|Made by': '作成者',
  'Foto|Photo': '写真',
  'Hal|Page': 'ページ',
  'INTERNAL|INTERNAL': '店舗控え',
  'Kepada|Issued to': '宛先',
  'Ketentuan|Terms of the shop': '店舗規約',
  'Keterangan|For': '摘要',
  'Member|Member': '会員',
  'Menyetujui|Authorised signature': '承認印',
  'No. Transaksi|Number': '伝票番号',
  'SALINAN KE-{n}|COPY {n}': '控え {n}',
  'Terbilang|In words': '金額（文字）',
};
export default dokumen;
