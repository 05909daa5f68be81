import type { BuyBasis, DeductionName, NamedDeduction } from './buyback.ts';
import { assertNatural } from './integer.ts';
import type { Rupiah } from './money.ts';

/** Base 32 without the letters that are taken for figures, so that a signature may be read out and typed. */
export const SIGNATURE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const SIGNATURE_LENGTH = 16;

const NUMBER = '[A-Z]{2}[A-Z0-9]{3}\\d{6}[0-9A-Z]{3}';
const SIGNATURE = `[0-9A-HJKMNP-TV-Z]{${SIGNATURE_LENGTH}}`;
const QUOTE_MARK = 'KH';

/** What stands on a nota: its number and the chain's signature of it. */
export interface SignedNota {
  no_faktur: string;
  tanda: string;
}

/** 'PJK01260225001.7KQ2M9XW4HTR8VBN': what the QR of a nota says, alone or at the end of an address. */
export const notaCode = ({ no_faktur, tanda }: SignedNota): string => `${no_faktur}.${tanda}`;

const NOTA = new RegExp(`(?:^|/)(${NUMBER})\\.(${SIGNATURE})$`);

/** Number and signature of a scanned or typed code; undefined where it is none. */
export function readNotaCode(text: string): SignedNota | undefined {
  const [, no_faktur, tanda] = NOTA.exec(text.trim().toUpperCase()) ?? [];
  return no_faktur && tanda ? { no_faktur, tanda } : undefined;
}

/** What the shop said it pays for a line of a nota, and until when: price per gram and deductions at kondisi BAGUS (settled, buy-back 10). */
export interface Quote {
  no_faktur: string;
  urut: number;
  /** Seconds since 1970. */
  sampai: number;
  /** What the price per gram stood on. */
  dasar: Exclude<BuyBasis, 'LEBUR' | 'KUTIPAN'>;
  perGramRp: Rupiah;
  potongan: readonly NamedDeduction[];
}

export interface SignedQuote {
  quote: Quote;
  /** What was signed. */
  isi: string;
  tanda: string;
}

const BASES: Readonly<Record<Quote['dasar'], string>> = { NOTA: 'N', HARGA_BELI: 'H' };
const NAMES: Readonly<Record<DeductionName, string>> = { RUGINOTA: 'R', KONDISI: 'K', KATEGORI: 'T' };
const KINDS: Readonly<Record<NamedDeduction['jenis'], string>> = {
  RP_PER_GRAM: 'G',
  RP_PER_PCS: 'P',
  PERSEN: 'S',
};
const named = <Key extends string>(letters: Readonly<Record<Key, string>>, letter: string): Key | undefined =>
  (Object.keys(letters) as Key[]).find((key) => letters[key] === letter);

const short = (value: number): string => {
  assertNatural(value, 'quote');
  return value.toString(36).toUpperCase();
};
const long = (text: string): number => Number.parseInt(text, 36);

const deductionText = (one: NamedDeduction): string =>
  `${NAMES[one.nama]}${KINDS[one.jenis]}${short(one.jenis === 'PERSEN' ? one.persenMilli : one.rp)}`;

const readDeduction = (text: string): NamedDeduction | undefined => {
  const nama = named(NAMES, text[0] ?? '');
  const jenis = named(KINDS, text[1] ?? '');
  const value = long(text.slice(2));
  if (!nama || !jenis || !Number.isSafeInteger(value)) return undefined;
  return jenis === 'PERSEN' ? { nama, jenis, persenMilli: value } : { nama, jenis, rp: value };
};

/** The text of a quote that is signed. */
export const quoteText = ({ no_faktur, urut, sampai, dasar, perGramRp, potongan }: Quote): string =>
  [
    QUOTE_MARK,
    no_faktur,
    short(urut),
    short(sampai),
    `${BASES[dasar]}${short(perGramRp)}`,
    potongan.map(deductionText).join('-'),
  ].join('.');

const QUOTE = new RegExp(
  `^(${QUOTE_MARK}\\.(${NUMBER})\\.([0-9A-Z]{1,2})\\.([0-9A-Z]{1,9})\\.([NH])([0-9A-Z]{1,10})\\.([0-9A-Z-]*))\\.(${SIGNATURE})$`,
);

/** A quote and its signature; undefined for a text that is none. Whether it was signed, and still holds, is not looked at. */
export function readQuote(text: string): SignedQuote | undefined {
  const found = QUOTE.exec(text.trim().toUpperCase());
  if (!found) return undefined;
  const [, isi = '', no_faktur = '', urut = '', sampai = '', basis = '', price = '', off = '', tanda = ''] =
    found;
  const dasar = named(BASES, basis);
  const potongan = off === '' ? [] : off.split('-').map(readDeduction);
  if (!dasar || !potongan.every((one) => one !== undefined)) return undefined;
  const quote = {
    no_faktur,
    urut: long(urut),
    sampai: long(sampai),
    dasar,
    perGramRp: long(price),
    potongan,
  };
  return { quote, isi, tanda };
}
