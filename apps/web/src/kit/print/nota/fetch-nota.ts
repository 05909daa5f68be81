import { cetakCall } from '@kadar/contract/endpoints/dokumen.ts';
import { call } from '../../api/call.ts';
import { send } from '../../api/transport.ts';
import { paperPath, typeOfNumber } from '../../dokumen/types.ts';

export interface Nota {
  /** Object URL of the PDF, or of the text of a roll. */
  url: string;
  /** How often it has been printed, this time included; from 2 on it is marked as a copy. */
  cetak: number;
}

/** Counts the print, then fetches the paper, which says itself whether it is a copy. Throws ApiError. */
export const fetchNota = async (no_faktur: string): Promise<Nota> => {
  const type = typeOfNumber(no_faktur);
  const path = paperPath(no_faktur);
  if (!type || !path) throw new RangeError(no_faktur);
  const { data } = await call(cetakCall(type), { params: { no_faktur } });
  const response = await send('GET', path);
  return { url: URL.createObjectURL(await response.blob()), cetak: data.cetak };
};
