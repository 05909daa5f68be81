const titip = {
  'Batal Tambah Titipan|Further deposit cancelled': '加付訂金已取消',
  'Batal Titipan|Deposit cancelled': '訂金已取消',
  'Batas|Kept until': '保留至',
  'Bukti Titip Barang|Proof of a deposit': '訂金收據',
  'Dititipkan|Deposited': '已付訂金',
  'Keadaan|State': '狀態',
  'Kembali Titipan|Deposit paid back': '訂金退還',
  'Lama titip barang (hari)|How long pieces are kept on a deposit (days)': '訂金保留貨品天數',
  'Laporan Titip Uang|Deposits of customers': '客戶訂金報表',
  'Penitip|Deposited by': '付訂人',
  'Selesai|Settled': '已結清',
  'Tambah Titipan|Further deposit': '加付訂金',
  'Terbuka|Still open': '未結清',
  'Titip Barang|Deposit on pieces': '貨品訂金',
  'Titipan hangus bila titip barang dibatalkan (%)|Share of the deposit kept when its pieces are given up (%)':
    '放棄貨品時沒收訂金比例 (%)',
  'Titipan|Deposit': '訂金',
};
export default titip;
