const transaksi = {
  'Cuci|Cleaning': 'Cuci',
  'Dihitung|Charged': 'Dikira',
  'Hutang|Loan': 'Pinjaman',
  'Jenis Service|Service type': 'Jenis servis',
  'Jenis Transaksi|Transaction type': 'Jenis transaksi',
  'Kode Service|Service code': 'Kod servis',
  'Kode Transaksi|Transaction code': 'Kod transaksi',
  'Lama Pengerjaan (hari)|Takes (days)': 'Tempoh siap (hari)',
  'Nama Transaksi|Transaction name': 'Nama transaksi',
  'Ongkos (Rp)|Charge (Rp)': 'Upah (Rp)',
  'Parameter Deskripsi Service|Service descriptions': 'Keterangan servis',
  'Parameter Transaksi|Kinds of transactions': 'Jenis transaksi',
  'Pembelian|Purchase': 'Belian',
  'Pesanan|Customer order': 'Tempahan',
  'Reparasi|Repair': 'Baiki',
  'Tukar Tambah|Exchange': 'Tukar beli',
};
export default transaksi;
