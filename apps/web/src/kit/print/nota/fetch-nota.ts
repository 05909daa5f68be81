import { cetakPenjualan } from '@kadar/contract/endpoints/penjualan.ts';
import { call } from '../../api/call.ts';
import { send } from '../../api/transport.ts';

export interface Nota {
  /** Object URL of the PDF, or of the text of a roll. */
  url: string;
  /** How often it has been printed, this time included; from 2 on it is marked as a copy. */
  cetak: number;
}

/** Counts the print, then fetches the paper, which says itself whether it is a copy. Throws ApiError. */
export const fetchNota = async (no_faktur: string): Promise<Nota> => {
  const { data } = await call(cetakPenjualan, { params: { no_faktur } });
  const response = await send('GET', `penjualan/${no_faktur}/nota`);
  return { url: URL.createObjectURL(await response.blob()), cetak: data.cetak };
};
