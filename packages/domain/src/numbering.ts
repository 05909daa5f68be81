import { type IsoDate, isDate } from './dates.ts';
import { refuse } from './errors.ts';

/** type 2 + kode_toko 3 + YYMMDD + 3 base-36: the length the opname scan waits for [spec A §9]. */
export const DOCUMENT_NUMBER_LENGTH = 14;
export const MAX_SEQUENCE = 36 ** 3 - 1;

export type ParsedDocumentNumber = { type: string; kodeToko: string; tanggal: IsoDate; n: number };

const TYPE = /^[A-Z0-9]{2}$/;
const KODE_TOKO = /^[A-Z0-9]{3}$/;
const DOCUMENT = /^([A-Z0-9]{2})([A-Z0-9]{3})(\d{2})(\d{2})(\d{2})([A-Z0-9]{3})$/;

/** A document number (domain §3). RangeError for a bad part, a year outside 2000–2099, or n outside 0..46655. */
export function documentNumber(type2: string, kodeToko3: string, tanggal: IsoDate, n: number): string {
  if (!TYPE.test(type2)) throw new RangeError(`document type is not 2 of A-Z 0-9: ${type2}`);
  if (!KODE_TOKO.test(kodeToko3)) throw new RangeError(`kode_toko is not 3 of A-Z 0-9: ${kodeToko3}`);
  if (!tanggal.startsWith('20') || !isDate(tanggal)) throw new RangeError(`not a date of 20yy: ${tanggal}`);
  if (!Number.isSafeInteger(n) || n < 0 || n > MAX_SEQUENCE) {
    throw new RangeError(`sequence outside 0..${MAX_SEQUENCE}: ${n}`);
  }
  const sequence = n.toString(36).toUpperCase().padStart(3, '0');
  return type2 + kodeToko3 + tanggal.slice(2).replaceAll('-', '') + sequence;
}

/** The parts of a document number; NOMOR_DOKUMEN_TIDAK_SAH when it is none. */
export function parseDocumentNumber(text: string): ParsedDocumentNumber {
  const [, type = '', kodeToko = '', yy = '', mm = '', dd = '', sequence = ''] = DOCUMENT.exec(text) ?? [];
  const tanggal = `20${yy}-${mm}-${dd}`;
  if (!isDate(tanggal)) refuse('NOMOR_DOKUMEN_TIDAK_SAH', { nomor: text });
  return { type, kodeToko, tanggal, n: Number.parseInt(sequence, 36) };
}
