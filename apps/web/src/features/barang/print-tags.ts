import { tagsBarang } from '@kadar/contract/endpoints/barang.ts';
import { send } from '../../kit/api/transport.ts';
import { printPdf } from '../../kit/print/print-pdf.ts';

/** Fetches the tags of these pieces and hands them to the printer. Throws ApiError. */
export const printTags = (kode_barcodes: readonly string[]): Promise<void> =>
  printPdf(async () => send(tagsBarang.method, tagsBarang.path, { body: { kode_barcodes } }));
