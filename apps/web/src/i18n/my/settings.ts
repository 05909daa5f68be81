import type id from '../id/settings.ts';

const settings: Record<keyof typeof id, string> = {
  originPUSAT: 'Ibu pejabat',
  originSTANDAR: 'Lalai',
  originTOKO: 'Kedai',
  drop: 'Buang perubahan',
  forCustomer: 'Salinan pelanggan',
  forShop: 'Salinan kedai',
  hundredths: 'Perseratus gram',
  notaFields: 'Nota jualan',
  notaTitle: 'Tetapan nota',
  preview: 'Pratonton',
  previewOf: 'Pratonton nota pada kertas {{format}}',
  reset: 'Kembali ke lalai',
  resetOf: 'Kembali ke lalai: {{setting}}',
  roundingStep: 'Langkah pembundaran (gram)',
  sampleSign: 'Pelanggan',
  sampleStamp: 'Yang benar',
  sampleTotal: 'Jumlah',
  save: 'Simpan perubahan',
  saveChanges: 'Simpan {{count}} perubahan',
  scopeAll: 'Perubahan menjadi nilai lalai untuk semua kedai.',
  scopeToko: 'Perubahan untuk kedai {{toko}} sahaja.',
  search: 'Cari tetapan',
  systemTitle: 'Tetapan sistem',
  thousandths: 'Perseribu gram',
};
export default settings;
