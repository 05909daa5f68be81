import { voucherKas } from '@kadar/contract/endpoints/keuangan.ts';
import { send } from '../../kit/api/transport.ts';
import { printPdf } from '../../kit/print/print-pdf.ts';

/** Prints the voucher of a cash document. Throws ApiError. */
export const fetchVoucher = (no_faktur: string): Promise<void> =>
  printPdf(() =>
    send(voucherKas.method, voucherKas.path.replace('{no_faktur}', encodeURIComponent(no_faktur))),
  );
