import { refuse } from './errors.ts';

/** Our bounds: room for a supplier's own code. Shorter prints better, a tag wing is some 30 mm wide. */
export const BARCODE_LENGTH = { min: 3, max: 24 } as const;

const UNPRINTABLE = /[^\x20-\x7e]/g;
const PRINTABLE = /^[\x20-\x7e]*$/;

/** As-you-type mask of a kode_barcode field: upper-case, only what CODE128 prints, cut to the longest length. */
export function maskBarcode(text: string): string {
  return text.toUpperCase().replace(UNPRINTABLE, '').slice(0, BARCODE_LENGTH.max);
}

/** A scanned or stored code in its one form: no control characters (a wedge's suffix), trimmed, upper-case. */
export function normalizeBarcode(text: string): string {
  return text.replace(UNPRINTABLE, '').trim().toUpperCase();
}

/** BARCODE_KOSONG, BARCODE_KARAKTER_TIDAK_SAH or BARCODE_PANJANG_TIDAK_SAH unless CODE128 can print it on a tag. */
export function checkBarcode(text: string): void {
  if (text.trim() === '') refuse('BARCODE_KOSONG');
  if (!PRINTABLE.test(text) || text !== text.trim())
    refuse('BARCODE_KARAKTER_TIDAK_SAH', { kode_barcode: text });
  const { min, max } = BARCODE_LENGTH;
  if (text.length < min || text.length > max) {
    refuse('BARCODE_PANJANG_TIDAK_SAH', { kode_barcode: text, min, max });
  }
}
