import { send } from '../api/transport.ts';
import { printPdf } from '../print/print-pdf.ts';
import { paperPath, typeOfNumber } from './types.ts';

/** Hands the voucher of a document to the printer; a nota is counted first and has its own way. Throws ApiError. */
export const printVoucher = async (no: string): Promise<void> => {
  const path = paperPath(no);
  if (path && typeOfNumber(no)?.paper?.name === 'voucher') await printPdf(() => send('GET', path));
};
