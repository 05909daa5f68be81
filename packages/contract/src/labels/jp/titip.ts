const titip = {
  'Batal Tambah Titipan|Further deposit cancelled': '追加預り金の取消',
  'Batal Titipan|Deposit cancelled': '預り金の取消',
  'Batas|Kept until': '取り置き期限',
  'Bukti Titip Barang|Proof of a deposit': '預り金の証',
  'Dititipkan|Deposited': '預り額',
  'Keadaan|State': '状態',
  'Kembali Titipan|Deposit paid back': '預り金の返却',
  'Lama titip barang (hari)|How long pieces are kept on a deposit (days)': '預り金による取り置き日数',
  'Laporan Titip Uang|Deposits of customers': 'お客様預り金報告',
  'Penitip|Deposited by': '預け人',
  'Selesai|Settled': '精算済み',
  'Tambah Titipan|Further deposit': '追加預り金',
  'Terbuka|Still open': '未精算',
  'Titip Barang|Deposit on pieces': '商品の預り金',
  'Titipan hangus bila titip barang dibatalkan (%)|Share of the deposit kept when its pieces are given up (%)':
    '取り置き解約時に没収する割合 (%)',
  'Titipan|Deposit': '預り金',
};
export default titip;
