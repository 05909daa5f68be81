import { fillIn } from './text.ts';

/** What customers of services and orders are written; in Indonesian, as every paper for customers is. */
const MESSAGES = {
  SETUJU_SERVICE: `Yth. {nama_customer},

Service Anda {no_faktur} di {nama_toko} perlu persetujuan: biaya menjadi {rp}, semula {rp_lama}. {keterangan}

Lihat dan jawab di sini: {tautan}`,
  SETUJU_PESANAN: `Yth. {nama_customer},

Pesanan Anda {no_faktur} di {nama_toko} sudah jadi: {keterangan} Harga {rp}, perkiraan semula {rp_lama}.

Lihat barangnya dan jawab di sini: {tautan}`,
  SIAP_SERVICE: `Yth. {nama_customer},

Service Anda {no_faktur} di {nama_toko} sudah selesai dan dapat diambil. Sisa yang dibayar {rp}.

Lihat foto dan berat sebelum dan sesudahnya di sini: {tautan}`,
  INGAT_SERVICE: `Yth. {nama_customer},

Service Anda {no_faktur} di {nama_toko} sudah {keterangan} hari selesai dan belum diambil. Sisa yang dibayar {rp}.

Barang tetap milik Anda; silakan mengambilnya dengan tanda terima. {tautan}`,
  SIAP_PESANAN: `Yth. {nama_customer},

Pesanan Anda {no_faktur} di {nama_toko} sudah jadi: {keterangan}. Harga {rp}.

Lihat barangnya di sini: {tautan}`,
  SIAP_PREORDER: `Yth. {nama_customer},

Barang yang Anda minta, {no_faktur}, sudah ada di {nama_toko}: {keterangan}. Harganya dihitung pada hari diambil.`,
} as const;
export type PesanLayanan = keyof typeof MESSAGES;

/** The keterangan of SIAP_PREORDER: what is kept, and until when. */
export const disimpanText = (values: Record<'barang' | 'sampai', string>): string =>
  fillIn('{barang}, disimpan untuk Anda sampai {sampai}', values);

/** The text of a message, its paragraphs apart by empty lines; sums are written already. */
export const layananText = (
  jenis: PesanLayanan,
  values: Record<
    'nama_customer' | 'nama_toko' | 'no_faktur' | 'rp' | 'rp_lama' | 'keterangan' | 'tautan',
    string
  >,
): string => fillIn(MESSAGES[jenis], values).replaceAll(/ +(?=\n)/g, '');
