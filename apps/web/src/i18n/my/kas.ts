import type id from '../id/kas.ts';

const kas: Record<keyof typeof id, string | Record<string, string>> = {
  add: 'Tunai baharu',
  balance: 'Tunai hari ini',
  chooseKategori: 'Pilih kategori',
  in: 'Tunai masuk',
  jenis: 'Jenis',
  jumlah_rp: 'Jumlah',
  kategori: 'Kategori',
  KELUAR: 'Keluar',
  keluar: 'Keluar',
  keterangan: 'Keterangan',
  MASUK: 'Masuk',
  masuk: 'Masuk',
  noKategori: 'Tiada kategori',
  out: 'Tunai keluar',
  saldo_akhir: 'Baki semasa',
  saldo_awal: 'Baki awal',
  saveIn: 'Terima {{amount}}',
  saveOut: 'Keluarkan {{amount}}',
  searchPlaceholder: 'No. dokumen, kategori, keterangan',
  title: 'Tunai masuk dan keluar',
};
export default kas;
