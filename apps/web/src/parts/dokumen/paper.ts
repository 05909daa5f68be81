import { send } from '../../kit/api/transport.ts';
import { paperPath, typeOfNumber } from '../../kit/dokumen/types.ts';
import { OF_DOCUMENT } from '../../kit/print/nota/paper-ways.ts';
import { begin, noteCounted, noteLeft } from '../../kit/print/nota/under-way.ts';
import { print } from '../../kit/print/print.ts';

/** Hands the voucher of a document to the printer, counted where copies of it are; a nota is counted first and has its own way. Throws ApiError. */
export const printVoucher = async (no: string): Promise<void> => {
  const path = paperPath(no);
  const type = typeOfNumber(no);
  if (!path || type?.paper?.name !== 'voucher') return;
  await print('SLIP', { apa: 'DOKUMEN', nomor: no }, async () => {
    if (type.access.reprint) {
      noteCounted(no, await OF_DOCUMENT.count(no, begin(no)));
      noteLeft(no);
    }
    return send('GET', path);
  });
};
