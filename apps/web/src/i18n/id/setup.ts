const setup = {
  back: 'Kembali',
  codeHelp: 'Tiga huruf atau angka, bagian dari setiap nomor dokumen',
  create: 'Siapkan Kadar',
  done: 'Kadar sudah siap, silahkan login',
  goldPrice: 'Harga emas per gram (24K)',
  headAddress: 'Alamat pusat',
  headCode: 'Kode pusat',
  headName: 'Nama pusat',
  intro: 'Database masih kosong. Tiga langkah, lalu toko anda dapat bekerja.',
  next: 'Lanjut',
  ownerId: 'User ID pemilik',
  ownerName: 'Nama pemilik',
  ownerPassword: 'Password',
  passwordHelp: 'Minimal 8 karakter',
  priceHelp: 'Harga global hari ini; dapat diubah kapan saja',
  shopAddress: 'Alamat toko',
  shopCode: 'Kode toko',
  shopName: 'Nama toko',
  stepHead: 'Pusat',
  stepOwner: 'Pemilik',
  stepShop: 'Toko pertama',
  title: 'Menyiapkan Kadar',
} as const;
export default setup;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    setup: typeof setup;
  }
}
