import type { Text } from './text.ts';

/** What stands for a code where people read it; a code that is none of these is a word of the shop's own. */
export type CodeWords = Readonly<Record<string, Text>>;

/** Kinds of journals: those of documents, their reversals, and the journals without a document. */
export const TRX_WORDS: CodeWords = {
  PENJUALAN: { id: 'Penjualan', en: 'Sale' },
  PENJUALAN_BATAL: { id: 'Batal Penjualan', en: 'Sale cancelled' },
  KAS_MASUK: { id: 'Kas Masuk', en: 'Cash in' },
  KAS_MASUK_BATAL: { id: 'Batal Kas Masuk', en: 'Cash in cancelled' },
  KAS_KELUAR: { id: 'Kas Keluar', en: 'Cash out' },
  KAS_KELUAR_BATAL: { id: 'Batal Kas Keluar', en: 'Cash out cancelled' },
  SETOR_BANK: { id: 'Setor Bank', en: 'To the bank' },
  SETOR_BANK_BATAL: { id: 'Batal Setor Bank', en: 'Bank deposit cancelled' },
  TARIK_BANK: { id: 'Tarik Bank', en: 'From the bank' },
  TARIK_BANK_BATAL: { id: 'Batal Tarik Bank', en: 'Bank withdrawal cancelled' },
  TAMBAH_BARANG: { id: 'Tambah Barang', en: 'Pieces added' },
  TAMBAH_BARANG_BATAL: { id: 'Batal Tambah Barang', en: 'Pieces added cancelled' },
  HANCUR_BARANG: { id: 'Hancur Barang', en: 'Pieces destroyed' },
  HANCUR_BARANG_BATAL: { id: 'Batal Hancur Barang', en: 'Pieces destroyed, cancelled' },
  SELISIH_OPNAME: { id: 'Selisih Opname', en: 'Losses of a count' },
  TEMU_OPNAME: { id: 'Ketemu Lagi', en: 'Pieces found again' },
  TAMBAH_AKSESORIS: { id: 'Tambah Stock Aksesoris', en: 'Accessories in' },
  TAMBAH_AKSESORIS_BATAL: { id: 'Batal Tambah Aksesoris', en: 'Accessories in, cancelled' },
  AMBIL_AKSESORIS: { id: 'Ambil Stock Aksesoris', en: 'Accessories out' },
  AMBIL_AKSESORIS_BATAL: { id: 'Batal Ambil Aksesoris', en: 'Accessories out, cancelled' },
  KIRIM_BARANG: { id: 'Kirim Barang', en: 'Goods sent' },
  KIRIM_BARANG_BATAL: { id: 'Batal Kirim Barang', en: 'Goods sent, cancelled' },
  TERIMA_BARANG: { id: 'Terima Barang', en: 'Goods received' },
  KEMBALI_BARANG: { id: 'Kiriman Kembali', en: 'Goods that came back' },
  HILANG_KIRIM: { id: 'Kiriman Hilang', en: 'Goods lost on the way' },
  TAMBAH_MANUAL: { id: 'Tambah Barang Manual', en: 'Group stock added' },
  TAMBAH_MANUAL_BATAL: { id: 'Batal Tambah Barang Manual', en: 'Group stock added, cancelled' },
  PINDAH_MANUAL: { id: 'Pindah Barang Manual', en: 'Group stock moved' },
  PINDAH_MANUAL_BATAL: { id: 'Batal Pindah Barang Manual', en: 'Group stock moved, cancelled' },
  HANCUR_MANUAL: { id: 'Hancur Barang Manual', en: 'Group stock destroyed' },
  HANCUR_MANUAL_BATAL: { id: 'Batal Hancur Barang Manual', en: 'Group stock destroyed, cancelled' },
  TERIMA_SUPPLIER: { id: 'Terima Supplier', en: 'Supplier delivery' },
  TERIMA_SUPPLIER_BATAL: { id: 'Batal Terima Supplier', en: 'Supplier delivery cancelled' },
  BAYAR_SUPPLIER: { id: 'Bayar Supplier', en: 'Supplier paid' },
  BAYAR_SUPPLIER_BATAL: { id: 'Batal Bayar Supplier', en: 'Supplier paid, cancelled' },
  KOREKSI_TERIMA: { id: 'Koreksi Terima', en: 'Delivery weighed anew' },
  KOREKSI_TERIMA_BATAL: { id: 'Batal Koreksi Terima', en: 'Delivery weighed anew, cancelled' },
  SELESAI_TERIMA: { id: 'Selesai Batch', en: 'Batch ended' },
  SELESAI_TERIMA_BATAL: { id: 'Batal Selesai Batch', en: 'Batch ended, cancelled' },
  RETUR_SUPPLIER: { id: 'Retur Supplier', en: 'Return to supplier' },
  RETUR_SUPPLIER_BATAL: { id: 'Batal Retur Supplier', en: 'Return to supplier cancelled' },
  FIXING: { id: 'Fixing Emas', en: 'Fixing of gold' },
  FIXING_BATAL: { id: 'Batal Fixing Emas', en: 'Fixing of gold cancelled' },
  BAYAR_EMAS: { id: 'Bayar Emas Supplier', en: 'Supplier paid in gold' },
  BAYAR_EMAS_BATAL: { id: 'Batal Bayar Emas Supplier', en: 'Supplier paid in gold, cancelled' },
  UANG_MUKA_SUPPLIER: { id: 'Uang Muka Supplier', en: 'Advance to a supplier' },
  UANG_MUKA_SUPPLIER_BATAL: { id: 'Batal Uang Muka Supplier', en: 'Advance to a supplier cancelled' },
  SERAH_TUKANG: { id: 'Serah Emas Tukang', en: 'Gold to a craftsman' },
  SERAH_TUKANG_BATAL: { id: 'Batal Serah Emas Tukang', en: 'Gold to a craftsman cancelled' },
  TERIMA_TUKANG: { id: 'Terima dari Tukang', en: 'Received from a craftsman' },
  TERIMA_TUKANG_BATAL: { id: 'Batal Terima dari Tukang', en: 'Received from a craftsman, cancelled' },
  UPAH_TUKANG: { id: 'Upah Tukang', en: 'Wage of a craftsman' },
  UPAH_TUKANG_BATAL: { id: 'Batal Upah Tukang', en: 'Wage of a craftsman cancelled' },
  TITIP: { id: 'Titip Barang', en: 'Deposit on pieces' },
  TITIP_TAMBAH: { id: 'Tambah Titipan', en: 'Further deposit' },
  TITIP_TAMBAH_BATAL: { id: 'Batal Tambah Titipan', en: 'Further deposit cancelled' },
  TITIP_KEMBALI: { id: 'Kembali Titipan', en: 'Deposit paid back' },
  PESANAN: { id: 'Pesanan', en: 'Customer order' },
  TAMBAH_PESANAN: { id: 'Tambah DP Pesanan', en: 'Further deposit on an order' },
  TAMBAH_PESANAN_BATAL: { id: 'Batal Tambah DP Pesanan', en: 'Further deposit on an order cancelled' },
  JADI_PESANAN: { id: 'Pesanan Jadi', en: 'Ordered piece finished' },
  BATAL_PESANAN: { id: 'Batal Pesanan', en: 'Order ended' },
  HUTANG: { id: 'Hutang', en: 'Pledge loan' },
  HUTANG_BATAL: { id: 'Batal Hutang', en: 'Pledge document cancelled' },
  HUTANG_PERPANJANG: { id: 'Perpanjangan Hutang', en: 'Extension of a pledge' },
  HUTANG_PERPANJANG_BATAL: { id: 'Batal Perpanjangan Hutang', en: 'Extension of a pledge cancelled' },
  HUTANG_CICIL: { id: 'Cicil Pokok Hutang', en: 'Principal instalment' },
  HUTANG_CICIL_BATAL: { id: 'Batal Cicil Pokok', en: 'Principal instalment cancelled' },
  HUTANG_TEBUS: { id: 'Penebusan Hutang', en: 'Redemption' },
  HUTANG_VALIDASI: { id: 'Validasi Pelunasan Hutang', en: 'Validation of a redemption' },
  HUTANG_VALIDASI_BATAL: { id: 'Batal Validasi Pelunasan', en: 'Validation of a redemption cancelled' },
  HUTANG_TEBUS_BATAL: { id: 'Batal Penebusan Hutang', en: 'Redemption cancelled' },
  LELANG: { id: 'Lelang', en: 'Auction of a pledge' },
  LELANG_BATAL: { id: 'Batal Lelang', en: 'Auction of a pledge cancelled' },
  BAYAR_KELEBIHAN: { id: 'Bayar Kelebihan Lelang', en: 'Surplus paid out' },
  BAYAR_KELEBIHAN_BATAL: { id: 'Batal Bayar Kelebihan', en: 'Surplus paid out, cancelled' },
  KELEBIHAN_HANGUS: { id: 'Kelebihan Lelang Hangus', en: 'Expired surplus' },
  KELEBIHAN_HANGUS_BATAL: { id: 'Batal Kelebihan Hangus', en: 'Expired surplus cancelled' },
  KLAIM: { id: 'Klaim Barang Gadai', en: 'Claim for pledged goods' },
  KLAIM_BATAL: { id: 'Batal Klaim', en: 'Claim for pledged goods cancelled' },
  BAYAR_KLAIM: { id: 'Bayar Klaim', en: 'Claim paid out' },
  BAYAR_KLAIM_BATAL: { id: 'Batal Bayar Klaim', en: 'Claim paid out, cancelled' },
  HAPUS_HUTANG: { id: 'Hapus Hutang', en: 'Pledge written off' },
  HAPUS_HUTANG_BATAL: { id: 'Batal Hapus Hutang', en: 'Pledge written off, cancelled' },
  AKRUAL_BUNGA: { id: 'Akrual Bunga', en: 'Accrued interest' },
  AKRUAL_BUNGA_BATAL: { id: 'Batal Akrual Bunga', en: 'Accrued interest cancelled' },
  HUTANG_TAMBAH: { id: 'Tambah Pinjaman', en: 'Top-up of a pledge' },
  HUTANG_TAMBAH_BATAL: { id: 'Batal Tambah Pinjaman', en: 'Top-up of a pledge cancelled' },
  HUTANG_LEPAS: { id: 'Lepas Sebagian Barang', en: 'Goods given back in part' },
  HUTANG_LEPAS_BATAL: { id: 'Batal Lepas Barang', en: 'Goods given back in part, cancelled' },
  HUTANG_SLIP: { id: 'Slip Hutang Hilang', en: 'Lost pledge slip' },
  HUTANG_SLIP_BATAL: { id: 'Batal Slip Hilang', en: 'Lost pledge slip cancelled' },
  TUTUP_HARIAN: { id: 'Selisih Kas Tutup Harian', en: 'Cash difference of a closing' },
  PEMBELIAN: { id: 'Pembelian', en: 'Purchase' },
  PEMBELIAN_BATAL: { id: 'Batal Pembelian', en: 'Purchase cancelled' },
  BAYAR_BELI: { id: 'Bayar Pembelian', en: 'Payment of a purchase' },
  BAYAR_BELI_BATAL: { id: 'Batal Bayar Pembelian', en: 'Payment of a purchase cancelled' },
  TUKAR_HADIAH: { id: 'Tukar Hadiah', en: 'Gift for points' },
  TUKAR_HADIAH_BATAL: { id: 'Batal Tukar Hadiah', en: 'Gift for points cancelled' },
  HADIAH_MASUK: { id: 'Hadiah Masuk', en: 'Gifts in' },
  HADIAH_MASUK_BATAL: { id: 'Batal Hadiah Masuk', en: 'Gifts in cancelled' },
  HADIAH_KELUAR: { id: 'Hadiah Keluar', en: 'Gifts out' },
  HADIAH_KELUAR_BATAL: { id: 'Batal Hadiah Keluar', en: 'Gifts out cancelled' },
  LOT_CUCI: { id: 'Lot Cuci', en: 'Cleaning lot' },
  LOT_CUCI_BATAL: { id: 'Batal Lot Cuci', en: 'Cleaning lot cancelled' },
  LOT_SEPUH: { id: 'Lot Sepuh', en: 'Gilding lot' },
  LOT_SEPUH_BATAL: { id: 'Batal Lot Sepuh', en: 'Gilding lot cancelled' },
  LOT_LEBUR: { id: 'Lot Lebur', en: 'Melt lot' },
  LOT_LEBUR_BATAL: { id: 'Batal Lot Lebur', en: 'Melt lot cancelled' },
  SELESAI_LOT: { id: 'Selesai Lot', en: 'End of a lot' },
  SELESAI_LOT_BATAL: { id: 'Batal Selesai Lot', en: 'End of a lot cancelled' },
  LEBUR: { id: 'Lebur', en: 'Melting' },
  LEBUR_BATAL: { id: 'Batal Lebur', en: 'Melting cancelled' },
  PINDAH_BARANG: { id: 'Pindah Barang', en: 'Pieces moved' },
  PINDAH_BARANG_BATAL: { id: 'Batal Pindah Barang', en: 'Pieces moved, cancelled' },
  POIN_KEDALUWARSA: { id: 'Poin Kedaluwarsa', en: 'Expired points' },
  AFILIASI: { id: 'Poin Afiliasi', en: 'Referral points' },
  AFILIASI_BATAL: { id: 'Batal Poin Afiliasi', en: 'Referral points cancelled' },
  SORTIR_BELIAN: { id: 'Sortir Belian', en: 'Bought pieces sorted' },
  SORTIR_BELIAN_BATAL: { id: 'Batal Sortir Belian', en: 'Bought pieces sorted, cancelled' },
  SITA_BELIAN: { id: 'Sita Belian', en: 'Bought pieces seized' },
  SITA_BELIAN_BATAL: { id: 'Batal Sita Belian', en: 'Bought pieces seized, cancelled' },
  SALDO_AWAL: { id: 'Saldo Awal', en: 'Opening' },
  PENCAIRAN_GESEK: { id: 'Pencairan Gesek', en: 'Card payout' },
  PENCAIRAN_GESEK_BATAL: { id: 'Batal Pencairan Gesek', en: 'Card payout cancelled' },
  PENCAIRAN_MARKETPLACE: { id: 'Pencairan Marketplace', en: 'Marketplace payout' },
  PENCAIRAN_MARKETPLACE_BATAL: { id: 'Batal Pencairan Marketplace', en: 'Marketplace payout cancelled' },
  GESEK_TUNAI: { id: 'Gesek Tunai', en: 'Cash for a card' },
  KIRIM_UANG: { id: 'Kirim Uang', en: 'Money sent' },
  KIRIM_UANG_BATAL: { id: 'Batal Kirim Uang', en: 'Money sent, cancelled' },
  TERIMA_UANG: { id: 'Terima Uang', en: 'Money received' },
  GESEK_TUNAI_BATAL: { id: 'Batal Gesek Tunai', en: 'Cash for a card cancelled' },
};

/** Categories of cash that the product itself writes, and the two lines that are none. */
export const KAS_WORDS: CodeWords = {
  PENJUALAN: { id: 'Penjualan', en: 'Sale' },
  BATAL_PENJUALAN: { id: 'Batal Penjualan', en: 'Sale cancelled' },
  PEMBELIAN: { id: 'Pembelian', en: 'Purchase' },
  BATAL_PEMBELIAN: { id: 'Batal Pembelian', en: 'Purchase cancelled' },
  SETOR_BANK: { id: 'Setor Bank', en: 'To the bank' },
  TARIK_BANK: { id: 'Tarik Bank', en: 'From the bank' },
  KIRIM_UANG: { id: 'Kirim Uang', en: 'Money sent' },
  TERIMA_UANG: { id: 'Terima Uang', en: 'Money received' },
  TITIPAN: { id: 'Titipan', en: 'Deposit' },
  BATAL_TITIPAN: { id: 'Batal Titipan', en: 'Deposit cancelled' },
  KEMBALI_TITIPAN: { id: 'Kembali Titipan', en: 'Deposit paid back' },
  DP_PESANAN: { id: 'DP Pesanan', en: 'Deposit on an order' },
  BATAL_DP_PESANAN: { id: 'Batal DP Pesanan', en: 'Deposit on an order cancelled' },
  KEMBALI_DP_PESANAN: { id: 'Kembali DP Pesanan', en: 'Deposit on an order paid back' },
  GESEK_TUNAI: { id: 'Gesek Tunai', en: 'Cash for a card' },
  BATAL_GESEK_TUNAI: { id: 'Batal Gesek Tunai', en: 'Cash for a card cancelled' },
  HUTANG: { id: 'Hutang', en: 'Pledge loan' },
  BAYAR_HUTANG: { id: 'Pembayaran Hutang', en: 'Paid on a pledge' },
  BATAL_HUTANG: { id: 'Batal Hutang', en: 'Pledge document cancelled' },
  LELANG: { id: 'Lelang', en: 'Auction of a pledge' },
  KELEBIHAN_LELANG: { id: 'Kelebihan Lelang', en: 'Surplus of an auction' },
  BAYAR_KLAIM: { id: 'Bayar Klaim', en: 'Claim paid out' },
  BAYAR_SUPPLIER: { id: 'Bayar Supplier', en: 'Supplier paid' },
  UANG_MUKA_SUPPLIER: { id: 'Uang Muka Supplier', en: 'Advance to a supplier' },
  UPAH_TUKANG: { id: 'Upah Tukang', en: 'Wage of a craftsman' },
  SELISIH_KAS: { id: 'Selisih kas', en: 'Cash difference' },
  BIAYA_LOT: { id: 'Biaya Lot Belian', en: 'Cost of a lot' },
  BATAL_BIAYA_LOT: { id: 'Batal Biaya Lot Belian', en: 'Cost of a lot cancelled' },
  'SALDO AWAL': { id: 'Saldo Awal', en: 'Opening' },
  'SALDO AKHIR': { id: 'Saldo Akhir', en: 'Closing' },
};

/** The standing checks of the books. */
export const PEMERIKSAAN_WORDS: CodeWords = {
  RINCIAN: { id: 'Rincian = ringkasan', en: 'Detail = summary' },
  AWAL_TUTUP: { id: 'Saldo awal = tutup sebelumnya', en: 'Opening = previous closing' },
  JUAL_KAS: { id: 'Penjualan = kas dan bank', en: 'Sales = cash and bank' },
  BELI_KAS: { id: 'Pembelian = kas dan hutang', en: 'Purchases = cash and debts' },
  BELI_STOK: { id: 'Pembelian = stok', en: 'Purchases = stock' },
  HITUNG_STOK: { id: 'Hitungan = stok', en: 'Count = stock' },
  LEBUR_STOK: { id: 'Barang curah = stok', en: 'Goods in bulk = stock' },
  TERIMA_STOK: { id: 'Penerimaan = tag dan stok', en: 'Receipts = tags and stock' },
  PINDAH_STOK: { id: 'Gerak barang = stok', en: 'Moves = stock' },
  GADAI_KAS: { id: 'Gadai = kas dan buku besar', en: 'Pledges = cash and ledger' },
  TITIPAN: { id: 'Titipan = buku besar', en: 'Deposits = ledger' },
  PESANAN: { id: 'Pesanan = barang dan uangnya', en: 'Orders = their pieces and money' },
  TITIPAN_PER_JENIS: { id: 'Titipan per jenis = akunnya', en: 'Deposits by kind = their account' },
  SUPPLIER_BUKU: { id: 'Hutang supplier = buku besar', en: 'Owed to suppliers = ledger' },
  TUKANG_EMAS: {
    id: 'Emas tukang = dokumen dan buku besar',
    en: 'Gold with craftsmen = documents and ledger',
  },
  EMAS: { id: 'Emas murni = stok', en: 'Fine gold = stock' },
  LAPORAN: { id: 'Dokumen = laporan dan jejak', en: 'Documents = reports and audit' },
  NIK: { id: 'Nomor KTP belum disegel', en: 'Identity numbers not sealed yet' },
  BELUM: { id: 'Tidak diperiksa', en: 'Not checked' },
};

/** How an approval was given. */
export const OTORISASI_WORDS = {
  MANUAL: { id: 'Manual', en: 'Manual' },
  QR: { id: 'QR', en: 'QR' },
  FINGERPRINT: { id: 'Sidik Jari', en: 'Fingerprint' },
} as const satisfies CodeWords;

/** What became of a request for approval. */
export const KEPUTUSAN_WORDS = {
  DISETUJUI: { id: 'Disetujui', en: 'Approved' },
  DITOLAK: { id: 'Ditolak', en: 'Refused' },
} as const satisfies CodeWords;

/** The word of a code, or the code itself. */
export const wordOf = (
  words: CodeWords | undefined,
  code: unknown,
  read: (text: Text) => string,
): string | null => {
  const text = typeof code === 'string' ? words?.[code] : undefined;
  return text ? read(text) : null;
};

/** What a count found. */
export const OPNAME_WORDS: CodeWords = {
  KETEMU: { id: 'Ketemu', en: 'Found' },
  HILANG: { id: 'Hilang', en: 'Missing' },
  SALAH_BAKI: { id: 'Salah Tempat', en: 'Wrong place' },
  TIDAK_DIKENAL: { id: 'Tidak Dikenal', en: 'Unknown' },
  TERJUAL: { id: 'Sudah Keluar', en: 'Gone already' },
  GANDA: { id: 'Ganda', en: 'Scanned twice' },
  BEDA_BERAT: { id: 'Beda Berat', en: 'Weighs otherwise' },
};

/** What a report of counted goods says: the trade's two words, and what was neither. */
export const OPNAME_BARANG_WORDS = {
  KETEMU: { id: 'Barang Ketemu', en: 'Pieces found' },
  HILANG: { id: 'Barang Tidak Ketemu', en: 'Pieces not found' },
  TERJUAL: { id: 'Sudah Keluar', en: 'Gone already' },
  TIDAK_DIKENAL: { id: 'Tidak Dikenal', en: 'Unknown' },
} as const satisfies CodeWords;

/** How a piece was seen last. */
export const TERLIHAT_WORDS = {
  GERAK: { id: 'Bergerak', en: 'Moved' },
  SCAN: { id: 'Discan', en: 'Scanned' },
  TIMBANG: { id: 'Ditimbang', en: 'Weighed with its tray' },
} as const satisfies CodeWords;

/** What is counted in bulk. */
export const MASSA_WORDS = {
  BELUM_TAG: { id: 'Belum Tag', en: 'Not tagged yet' },
  GROUP: { id: 'Group', en: 'Group' },
  ACC: { id: 'Aksesoris', en: 'Accessories' },
  ROSOK: { id: 'Lot Rosok', en: 'Scrap lots' },
  BATANGAN: { id: 'Batangan', en: 'Bars' },
} as const satisfies CodeWords;

/** What OWN decided about a difference of a count. */
export const PUTUSAN_WORDS: CodeWords = {
  KLAIM: { id: 'Klaim', en: 'Claim' },
  DITEMUKAN: { id: 'Ditemukan', en: 'Found after all' },
};
