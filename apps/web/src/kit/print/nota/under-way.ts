import { newId } from '../../new-id.ts';

/** A print that was begun and has not left: under the same key it is counted no second time. */
interface Begun {
  key: string;
  /** How often it was printed with this one, once that is known. */
  cetak: number | null;
}

/** Of this window alone: another one that prints the same paper prints another one. */
const nameOf = (nomor: string): string => `kadar.device.cetak.${nomor}`;

const begunOf = (nomor: string): Begun | null => {
  const kept = sessionStorage.getItem(nameOf(nomor));
  return kept === null ? null : (JSON.parse(kept) as Begun);
};
const keep = (nomor: string, begun: Begun): void =>
  sessionStorage.setItem(nameOf(nomor), JSON.stringify(begun));

/** The key that this print is counted under, also when it is tried again. */
export const begin = (nomor: string): string => {
  const begun = begunOf(nomor) ?? { key: newId(), cetak: null };
  keep(nomor, begun);
  return begun.key;
};

export const noteCounted = (nomor: string, cetak: number): void => {
  const begun = begunOf(nomor);
  if (begun) keep(nomor, { ...begun, cetak });
};

/** It is with the browser's dialog: the next print is another one. */
export const noteLeft = (nomor: string): void => sessionStorage.removeItem(nameOf(nomor));

/** How often a paper left that was counted so often. */
export const leftOf = (nomor: string, counted: number): number =>
  begunOf(nomor)?.cetak === counted ? counted - 1 : counted;
