import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { barcode } from '../wire.ts';
import { noFaktur } from './dokumen.ts';

export const sertifikatPenjualan = endpoint({
  method: 'GET',
  path: 'penjualan/{no_faktur}/sertifikat/{kode_barcode}',
  summary:
    'The certificate of a piece that was sold, as CERTIFICATE_PRINT_TYPE says: PDF, or text for a dot-matrix printer',
  access: 'penjualan.read',
  params: z.object({ no_faktur: noFaktur, kode_barcode: barcode }),
  data: z.unknown(),
});
