/** The terms a new shop's nota has until it writes its own; the dearest questions at the counter. */
export const STANDARD_TERMS = [
  {
    kode: 'JUAL_KEMBALI',
    judul: 'JUAL KEMBALI',
    isi: 'Barang dapat dijual kembali dengan nota ini. Harga nota berlaku 3 bulan, lalu harga hari itu.',
    urut: 1,
  },
  {
    kode: 'POTONGAN',
    judul: 'POTONGAN',
    isi: 'Potongan jual kembali mengikuti kondisi barang. Ongkos, mata dan PPN tidak dikembalikan.',
    urut: 2,
  },
  {
    kode: 'PERIKSA',
    judul: 'PERIKSA BARANG',
    isi: 'Mohon periksa barang, berat dan kadar di depan kasir sebelum meninggalkan toko.',
    urut: 3,
  },
  {
    kode: 'NOTA_HILANG',
    judul: 'NOTA HILANG',
    isi: 'Barang tanpa nota dibeli dengan harga lebur dan memerlukan kartu identitas.',
    urut: 4,
  },
] as const;
