const cicilan = {
  'Angsuran Ke|Instalment no.': 'Ansuran Ke',
  'Angsuran|Instalment': 'Ansuran',
  'Batal Bayar Cicilan|Instalment paid, cancelled': 'Batal Bayaran Ansuran',
  'Batal Cicilan|Instalments called off': 'Batal Ansuran',
  'Batal Kontrak Cicilan|Instalment contract cancelled': 'Batal Kontrak Ansuran',
  'Bayar Cicilan|Instalment paid': 'Bayaran Ansuran',
  'Berjalan|Running': 'Berjalan',
  'Bukti Bayar Cicilan|Proof of a payment in instalments': 'Bukti Bayaran Ansuran',
  'Cicilan = titipan dan pembayaran|Instalments = deposits and payments': 'Ansuran = deposit dan bayaran',
  'Cicilan dilelang setelah lewat (hari)|Instalments are auctioned when so late (days)':
    'Ansuran dilelong selepas lewat (hari)',
  'Dari Kontrak Lama|From the former one': 'Daripada Kontrak Lama',
  'Denda Dihapus|Fine waived': 'Denda Dihapuskan',
  'Denda cicilan paling tinggi (% dari angsuran)|Highest fine of an instalment (% of it)':
    'Denda ansuran tertinggi (%)',
  'Dibatalkan|Called off': 'Dibatalkan',
  'Diganti Oleh|Replaced by': 'Diganti Oleh',
  'Diganti|Replaced': 'Diganti',
  'Hangus Batal (%)|Kept when called off (%)': 'Hangus Batal (%)',
  'Hangus Lelang (%)|Kept at an auction (%)': 'Hangus Lelong (%)',
  'Hangus bila cicilan dibatalkan (% dari harga)|Kept when instalments are called off (% of the price)':
    'Hangus bila ansuran dibatalkan (% daripada harga)',
  'Hangus bila cicilan dilelang (% dari harga)|Kept when instalments are auctioned (% of the price)':
    'Hangus bila ansuran dilelong (% daripada harga)',
  'Hangus|Kept': 'Hangus',
  'Ingatkan cicilan lewat WA sebelum jatuh tempo (hari, 0 = tidak)|Remind of instalments by WhatsApp before they are due (days, 0 = never)':
    'Ingatkan ansuran melalui WA sebelum matang (hari, 0 = tidak)',
  'Kelebihan Cicilan Dibayar|Surplus of instalments paid out': 'Lebihan Ansuran Dibayar',
  'Kelebihan Cicilan Hangus|Surplus of instalments expired': 'Lebihan Ansuran Luput',
  'Kelebihan Cicilan|Surplus of instalments': 'Lebihan Ansuran',
  'Kontrak Cicilan|Instalment contract': 'Kontrak Ansuran',
  'Lanjutan Dari|Follows no.': 'Lanjutan Daripada',
  'Laporan Akhir Cicilan|Instalments ended': 'Laporan Akhir Ansuran',
  'Laporan Bayar Cicilan|Payments of instalments': 'Laporan Bayaran Ansuran',
  'Laporan Cicilan|Instalment contracts': 'Laporan Ansuran',
  'Lelang Cicilan|Instalments auctioned': 'Lelong Ansuran',
  'Lelang Mulai|Auction from': 'Lelong mulai',
  'Lewat|Late': 'Lewat',
  'Lihat Cicilan|View instalments': 'Lihat Ansuran',
  'Lunas|Paid off': 'Selesai',
  'No Kontrak|Contract no.': 'No. Kontrak',
  'Pembayaran cicilan melunasi denda dulu|Payments of instalments settle fines first':
    'Bayaran ansuran menjelaskan denda dahulu',
  'Pemberitahuan|Notices': 'Notis',
  'Potongan Pelunasan Cepat (%)|Taken off for paying early (%)': 'Potongan Penyelesaian Awal (%)',
  'Potongan|Taken off': 'Potongan',
  'Sudah Dibayar|Paid so far': 'Sudah Dibayar',
  'Transaksi Cicilan|Instalment transaction': 'Transaksi Ansuran',
  'Ketentuan cicilan gram disetujui OWN: hanya untuk barang atau model yang disebut, tidak pernah dibayar seharga emas; batal = rupiah yang dibayar dikurangi hangus (POJK 17/2024)|Terms of gram plans accepted by OWN: for a named piece or model only, never paid out at gold value; called off = the rupiah that were paid, less what is kept (POJK 17/2024)':
    'Syarat ansuran gram dipersetujui OWN: hanya untuk barang atau model yang dinamakan, tidak pernah dibayar mengikut nilai emas; batal = rupiah yang dibayar ditolak lupus (POJK 17/2024)',
  'Cicilan gram|Gram plans of instalments': 'Ansuran gram',
};
export default cicilan;
