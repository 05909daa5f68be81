import { type IsoDate, isDate } from './dates.ts';
import { refuse } from './errors.ts';

export type ParsedDocumentNumber = { type: string; kodeToko: string; tanggal: IsoDate; n: number };

/** type 2 + kode_toko 3 + YYMMDD + 3 base-36: the 14 characters the opname scan waits for [spec A §9]. */
const DOCUMENT = /^([A-Z0-9]{2})([A-Z0-9]{3})(\d{2})(\d{2})(\d{2})([A-Z0-9]{3})$/;

/** The parts of a document number (domain §3), which the database gives; NOMOR_DOKUMEN_TIDAK_SAH when it is none. */
export function parseDocumentNumber(text: string): ParsedDocumentNumber {
  const [, type = '', kodeToko = '', yy = '', mm = '', dd = '', sequence = ''] = DOCUMENT.exec(text) ?? [];
  const tanggal = `20${yy}-${mm}-${dd}`;
  if (!isDate(tanggal)) refuse('NOMOR_DOKUMEN_TIDAK_SAH', { nomor: text });
  return { type, kodeToko, tanggal, n: Number.parseInt(sequence, 36) };
}
