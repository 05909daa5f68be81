import type { DokumenType } from '@kadar/contract/dokumen.ts';
import { loadDeclarations } from './declarations.ts';

/** Every declared kind of document: found by looking in the contract, so that a new one is its file and nothing else. */
export const DOKUMEN: readonly DokumenType[] = (
  await loadDeclarations<DokumenType[]>('@kadar/contract/dokumen.ts', './dokumen/')
).flat();

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

/** The kind of a number by its first letters; that of a reversal leads to the kind it reverses. */
export const typeOfNumber = (no: string): DokumenType | undefined =>
  DOKUMEN.find(({ awalan, batal }) => no.startsWith(awalan) || (batal && no.startsWith(batal.awalan)));
