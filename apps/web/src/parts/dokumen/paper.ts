import { send } from '../../kit/api/transport.ts';
import { paperPath, typeOfNumber } from '../../kit/dokumen/types.ts';
import { print } from '../../kit/print/print.ts';

/** Hands the voucher of a document to the printer; a nota is counted first and has its own way. Throws ApiError. */
export const printVoucher = async (no: string): Promise<void> => {
  const path = paperPath(no);
  if (path && typeOfNumber(no)?.paper?.name === 'voucher')
    await print('SLIP', { apa: 'DOKUMEN', nomor: no }, () => send('GET', path));
};
