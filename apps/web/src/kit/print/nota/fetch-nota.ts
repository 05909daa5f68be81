import { cetakCall, getDokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { call } from '../../api/call.ts';
import { send } from '../../api/transport.ts';
import { paperPath, typeOfNumber } from '../../dokumen/types.ts';
import { asPage } from '../roll-page.ts';

export interface Nota {
  /** Object URL of the PDF, or of the page of a roll. */
  url: string;
  /** How often it has been printed, this time included; from 2 on it is marked as a copy. */
  cetak: number;
  /** Fetched for the printer, and not only to be looked at. */
  counted: boolean;
}

const paperOf = async (no_faktur: string): Promise<string> => {
  const path = paperPath(no_faktur);
  if (!path) throw new RangeError(no_faktur);
  return URL.createObjectURL(await asPage(await send('GET', path)));
};

/** Counts the print, then fetches the paper, which says itself whether it is a copy. Throws ApiError. */
export const fetchNota = async (no_faktur: string): Promise<Nota> => {
  const type = typeOfNumber(no_faktur);
  if (!type) throw new RangeError(no_faktur);
  const { data } = await call(cetakCall(type), { params: { no_faktur } });
  return { url: await paperOf(no_faktur), cetak: data.cetak, counted: true };
};

/** The paper as it was printed last; looking counts nothing. Throws ApiError. */
export const lookAtNota = async (no_faktur: string): Promise<Nota> => {
  const { data } = await call(getDokumen, { params: { no_faktur } });
  return { url: await paperOf(no_faktur), cetak: data.cetak, counted: false };
};
