import { request, send } from '../../api/transport.ts';
import { paperPath, typeOfNumber } from '../../dokumen/types.ts';

export interface Nota {
  /** Object URL of the PDF, or of the text of a roll. */
  url: string;
  /** How often it has been printed, this time included; from 2 on it is marked as a copy. */
  cetak: number;
}

/** Counts the print, then fetches the paper, which says itself whether it is a copy. Throws ApiError. */
export const fetchNota = async (no_faktur: string): Promise<Nota> => {
  const base = `${typeOfNumber(no_faktur)?.path}/${encodeURIComponent(no_faktur)}`;
  const { data } = await request<{ cetak: number }>('POST', `${base}/cetak`, { body: {} });
  const response = await send('GET', paperPath(no_faktur) ?? base);
  return { url: URL.createObjectURL(await response.blob()), cetak: data.cetak };
};
