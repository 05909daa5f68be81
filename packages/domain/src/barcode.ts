/** Our bounds: room for a supplier's own code. Shorter prints better, a tag wing is some 30 mm wide. */
export const BARCODE_LENGTH = { min: 3, max: 24 } as const;

/** A stored code in its one form. */
export const BARCODE = /^[A-Z0-9][A-Z0-9./-]{2,29}$/;

const UNPRINTABLE = /[^\x20-\x7e]/g;

/** A scanned or stored code in its one form: no control characters (a wedge's suffix), trimmed, upper-case. */
export function normalizeBarcode(text: string): string {
  return text.replace(UNPRINTABLE, '').trim().toUpperCase();
}
