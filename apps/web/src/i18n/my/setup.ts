import type id from '../id/setup.ts';

const setup: Record<keyof typeof id, string> = {
  back: 'Kembali',
  codeHelp: 'Tiga huruf atau angka, sebahagian daripada setiap nombor dokumen',
  create: 'Sediakan Kadar',
  done: 'Kadar sudah sedia, sila log masuk',
  goldPrice: 'Harga emas segram (24K)',
  headAddress: 'Alamat ibu pejabat',
  headCode: 'Kod ibu pejabat',
  headName: 'Nama ibu pejabat',
  intro: 'Pangkalan data masih kosong. Tiga langkah, dan kedai anda boleh beroperasi.',
  next: 'Seterusnya',
  ownerId: 'ID pengguna pemilik',
  ownerName: 'Nama pemilik',
  ownerPassword: 'Kata laluan',
  passwordHelp: 'Minimum 8 aksara',
  priceHelp: 'Harga global hari ini; boleh diubah bila-bila masa',
  shopAddress: 'Alamat kedai',
  shopCode: 'Kod kedai',
  shopName: 'Nama kedai',
  stepHead: 'Ibu pejabat',
  stepOwner: 'Pemilik',
  stepShop: 'Kedai pertama',
  title: 'Menyediakan Kadar',
};
export default setup;
