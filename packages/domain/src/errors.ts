/** Every code this package throws; the contract's error table must hold each of them. */
export const DOMAIN_CODES = [
  'AKUN_BELUM_DIPETAKAN',
  'BATCH_TIDAK_CUKUP',
  'BAYAR_POKOK_DI_BAWAH_MINIMUM',
  'BAYAR_POKOK_MELEBIHI_SISA',
  'DENDA_MELEBIHI',
  'DISKON_MELEBIHI_TOTAL',
  'DP_MELEBIHI_HARGA',
  'EMAS_BERTAMBAH',
  'EMAS_MELEBIHI_HUTANG',
  'GESEK_TUNAI_HABIS',
  'GRAM_MELEBIHI_BARANG',
  'HANCUR_BERTAMBAH',
  'HARGA_EMAS_BELUM_DIISI',
  'HUTANG_MELEBIHI_PLAFOND',
  'ILLEGAL_MOVE',
  'JURNAL_TIDAK_SEIMBANG',
  'KADAR_TIDAK_SAH',
  'KARTU_WAJIB',
  'KORAN_JUMLAH',
  'KORAN_KOSONG',
  'KORAN_TANGGAL',
  'KUPON_BELUM_BERLAKU',
  'KUPON_KEDALUWARSA',
  'KUPON_MEMBER_LAIN',
  'KUPON_MINIMAL',
  'KUPON_TOKO_LAIN',
  'LEBUR_BERTAMBAH',
  'LOT_KOSONG',
  'NOMOR_DOKUMEN_TIDAK_SAH',
  'PEMBAYARAN_KOSONG',
  'PEMBAYARAN_KURANG',
  'PEMBAYARAN_LEBIH',
  'PEMBAYARAN_TIDAK_SAH',
  'POIN_TIDAK_CUKUP',
  'POTONGAN_MELEBIHI_HARGA',
  'PPN_BEDA_FAKTUR',
  'PPN_BUKAN_PKP',
  'REKENING_WAJIB',
  'SELISIH_PERLU_KEPUTUSAN',
  'SERVICE_BERTAMBAH',
  'SISA_TIDAK_HABIS',
  'SORTIR_TIDAK_BISA',
  'STOCK_TIDAK_TERSEDIA',
  'TANGGAL_TIDAK_SAH',
] as const;

export type DomainCode = (typeof DOMAIN_CODES)[number];
export type DomainParams = Record<string, string | number>;

/** A business rule refused the input. `code` is stable and translated by the client; `params` fill its text. */
export class DomainError extends Error {
  readonly code: string;
  readonly params: DomainParams;

  constructor(code: string, params: DomainParams = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = 'DomainError';
    this.code = code;
    this.params = params;
  }
}

/** Throws a DomainError whose code is one of DOMAIN_CODES. */
export function refuse(code: DomainCode, params: DomainParams = {}): never {
  throw new DomainError(code, params);
}
