import type { DokumenType } from '@kadar/contract/dokumen.ts';
import { loadDeclarations } from './declarations.ts';

const DECLARED: readonly DokumenType[] = (
  await loadDeclarations<DokumenType[]>('@kadar/contract/dokumen.ts', './dokumen/')
).flat();

/** Every declared kind of document: found by looking in the contract, so that a new one is its file and nothing else. */
export const DOKUMEN: readonly DokumenType[] = DECLARED.filter(({ seri }) => !seri);

/** Second series of numbers, each of one of the kinds. */
export const SERIES: readonly DokumenType[] = DECLARED.filter(({ seri }) => seri);

/** Kinds that end what they follow: a lot, or a batch. */
export const ENDING: readonly string[] = DOKUMEN.filter(({ asal }) => asal?.menutup).map(
  ({ jenis }) => jenis,
);

const byJenis = new Map(DOKUMEN.map((type) => [type.jenis, type]));

/** Throws RangeError for a kind this version does not know. */
export const typeOf = (jenis: string): DokumenType => {
  const type = byJenis.get(jenis);
  if (!type) throw new RangeError(`no document is called ${jenis}`);
  return type;
};

/** The kind of a number, as its series declares it, by its first letters; that of a reversal leads to the kind it reverses. */
export const typeOfNumber = (no: string): DokumenType | undefined =>
  DECLARED.find(({ awalan, batal }) => no.startsWith(awalan) || (batal && no.startsWith(batal.awalan)));

/** A kind as the series of a document's own number declares it. Throws RangeError for a kind this version does not know. */
export const seriesOf = (jenis: string, no: string): DokumenType =>
  SERIES.find((type) => type.jenis === jenis && no.startsWith(type.awalan)) ?? typeOf(jenis);
