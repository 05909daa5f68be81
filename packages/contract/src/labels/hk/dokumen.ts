const dokumen = {
  'BATAL|CANCELLED': '已取消',
  'bersambung|continued': '續下頁',
  'CUSTOMER|CUSTOMER': '顧客聯',
  'Dibatalkan|Cancelled by document': '取消單據',
  'Dibuat oleh|Made by': '製單人',
  'Foto|Photo': '照片',
  'Hal|Page': '頁',
  'INTERNAL|INTERNAL': '店舖聯',
  'Kepada|Issued to': '開具予',
  'Ketentuan|Terms of the shop': '店舖條款',
  'Keterangan|For': '說明',
  'Member|Member': '會員',
  'Menyetujui|Authorised signature': '批准簽署',
  'No. Transaksi|Number': '交易編號',
  'SALINAN KE-{n}|COPY {n}': '副本 {n}',
  'Terbilang|In words': '大寫金額',
};
export default dokumen;
