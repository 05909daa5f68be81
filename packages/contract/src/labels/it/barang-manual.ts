const barangManual = {
  'Data Barang Manual|Group stock': 'Giacenza a gruppi',
  'Tambah Barang Manual|Group stock added': 'Gruppo in entrata',
  'Batal Tambah Barang Manual|Group stock added, cancelled': 'Gruppo in entrata annullato',
  'Pindah Barang Manual|Group stock moved': 'Gruppo spostato',
  'Batal Pindah Barang Manual|Group stock moved, cancelled': 'Spostamento di gruppo annullato',
  'Hancur Barang Manual|Group stock destroyed': 'Gruppo distrutto',
  'Batal Hancur Barang Manual|Group stock destroyed, cancelled': 'Distruzione di gruppo annullata',
  'Laporan Tambah Barang Manual|Report of group stock added': 'Rapporto gruppi in entrata',
  'Laporan Pindah Barang Manual|Report of group stock moved': 'Rapporto gruppi spostati',
  'Laporan Hancur Barang Manual|Report of group stock destroyed': 'Rapporto gruppi distrutti',
  'Laporan Summary Barang Manual|Group stock summary': 'Riepilogo giacenza a gruppi',
  'Berat Kirim|Weight sent': 'Peso spedito',
  'Qty Kirim|Pieces sent': 'Pezzi spediti',
  'Qty Terima|Pieces received': 'Pezzi ricevuti',
  'Berat Pindah|Weight moved in, less out': 'Peso spostato, netto',
  'Qty Pindah|Pieces moved in, less out': 'Pezzi spostati, netto',
};
export default barangManual;
