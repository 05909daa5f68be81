const titip = {
  'Batal Tambah Titipan|Further deposit cancelled': 'Deposit tambahan dibatalkan',
  'Batal Titipan|Deposit cancelled': 'Deposit dibatalkan',
  'Batas|Kept until': 'Disimpan hingga',
  'Bukti Titip Barang|Proof of a deposit': 'Bukti deposit',
  'Dititipkan|Deposited': 'Didepositkan',
  'Keadaan|State': 'Keadaan',
  'Kembali Titipan|Deposit paid back': 'Deposit dikembalikan',
  'Lama titip barang (hari)|How long pieces are kept on a deposit (days)':
    'Tempoh simpanan barang dengan deposit (hari)',
  'Laporan Titip Uang|Deposits of customers': 'Laporan deposit pelanggan',
  'Penitip|Deposited by': 'Didepositkan oleh',
  'Selesai|Settled': 'Selesai',
  'Tambah Titipan|Further deposit': 'Deposit tambahan',
  'Terbuka|Still open': 'Masih terbuka',
  'Titip Barang|Deposit on pieces': 'Deposit barang',
  'Titipan hangus bila titip barang dibatalkan (%)|Share of the deposit kept when its pieces are given up (%)':
    'Bahagian deposit hangus jika barang dilepaskan (%)',
  'Titipan|Deposit': 'Deposit',
};
export default titip;
