import { ANY_DOKUMEN, type DokumenType } from '@kadar/contract/dokumen.ts';
import { notaCode, readNotaCode, readQuote } from '@kadar/domain/nota-code.ts';
import type { NOT_SHOWN, NOT_SHOWN_WITHIN } from './not-shown.ts';

type Within = typeof NOT_SHOWN_WITHIN;

/** A kind of document as screens know it. */
export type ShownType = Omit<DokumenType, (typeof NOT_SHOWN)[number] | keyof Within> & {
  [Part in keyof Within]?: Omit<NonNullable<DokumenType[Part]>, Within[Part][number]>;
};

const files = import.meta.glob<readonly ShownType[]>('../../../../../packages/contract/src/dokumen/*.ts', {
  eager: true,
  import: 'default',
});

/** Every kind of document, as declared. */
export const DOKUMEN_TYPES: readonly ShownType[] = Object.values(files).flat();

/** First letters of the numbers of a kind, of its documents and of their reversals. */
const prefixesOf = ({ awalan, batal }: ShownType): readonly string[] =>
  batal ? [awalan, batal.awalan] : [awalan];

/** 14 characters: two of the kind, three of the shop, the date, and three in base 36 (domain §3). */
const numbersOf = (types: readonly ShownType[]): RegExp =>
  new RegExp(`(?:${[...new Set(types.flatMap(prefixesOf))].join('|')})[A-Z0-9]{3}\\d{6}[0-9A-Z]{3}`);

const ANY_NUMBER = numbersOf(DOKUMEN_TYPES);

/** The kind of a number; those of a shared reversal number are alike in all that their declarations say of it. */
export const typeOfNumber = (no: string): ShownType | undefined =>
  DOKUMEN_TYPES.find((type) => prefixesOf(type).some((prefix) => no.startsWith(prefix)));

/** Where a business day is opened and closed. */
export const DAY_SCREEN = DOKUMEN_TYPES.find(({ path }) => path === 'hari')?.screen ?? ANY_DOKUMEN;

/**
 * The number of a document in whatever was scanned or typed; null when there is none. The QR of its paper says it, of a nota
 * in its signed code, alone or at the end of an address whose host may look like anything, and so does a quote of one.
 */
export const findNumber = (text: string, jenis?: string): string | null => {
  const numbers =
    jenis === undefined ? ANY_NUMBER : numbersOf(DOKUMEN_TYPES.filter((type) => type.jenis === jenis));
  const typed = text.trim().toUpperCase();
  const signed = readNotaCode(typed)?.no_faktur ?? readQuote(typed)?.quote.no_faktur;
  return numbers.exec(signed ?? typed)?.[0] ?? null;
};

/** Where a number is shown: the screen of its kind where `opens` lets one in, else the screen of any document. */
export const hrefOfNumber = (no: string, opens: (screen: string) => boolean): string | null => {
  const type = typeOfNumber(no);
  if (!type) return null;
  const name = opens(type.screen) && no.startsWith(type.awalan) ? (type.address ?? 'no_faktur') : 'no_faktur';
  return `${opens(type.screen) ? type.screen : ANY_DOKUMEN}?${name}=${encodeURIComponent(no)}`;
};

/** Where the paper of a document is fetched; null for a kind without one. */
export const paperPath = (no: string): string | null => {
  const type = typeOfNumber(no);
  return type?.paper ? `${type.path}/${encodeURIComponent(no)}/${type.paper.name}` : null;
};

/** What a till asks about a nota: by the signed code or the quote as they were scanned, so that the server checks them, else by number or barcode. */
export const scannedNota = (text: string): { nomor: string; urut?: number; kutipan: string } => {
  const code = text.trim().toUpperCase();
  const quote = readQuote(code)?.quote;
  if (quote) return { nomor: code, urut: quote.urut, kutipan: code };
  const signed = readNotaCode(code);
  return { nomor: signed ? notaCode(signed) : (findNumber(code, 'PENJUALAN') ?? code), kutipan: '' };
};
