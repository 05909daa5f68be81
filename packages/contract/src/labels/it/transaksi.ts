const transaksi = {
  'Cuci|Cleaning': 'Pulizia',
  'Dihitung|Charged': 'Calcolo',
  'Hutang|Loan': 'Prestito',
  'Jenis Service|Service type': 'Tipo di servizio',
  'Jenis Transaksi|Transaction type': 'Tipo di transazione',
  'Kode Service|Service code': 'Codice servizio',
  'Kode Transaksi|Transaction code': 'Codice transazione',
  'Lama Pengerjaan (hari)|Takes (days)': 'Durata lavoro (giorni)',
  'Nama Transaksi|Transaction name': 'Nome transazione',
  'Ongkos (Rp)|Charge (Rp)': 'Costo (Rp)',
  'Parameter Deskripsi Service|Service descriptions': 'Descrizioni servizi',
  'Parameter Transaksi|Kinds of transactions': 'Tipi di transazione',
  'Pembelian|Purchase': 'Acquisto',
  'Pesanan|Customer order': 'Ordine cliente',
  'Reparasi|Repair': 'Riparazione',
  'Tukar Tambah|Exchange': 'Permuta',
};
export default transaksi;
