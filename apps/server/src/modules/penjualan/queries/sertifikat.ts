import { formatDate, formatGram } from '@kadar/documents/format.ts';
import { PIECE_COLUMNS } from '@kadar/documents/piece-paper.ts';
import type { HandedOut } from '../../../engines/papers.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { pictureForPaper } from '../../../platform/images/for-paper.ts';
import { fotoPath } from '../../barang/public.ts';
import { getPenjualan } from './penjualan.ts';

/** A certificate says what the piece is, and nothing of what it cost. */
const COLUMNS = PIECE_COLUMNS.filter(({ key }) =>
  ['nama_barang', 'kode_barcode', 'kadar', 'berat'].includes(key),
);

/** The certificate of a piece that stands on a nota. Throws DATA_TIDAK_DITEMUKAN, also for a sale that was cancelled. */
export const sertifikatOf = async (
  call: Call,
  no_faktur: string,
  kode_barcode: string,
): Promise<HandedOut> => {
  const sale = await getPenjualan(call, no_faktur);
  const line = sale.lines.find((each) => each.kode_barcode === kode_barcode);
  // An accessory has none.
  if (!line || line.kadar === 0 || sale.status === 'BATAL') throw new AppError('DATA_TIDAK_DITEMUKAN');
  const { nama_barang, kadar_label, berat, foto, kode_intern } = line;
  const mg = Math.round(berat * 1000);
  const picture = foto
    ? await pictureForPaper(call, fotoPath(sale.kode_toko, kode_barcode, 'kecil'))
    : undefined;
  return {
    kode_toko: sale.kode_toko,
    fileName: `sertifikat-${no_faktur}-${kode_barcode}`,
    format: 'nota',
    content: {
      title: 'SERTIFIKAT',
      number: no_faktur,
      tanggal: sale.tanggal,
      party: { nama: sale.nama_customer },
      columns: COLUMNS,
      lines: [
        {
          ...(picture && { foto: picture }),
          values: { nama_barang, kode_barcode, kadar: kadar_label, berat: mg },
        },
      ],
      quantity: ['Berat bersih', `${formatGram(mg)} g`],
      people: [
        ['Dijual', formatDate(sale.tanggal)],
        ...(kode_intern ? [['Kode', kode_intern] as const] : []),
      ],
      terms: ['Toko menyatakan barang ini dijual dengan kadar dan berat seperti tertulis di atas.'],
      signatures: ['Pemilik barang', 'Hormat kami'],
    },
  };
};
