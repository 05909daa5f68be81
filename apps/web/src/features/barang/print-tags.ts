import { tagsBarang } from '@kadar/contract/endpoints/barang.ts';
import { send } from '../../kit/api/transport.ts';
import { print } from '../../kit/print/print.ts';

/** What a print job takes, and a PDF for the browser's dialog. */
export const MAX_TAGS = 200;

/** Fetches the tags of these pieces and hands them to the printer. Throws ApiError. */
export const printTags = (kode_barcodes: readonly string[]): Promise<void> =>
  print('TAG', { apa: 'TAG', kode_barcodes: [...kode_barcodes] }, async () =>
    send(tagsBarang.method, tagsBarang.path, { body: { kode_barcodes } }),
  );
