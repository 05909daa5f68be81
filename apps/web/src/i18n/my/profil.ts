import type id from '../id/profil.ts';

const profil: Record<keyof typeof id, string> = {
  add: 'Daftar cap jari',
  addText:
    'Cap jari dibaca oleh peranti ini sendiri; Kadar hanya menyimpan kunci awamnya. Kata laluan diminta supaya sesi yang ditinggalkan tidak boleh mendaftarkan orang lain.',
  added: 'Cap jari didaftarkan',
  address: 'Alamat',
  confirmRemove: 'Padam cap jari {{name}}?',
  createdAt: 'Didaftarkan {{time}}',
  device: 'Nama peranti',
  deviceHelp: 'Contohnya telefon Puan Sri, komputer riba juruwang 1',
  empty: 'Belum ada cap jari didaftarkan',
  fingerprints: 'Cap jari',
  fingerprintsText: 'Digunakan untuk memberi kelulusan pada peranti yang didaftarkan.',
  lastUsed: 'Terakhir digunakan {{time}}',
  level: 'Peringkat',
  name: 'Nama',
  neverUsed: 'Belum pernah digunakan',
  noReader: 'Peranti ini tiada pembaca cap jari yang boleh digunakan, atau halaman dibuka tanpa https.',
  onlyAt: 'Hanya di {{host}}',
  otorisator: 'Buka halaman pelulus',
  password: 'Kata laluan anda',
  readerAddress:
    'Cap jari tidak boleh digunakan di alamat ini. Buka Kadar melalui https dengan nama hos, atau melalui localhost.',
  readerBusy: 'Cap jari peranti ini sudah didaftarkan',
  readerDismissed: 'Pendaftaran dibatalkan pada peranti',
  readerFailed: 'Sila cuba lagi',
  remove: 'Padam {{name}}',
  removed: 'Cap jari dipadam',
  title: 'Profil',
  toko: 'Kedai',
  userId: 'ID pengguna',
};
export default profil;
