const barangManual = {
  'Data Barang Manual|Group stock': 'Giacenza a gruppi',
  'Tambah Barang Manual|Group stock added': 'Gruppo in entrata',
  'Batal Tambah Barang Manual|Group stock added, cancelled': 'Gruppo in entrata annullato',
  'Pindah Barang Manual|Group stock moved': 'Gruppo spostato',
  'Batal Pindah Barang Manual|Group stock moved, cancelled': 'Spostamento di gruppo annullato',
  'Hancur Barang Manual|Group stock destroyed': 'Gruppo distrutto',
  'Batal Hancur Barang Manual|Group stock destroyed, cancelled': 'Distruzione di gruppo annullata',
};
export default barangManual;
