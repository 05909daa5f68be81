import type { SettingKey } from './settings.ts';
import type { Text } from './text.ts';

/** What follows from a dangerous setting, in one sentence: of a switch by its new state, of others with the new value as {nilai}. */
export interface Guard {
  on?: Text;
  off?: Text;
  to?: Text;
}

const STEP: Guard = {
  to: {
    id: 'Setiap harga baru dibulatkan ke kelipatan Rp. {nilai}.',
    en: 'Each new price is rounded to a multiple of Rp. {nilai}.',
  },
};
const ROUNDED: Guard = {
  on: { id: 'Harga baru dibulatkan ke bawah.', en: 'New prices round down.' },
  off: { id: 'Harga baru dibulatkan ke atas.', en: 'New prices round up.' },
};
const GRAMS: Guard = {
  to: {
    id: 'Selisih sampai {nilai} gram lewat tanpa persetujuan.',
    en: 'A difference of up to {nilai} grams passes without approval.',
  },
};
const SHARE: Guard = {
  to: {
    id: 'Selisih sampai {nilai} % lewat tanpa persetujuan.',
    en: 'A difference of up to {nilai} % passes without approval.',
  },
};
const KEPT: Guard = {
  to: {
    id: 'Toko menahan {nilai} % dari uang customer.',
    en: 'The shop keeps {nilai} % of the customer’s money.',
  },
};
const TAX: Guard = {
  to: { id: 'Dokumen berikutnya dipajaki {nilai} %.', en: 'The next documents are taxed at {nilai} %.' },
};
const TAX_FROM: Guard = {
  to: { id: 'Tarif pajak baru berlaku mulai {nilai}.', en: 'New tax rates hold from {nilai}.' },
};
const TAX_BASE: Guard = {
  to: { id: 'Dasar pengenaan pajak dihitung {nilai}.', en: 'The tax base is counted as {nilai}.' },
};
const INTEREST: Guard = {
  to: { id: 'Bunga pinjaman dihitung menurut {nilai}.', en: 'Interest of loans is counted by {nilai}.' },
};
const GRAM_PLANS: Guard = {
  on: {
    id: 'Toko menjual emas dengan cicilan gram menurut POJK 17/2024.',
    en: 'The shop sells gold in gram plans under POJK 17/2024.',
  },
};
const COUNT: Guard = {
  off: { id: 'Barang tidak dapat dihitung dengan opname.', en: 'Goods cannot be counted any more.' },
};
const SENT_TO: Guard = { to: { id: 'Data toko dikirim ke {nilai}.', en: 'Data of the shop go to {nilai}.' } };

/** Every setting is dangerous, with what follows from it, or plainly not (null): which are, and why, says record 41. */
export const SETTING_GUARDS = {
  REPORT_SATU_BULAN_PROTECTION_MODULE: null,
  ACTIVE_DATE_LOCK_MODULE: {
    off: {
      id: 'Laporan dan dokumen dapat memakai tanggal lain dari hari kerja.',
      en: 'Reports and documents may take other days than the business date.',
    },
  },
  PREVIOUS_DATE_SPV_MODULE: {
    on: { id: 'SPV bebas memilih tanggal lampau.', en: 'SPV may choose past days.' },
  },
  HIDE_STOCK_SUMMARY_MODULE: {
    off: {
      id: 'Saldo stock terlihat oleh setiap level yang membuka laporannya.',
      en: 'Stock balances are seen by every level that opens their reports.',
    },
  },
  ZONA_WAKTU: {
    to: { id: 'Hari dan jam toko mengikuti {nilai}.', en: 'Days and hours of the shop follow {nilai}.' },
  },
  HIDUP_FEATURE_MODULE: null,
  LAPORAN_REKAP_SALES_TOKO: null,
  PEMBULATAN: STEP,
  PEMBULATAN_DOWN_MODULE: ROUNDED,
  PEMBULATAN_GRAM: { to: { id: 'Berat dihitung dengan {nilai}.', en: 'Weights are counted by {nilai}.' } },
  DUPLICATE_NOTA_MODULE: null,
  SETTING_NOTA_OWNER_ONLY: {
    off: { id: 'MU dapat mengubah setting nota.', en: 'MU may change the settings of the nota.' },
  },
  NOTA_FORMAT: null,
  NOTA_JUDUL: null,
  NOTA_CATATAN: null,
  NOTA_FOTO: null,
  CERTIFICATE_PRINT_TYPE: null,
  LIMIT_JUAL_OTORISASI: {
    to: {
      id: 'Penjualan sampai Rp. {nilai} lewat tanpa otorisasi.',
      en: 'Sales up to Rp. {nilai} pass without an authorisation.',
    },
  },
  MIN_HARGA_PROTECTION_MODULE: {
    off: {
      id: 'Kasir dapat menjual di bawah harga minimum tanpa otorisasi.',
      en: 'Cashiers may sell below the minimum price without an authorisation.',
    },
  },
  MEMBER_MODULE: null,
  KUPON_MODULE: null,
  GET_POINT_PER_RP: {
    to: {
      id: 'Satu poin diberikan untuk setiap Rp. {nilai}.',
      en: 'One point is given for each Rp. {nilai}.',
    },
  },
  POIN_KEDALUWARSA_BULAN: {
    to: {
      id: 'Poin customer hangus setelah {nilai} bulan (0 = tidak pernah).',
      en: 'Points of customers expire after {nilai} months (0 = never).',
    },
  },
  CASHBACK_POINT_PERSEN: {
    to: {
      id: '{nilai} % dari penjualan kembali sebagai poin.',
      en: '{nilai} % of sales comes back as points.',
    },
  },
  PEMBULATAN_BELI: STEP,
  PEMBULATAN_BELI_DOWN_MODULE: ROUNDED,
  PARAMETER_HARGA_EMAS_PEMBELIAN_MODULE: {
    on: { id: 'Harga beli mengikuti parameternya.', en: 'Buy prices follow their parameters.' },
    off: { id: 'Harga beli tidak mengikuti parameternya.', en: 'Buy prices do not follow their parameters.' },
  },
  OTORISASI_PEMBELIAN_MODULE: {
    off: {
      id: 'Kasir membeli sendiri sampai harga hitungan.',
      en: 'Cashiers buy alone up to the computed price.',
    },
  },
  TOLERANSI_BULAN_NOTA: {
    to: {
      id: 'Nota sampai umur {nilai} bulan dibeli dengan harga nota.',
      en: 'A nota of up to {nilai} months is bought at its price.',
    },
  },
  TOLERANSI_SUSUT_GRAM: GRAMS,
  BELI_BASIS: { to: { id: 'Pembelian dibayar menurut {nilai}.', en: 'Purchases are paid by {nilai}.' } },
  VALIDASI_JUAL_BELI: {
    off: {
      id: 'Jual, beli dan tukar kasir dibukukan tanpa validasi.',
      en: 'Sales, purchases and exchanges of cashiers are booked without validation.',
    },
  },
  BELI_LIMIT_HARIAN_RP: {
    to: {
      id: 'Seorang customer menerima tunai sampai Rp. {nilai} sehari (0 = tanpa batas).',
      en: 'A customer is paid up to Rp. {nilai} in cash a day (0 = no limit).',
    },
  },
  TUKAR_POIN_BASIS: {
    to: { id: 'Poin tukar tambah dihitung dari {nilai}.', en: 'Points of an exchange count {nilai}.' },
  },
  BELI_NOTA_TERTINGGI: {
    on: {
      id: 'Toko membayar yang lebih tinggi dari harga nota dan harga beli.',
      en: 'The shop pays the higher of the nota’s price and the buying price.',
    },
  },
  TITIPAN_HARI: null,
  TITIPAN_HANGUS_PERSEN: KEPT,
  PESANAN_DP_MIN_PERSEN: {
    to: { id: 'Pesanan diterima dengan DP {nilai} %.', en: 'Orders are taken on a deposit of {nilai} %.' },
  },
  PESANAN_TOLERANSI_PERSEN: SHARE,
  PESANAN_KUNCI_HARI: {
    to: {
      id: 'Harga pesanan mengikat toko {nilai} hari.',
      en: 'The price of an order binds the shop for {nilai} days.',
    },
  },
  PESANAN_HANGUS_PERSEN: KEPT,
  PREORDER_HARI: null,
  SUSUT_SERVICE_MAKS_PERSEN: SHARE,
  SERVICE_NAIK_PERSEN: SHARE,
  SERVICE_TAGIH_HARI: null,
  KUTIPAN_JAM: {
    to: {
      id: 'Harga yang dikutip mengikat toko {nilai} jam.',
      en: 'A quoted price binds the shop for {nilai} hours.',
    },
  },
  HOLD_BELI_HARI: {
    to: {
      id: 'Barang belian disortir setelah {nilai} hari.',
      en: 'Bought pieces are sorted after {nilai} days.',
    },
  },
  SUSUT_LEBUR_MAKS_PERSEN: SHARE,
  PPN_MODULE: {
    on: { id: 'Penjualan dan jasa dipungut PPN.', en: 'Sales and services carry VAT.' },
    off: { id: 'Penjualan dan jasa tidak dipungut PPN.', en: 'Sales and services carry no VAT.' },
  },
  PPN_PERSEN: TAX,
  PPN_PERSEN_NON_FAKTUR: TAX,
  PPN_BARU_MULAI: TAX_FROM,
  PPN_BARU_PERSEN: TAX,
  PPN_BARU_PERSEN_NON_FAKTUR: TAX,
  PPN_NILAI_LAIN: TAX_BASE,
  PPN_TARIF_PERSEN: TAX,
  PPN_BARU_NILAI_LAIN: TAX_BASE,
  PPN_BARU_TARIF_PERSEN: TAX,
  PPN_BY_BERAT_RP: {
    to: {
      id: 'PPN Rp. {nilai} per gram (0 = menurut persen).',
      en: 'VAT of Rp. {nilai} per gram (0 = by percent).',
    },
  },
  PPN_INCLUDE: {
    on: { id: 'PPN diambil dari harga yang tertulis.', en: 'VAT is taken out of the written price.' },
    off: { id: 'PPN ditambahkan di atas harga yang tertulis.', en: 'VAT is added to the written price.' },
  },
  PPH22_PERSEN: TAX,
  PPH22_BARU_MULAI: TAX_FROM,
  PPH22_BARU_PERSEN: TAX,
  PPN_MASUKAN_KREDIT: {
    on: {
      id: 'PPN masukan dikreditkan, yang dilarang PMK 48/2023.',
      en: 'Input VAT is credited, which PMK 48/2023 forbids.',
    },
  },
  FEE_GESEK_CUSTOMER_MODULE: {
    on: {
      id: 'Customer membayar biaya kartu, yang dilarang peraturan.',
      en: 'Customers pay card fees, which regulation prohibits.',
    },
  },
  GESEK_TUNAI_MODULE: {
    on: {
      id: 'Kasir dapat memberi tunai untuk kartu debit.',
      en: 'Cashiers may hand out cash for debit cards.',
    },
  },
  PPATK_LIMIT: {
    to: {
      id: 'Transaksi di atas Rp. {nilai} dilaporkan.',
      en: 'Transactions above Rp. {nilai} are reported.',
    },
  },
  HUTANG_MODULE: {
    on: {
      id: 'Toko memberi pinjaman gadai, yang memerlukan izin.',
      en: 'The shop lends on pledges, which needs a licence.',
    },
  },
  HUTANG_POKOK_MODULE: {
    off: {
      id: 'Pokok pinjaman tidak dijaga paling sedikitnya.',
      en: 'The least principal of loans is not guarded.',
    },
  },
  OPNAME_HUTANG_MODULE: COUNT,
  VALIDASI_PELUNASAN_HUTANG_MODULE: {
    off: {
      id: 'Pelunasan hutang dibukukan tanpa validasi.',
      en: 'Redemptions are booked without validation.',
    },
  },
  PEMBULATAN_HUTANG: STEP,
  BUNGA_MODE: INTEREST,
  BUNGA_PERSEN: {
    to: { id: 'Pinjaman baru berbunga {nilai} % per 30 hari.', en: 'New loans cost {nilai} % per 30 days.' },
  },
  BUNGA_MIN_HARI: {
    to: { id: 'Bunga paling sedikit {nilai} hari.', en: 'Interest is for {nilai} days at least.' },
  },
  BUNGA_GRACE_HARI: {
    to: {
      id: 'Keterlambatan sampai {nilai} hari tanpa bunga.',
      en: 'Up to {nilai} days late cost no interest.',
    },
  },
  LAMA_PINJAM_HARI: {
    to: {
      id: 'Pinjaman baru jatuh tempo setelah {nilai} hari.',
      en: 'New loans are due after {nilai} days.',
    },
  },
  LELANG_NOTICE_HARI: {
    to: {
      id: 'Barang dilelang {nilai} hari setelah pemberitahuan.',
      en: 'Pledges are auctioned {nilai} days after the notice.',
    },
  },
  PERPANJANGAN_BASIS: INTEREST,
  CICIL_BUNGA_BASIS: INTEREST,
  LTV_MAKS: {
    to: {
      id: 'Toko meminjamkan sampai {nilai} % dari nilai emas.',
      en: 'The shop lends up to {nilai} % of the gold.',
    },
  },
  LELANG_KELEBIHAN_HARI: {
    to: {
      id: 'Kelebihan lelang milik customer disimpan {nilai} hari.',
      en: 'What an auction leaves the customer is kept for {nilai} days.',
    },
  },
  BIAYA_SLIP_HILANG: { to: { id: 'Slip hilang dikenai Rp. {nilai}.', en: 'A lost slip costs Rp. {nilai}.' } },
  AKRUAL_BUNGA_MODULE: {
    on: { id: 'Bunga diakui setiap tutup harian.', en: 'Interest is booked at each closing.' },
    off: { id: 'Bunga diakui saat dibayar.', en: 'Interest is booked when it is paid.' },
  },
  CICILAN_MODULE: null,
  CICILAN_DENDA_MAKS_PERSEN: {
    to: {
      id: 'Denda cicilan sampai {nilai} % dari angsuran.',
      en: 'Fines are up to {nilai} % of an instalment.',
    },
  },
  CICILAN_DENDA_DULU: {
    on: { id: 'Pembayaran cicilan melunasi denda dulu.', en: 'Payments settle fines first.' },
    off: { id: 'Pembayaran cicilan melunasi angsuran dulu.', en: 'Payments settle instalments first.' },
  },
  CICILAN_LELANG_HARI: {
    to: {
      id: 'Barang cicilan dilelang setelah terlambat {nilai} hari.',
      en: 'Pieces in instalments are auctioned when {nilai} days late.',
    },
  },
  CICILAN_INGAT_HARI: null,
  CICILAN_HANGUS_PERSEN: KEPT,
  CICILAN_BATAL_PERSEN: KEPT,
  CICILAN_GRAM_SETUJU: GRAM_PLANS,
  CICILAN_GRAM_MODULE: GRAM_PLANS,
  APP_MODE: { to: { id: 'Stock dicatat dengan cara {nilai}.', en: 'Stock is kept by {nilai}.' } },
  MANUAL_ITEMS_TRANSACTION_MODULE: {
    on: { id: 'Barang dapat dijual tanpa barcode.', en: 'Goods may be sold without a barcode.' },
  },
  PENERIMAAN_INTERN_MODULE: null,
  SELISIH_INTERN_GRAM: GRAMS,
  KOREKSI_TERIMA_PERSEN: SHARE,
  TUKANG_BATAS_GRAM: {
    to: {
      id: 'Seorang tukang memegang sampai {nilai} gram emas murni (0 = tanpa batas).',
      en: 'A craftsman holds up to {nilai} grams of fine gold (0 = no limit).',
    },
  },
  TUKANG_UMUR_HARI: null,
  KIRIM_TOLERANSI_GRAM: GRAMS,
  PROTEKSI_TIMBANG_BAKI: {
    off: {
      id: 'Hari dapat ditutup tanpa menimbang baki.',
      en: 'A day may be closed without weighing the trays.',
    },
  },
  TOLERANSI_BAKI_GRAM: GRAMS,
  OPNAME_BARANG_MODULE: COUNT,
  OPNAME_BLIND: {
    off: {
      id: 'Kasir melihat hitungan lain saat opname.',
      en: 'Cashiers see other counts while they count.',
    },
  },
  OPNAME_TOLERANSI_GRAM: GRAMS,
  OPNAME_UMUR_HARI: null,
  EXTERNAL_WEB_ITEM_MODULE: null,
  MARKETPLACE_INTEGRATION_MODULE: null,
  MARKETPLACE_SLIP_MODULE: null,
  GROSIR_BACKEND_URL: SENT_TO,
  LIMIT_KAS_KELUAR_OTORISASI: {
    to: {
      id: 'Kas keluar sampai Rp. {nilai} lewat tanpa otorisasi.',
      en: 'Cash out up to Rp. {nilai} passes without an authorisation.',
    },
  },
  WABLAS_MODULE: null,
  WABLAS_BASE_URL: SENT_TO,
  FINGERPRINT_MODULE: {
    on: {
      id: 'Otorisasi dapat diberi dengan sidik jari.',
      en: 'Authorisations may be given by fingerprint.',
    },
  },
  OTORISASI_QR_MODULE: {
    on: { id: 'Otorisasi dapat diberi dari ponsel.', en: 'Authorisations may be given from a phone.' },
  },
  OTORISASI_TTL_DETIK: {
    to: { id: 'Otorisasi berlaku {nilai} detik.', en: 'An authorisation holds for {nilai} seconds.' },
  },
  MULTI_LANGUAGE_FEATURE: null,
  ACCOUNTING_MODULE: {
    off: {
      id: 'Jurnal, buku besar dan neraca saldo tidak dapat dibuka.',
      en: 'Journal, ledger and trial balance cannot be opened.',
    },
  },
} as const satisfies Record<SettingKey, Guard | null>;
