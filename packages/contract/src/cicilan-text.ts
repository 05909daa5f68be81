import { fillIn } from './text.ts';

/** That a payment is due soon or today, and that it is late. */
export const INGAT_CICILAN = ['AKAN', 'LEWAT'] as const;
export type IngatCicilan = (typeof INGAT_CICILAN)[number];

/** What customers of contracts in instalments are written; in Indonesian, as every paper for customers is. */
const TEXTS: Record<IngatCicilan, string> = {
  AKAN: `Yth. {nama_customer},

Angsuran kontrak {no_cicilan} ({nama_barang}) di {nama_toko} jatuh tempo {jatuh_tempo} sebesar {jumlah}.

Abaikan pesan ini bila sudah dibayar. Terima kasih.`,
  LEWAT: `Yth. {nama_customer},

Angsuran kontrak {no_cicilan} ({nama_barang}) di {nama_toko} telah lewat jatuh tempo {jatuh_tempo}. Yang harus dibayar hari ini, termasuk denda: {jumlah}.

Silakan datang ke toko. Abaikan pesan ini bila sudah dibayar.`,
};

/** The text of a reminder; sums and days are written already. */
export const ingatText = (
  jenis: IngatCicilan,
  values: Record<
    'nama_customer' | 'no_cicilan' | 'nama_barang' | 'nama_toko' | 'jatuh_tempo' | 'jumlah',
    string
  >,
): string => fillIn(TEXTS[jenis], values);
