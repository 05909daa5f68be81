import type { Invoice } from '@kadar/contract/endpoints/invoice.ts';
import type { PenjualanDetail } from '@kadar/contract/endpoints/penjualan.ts';
import { formatDate, formatGram, formatRupiah } from '@kadar/documents/format.ts';
import { sumsOf } from '@kadar/documents/piece-paper.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { getPenjualan } from '../penjualan/public.ts';

const line = ({ nama_barang, kadar_label, berat, harga_jual }: PenjualanDetail['lines'][number]): string =>
  `• ${nama_barang} (${kadar_label}, ${formatGram(Math.round(berat * 1000))} g)\n   ${formatRupiah(harga_jual)}`;

/** A sale as a WhatsApp text, in the language of the nota: prices before discounts, and the nota's steps to the total. */
const invoiceText = (sale: PenjualanDetail, nama_toko: string): string => {
  const { poin_dapat, status } = sale;
  const sums = sumsOf({ ...sale, subtotal: sale.total });
  return [
    `*${nama_toko}*`,
    `Nota ${sale.no_faktur}, ${formatDate(sale.tanggal)}`,
    ...(status === 'BATAL' ? ['*DIBATALKAN*'] : []),
    '',
    ...(sale.nama_customer ? [`Yth. ${sale.nama_customer}`, ''] : []),
    ...sale.lines.map(line),
    '',
    ...sums.map(({ label, value }) => `${label}: ${formatRupiah(value)}`),
    `*Total: ${formatRupiah(sale.grand_total)}*`,
    ...(poin_dapat > 0 ? [`Poin didapat: ${poin_dapat}`] : []),
    '',
    'Terima kasih atas kepercayaan Anda.',
  ].join('\n');
};

/** A sale with its text. Throws DATA_TIDAK_DITEMUKAN. */
export const invoiceOf = async (
  call: Pick<Call, 'kadar' | 'scope' | 'toko'>,
  no_faktur: string,
): Promise<Invoice> => {
  const sale = await getPenjualan(call, no_faktur);
  const { nama_toko } = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.one<{ nama_toko: string }>(sql`select nama_toko from tokos where kode_toko = ${sale.kode_toko}`),
  );
  return { ...sale, nama_toko, pesan: invoiceText(sale, nama_toko) };
};

/** Those of the numbers that are sales of the shop, in the order asked for. */
export const invoicesOf = async (
  call: Pick<Call, 'kadar' | 'scope' | 'toko'>,
  numbers: readonly string[],
): Promise<Invoice[]> => {
  const found: Invoice[] = [];
  for (const no_faktur of new Set(numbers)) {
    try {
      found.push(await invoiceOf(call, no_faktur));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'DATA_TIDAK_DITEMUKAN') throw error;
    }
  }
  return found;
};
