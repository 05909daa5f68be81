/** Opening, one reading, one writing, commit: of a sale, a reversal and all small kinds. */
export const FEW = 4;
/** Of the others: what holds something first, what seals an identity card, what tells pieces one by one. */
export const POSTED_IN: Readonly<Record<string, number>> = {
  PENCAIRAN_GESEK: 5,
  PENCAIRAN_MARKETPLACE: 5,
  GESEK_TUNAI: 7,
  HUTANG: 7,
  HUTANG_TAMBAH: 8,
  HUTANG_LEPAS: 8,
  HUTANG_SLIP: 5,
  HUTANG_VALIDASI: 6,
  HUTANG_TEBUS: 6,
  SELESAI_LOT: 6,
  LEBUR: 5,
  // Of gold without papers; its seller's card is one of them.
  PEMBELIAN: 5,
  // Its lot is held first as well.
  'PEMBELIAN MB': 6,
  BAYAR_BELI: 5,
  PINDAH_BARANG: 5,
  // Its lot and pieces are held first, its photos claimed last.
  HANCUR_BARANG: 6,
  // Its lot is held first.
  HANCUR_MANUAL: 5,
  // Pieces are held first.
  SELISIH_OPNAME: 5,
  TEMU_OPNAME: 5,
  SORTIR_BELIAN: 5,
  SITA_BELIAN: 5,
  TAMBAH_BARANG: 12,
};

/** Ways of kinds beside the sampled ones (other-ways.test.ts). The last payment of a contract sells its piece: a second reading, and a number that joins both. */
export const OTHER_WAYS: Readonly<Record<string, number>> = {
  'contract paid for the last time': 6,
  'gram plan fetched': 6,
};
