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
  TERIMA_SUPPLIER: { id: 'Terima Supplier', en: 'Supplier delivery' },
  TERIMA_SUPPLIER_BATAL: { id: 'Batal Terima Supplier', en: 'Supplier delivery cancelled' },
  TUTUP_HARIAN: { id: 'Selisih Kas Tutup Harian', en: 'Cash difference of a closing' },
  SALDO_AWAL: { id: 'Saldo Awal', en: 'Opening' },
  PENCAIRAN_GESEK: { id: 'Pencairan Gesek', en: 'Card payout' },
};

/** Categories of cash that the product itself writes, and the two lines that are none. */
export const KAS_WORDS: CodeWords = {
  PENJUALAN: { id: 'Penjualan', en: 'Sale' },
  BATAL_PENJUALAN: { id: 'Batal Penjualan', en: 'Sale cancelled' },
  SETOR_BANK: { id: 'Setor Bank', en: 'To the bank' },
  TARIK_BANK: { id: 'Tarik Bank', en: 'From the bank' },
  SELISIH_KAS: { id: 'Selisih kas', en: 'Cash difference' },
  'SALDO AWAL': { id: 'Saldo Awal', en: 'Opening' },
  'SALDO AKHIR': { id: 'Saldo Akhir', en: 'Closing' },
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
