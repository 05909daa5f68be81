import type { CetakJob } from '@kadar/contract/endpoints/cetak.ts';
import { cetakCall, getDokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { call } from '../../api/call.ts';
import { send } from '../../api/transport.ts';
import { paperPath, typeOfNumber } from '../../dokumen/types.ts';
import { toPrinter } from '../print.ts';
import { asPage } from '../roll-page.ts';

/** How a kind of paper is printed, counted, and looked at, by its number. Each throws ApiError. */
export interface PaperWays {
  /** Where a printer of the shop has it, which counts it as well; null where the browser prints. */
  queue: (nomor: string) => Promise<CetakJob | null>;
  /** Counts a print, once for each key: how often it was printed, this time included. */
  count: (nomor: string, key: string) => Promise<number>;
  /** How often it was counted by now. */
  counted: (nomor: string) => Promise<number>;
  /** The paper as it was counted last; it says itself whether it is a copy. */
  page: (nomor: string) => Promise<Blob>;
}

const paperAt = async (nomor: string): Promise<Blob> => {
  const path = paperPath(nomor);
  if (!path) throw new RangeError(nomor);
  return asPage(await send('GET', path));
};

export const OF_DOCUMENT: PaperWays = {
  queue: (nomor) => toPrinter('NOTA', { apa: 'DOKUMEN', nomor }),
  count: async (no_faktur, key) => {
    const type = typeOfNumber(no_faktur);
    if (!type) throw new RangeError(no_faktur);
    return (await call(cetakCall(type), { params: { no_faktur } }, { key })).data.cetak;
  },
  counted: async (no_faktur) => (await call(getDokumen, { params: { no_faktur } })).data.cetak,
  page: paperAt,
};
