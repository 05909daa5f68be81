import KAS from '@kadar/contract/dokumen/kas.ts';
import { voucherCall } from '@kadar/contract/endpoints/dokumen.ts';
import { send } from '../../kit/api/transport.ts';
import { printPdf } from '../../kit/print/print-pdf.ts';

/** Prints the voucher of a cash document. Throws ApiError. */
export const fetchVoucher = (no_faktur: string): Promise<void> =>
  printPdf(() => send('GET', voucherCall(KAS[0]).path.replace('{no_faktur}', encodeURIComponent(no_faktur))));
