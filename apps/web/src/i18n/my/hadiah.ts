import type id from '../id/hadiah.ts';

const hadiah: Record<keyof typeof id, string | Record<string, string>> = {
  add: 'Tukar hadiah',
  arah: 'Arah',
  KELUAR: 'Keluar',
  keterangan: 'Keterangan',
  kode_customer: 'Ahli',
  kode_hadiah: 'Hadiah',
  MASUK: 'Masuk',
  qty: 'Jumlah',
  saveKELUAR: 'Keluarkan dari stok',
  saveMASUK: 'Masukkan ke stok',
  saveTUKAR: 'Tukar dengan mata',
  searchPlaceholder: 'No. dokumen, keterangan',
  title: 'Hadiah ahli',
  TUKAR: 'Tukar mata',
};
export default hadiah;
