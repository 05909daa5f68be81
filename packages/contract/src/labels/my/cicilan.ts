const cicilan = {
  'Angsuran Ke|Instalment no.': 'Ansuran Ke',
  'Angsuran|Instalment': 'Ansuran',
  'Batal Bayar Cicilan|Instalment paid, cancelled': 'Batal Bayaran Ansuran',
  'Batal Cicilan|Instalments called off': 'Batal Ansuran',
  'Batal Kontrak Cicilan|Instalment contract cancelled': 'Batal Kontrak Ansuran',
  'Bayar Cicilan|Instalment paid': 'Bayaran Ansuran',
  'Bukti Bayar Cicilan|Proof of a payment in instalments': 'Bukti Bayaran Ansuran',
  'Cicilan = titipan dan pembayaran|Instalments = deposits and payments': 'Ansuran = deposit dan bayaran',
  'Cicilan dilelang setelah lewat (hari)|Instalments are auctioned when so late (days)':
    'Ansuran dilelong selepas lewat (hari)',
  'Denda Dihapus|Fine waived': 'Denda Dihapuskan',
  'Denda cicilan paling tinggi (% dari angsuran)|Highest fine of an instalment (% of it)':
    'Denda ansuran tertinggi (%)',
  'Hangus Batal (%)|Kept when called off (%)': 'Hangus Batal (%)',
  'Hangus Lelang (%)|Kept at an auction (%)': 'Hangus Lelong (%)',
  'Hangus bila cicilan dibatalkan (% dari harga)|Kept when instalments are called off (% of the price)':
    'Hangus bila ansuran dibatalkan (% daripada harga)',
  'Hangus bila cicilan dilelang (% dari harga)|Kept when instalments are auctioned (% of the price)':
    'Hangus bila ansuran dilelong (% daripada harga)',
  'Hangus|Kept': 'Hangus',
  'Kelebihan Cicilan Dibayar|Surplus of instalments paid out': 'Lebihan Ansuran Dibayar',
  'Kelebihan Cicilan Hangus|Surplus of instalments expired': 'Lebihan Ansuran Luput',
  'Kelebihan Cicilan|Surplus of instalments': 'Lebihan Ansuran',
  'Kontrak Cicilan|Instalment contract': 'Kontrak Ansuran',
  'Lelang Cicilan|Instalments auctioned': 'Lelong Ansuran',
  'Lihat Cicilan|View instalments': 'Lihat Ansuran',
  'Pembayaran cicilan melunasi denda dulu|Payments of instalments settle fines first':
    'Bayaran ansuran menjelaskan denda dahulu',
  'Potongan Pelunasan Cepat (%)|Taken off for paying early (%)': 'Potongan Penyelesaian Awal (%)',
  'Potongan|Taken off': 'Potongan',
  'Sudah Dibayar|Paid so far': 'Sudah Dibayar',
  'Transaksi Cicilan|Instalment transaction': 'Transaksi Ansuran',
  'Lelang Mulai|Auction from': 'Lelong mulai',
  'Pemberitahuan|Notices': 'Notis',
  'Laporan Cicilan|Instalment contracts': 'Laporan Ansuran',
  'Laporan Bayar Cicilan|Payments of instalments': 'Laporan Bayaran Ansuran',
  'Laporan Akhir Cicilan|Instalments ended': 'Laporan Akhir Ansuran',
  'No Kontrak|Contract no.': 'No. Kontrak',
  'Lewat|Late': 'Lewat',
  'Berjalan|Running': 'Berjalan',
  'Lunas|Paid off': 'Selesai',
  'Dibatalkan|Called off': 'Dibatalkan',
  'Ingatkan cicilan lewat WA sebelum jatuh tempo (hari, 0 = tidak)|Remind of instalments by WhatsApp before they are due (days, 0 = never)':
    'Ingatkan ansuran melalui WA sebelum matang (hari, 0 = tidak)',
};
export default cicilan;
