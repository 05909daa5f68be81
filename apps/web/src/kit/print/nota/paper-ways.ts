import type { CetakJob } from '@kadar/contract/endpoints/cetak.ts';
import { cetakCall, getDokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { PRINT_HEADER } from '@kadar/contract/endpoints/paper.ts';
import { call } from '../../api/call.ts';
import { send } from '../../api/transport.ts';
import { paperPath, typeOfNumber } from '../../dokumen/types.ts';
import { toPrinter } from '../print.ts';
import { asPage } from '../roll-page.ts';

/** A page, and which print of its paper it is, where its server says so. */
export interface Drawn {
  page: Blob;
  cetak: number | null;
}

/** How a kind of paper is printed, counted, and looked at, by its number. Each throws ApiError. */
export interface PaperWays {
  /** Where a printer of the shop has it, which counts it as well; null where the browser prints. */
  queue: (nomor: string) => Promise<CetakJob | null>;
  /** Counts a print, once for each key: how often it was printed, this time included. */
  count: (nomor: string, key: string) => Promise<number>;
  /** How often it was counted by now. */
  counted: (nomor: string) => Promise<number>;
  /** The paper as it was counted last, or as its `next` print will be; it says itself whether it is a copy. */
  page: (nomor: string, next?: 'next') => Promise<Drawn>;
}

/** The paper of a call. Throws ApiError. */
export const drawnAt = async (path: string, next?: 'next'): Promise<Drawn> => {
  const answer = await send('GET', path, next && { query: { berikut: '1' } });
  const said = answer.headers.get(PRINT_HEADER);
  return { page: await asPage(answer), cetak: said === null ? null : Number(said) };
};

const paperAt = async (nomor: string, next?: 'next'): Promise<Drawn> => {
  const path = paperPath(nomor);
  if (!path) throw new RangeError(nomor);
  return drawnAt(path, next);
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

/** A voucher of a document: it may leave as often as it is asked for, and nothing counts it. */
export const UNCOUNTED: PaperWays = {
  queue: (nomor) => toPrinter('SLIP', { apa: 'DOKUMEN', nomor }),
  count: async () => 1,
  counted: async () => 1,
  page: async (nomor) => ({ ...(await paperAt(nomor)), cetak: 1 }),
};
