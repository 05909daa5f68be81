/** 14 characters: two of the type, three of the shop, the date, and three in base 36 (domain §3). */
const NO_FAKTUR = /PJ[A-Z0-9]{3}\d{6}[0-9A-Z]{3}/;

/** The number of a sale in whatever was scanned or typed, such as the QR of its nota; null when there is none. */
export const findNoFaktur = (text: string): string | null =>
  NO_FAKTUR.exec(text.trim().toUpperCase())?.[0] ?? null;
