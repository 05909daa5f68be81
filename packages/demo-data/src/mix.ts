import { allocate } from '@kadar/domain/money.ts';

/** Of every 200 pieces, how many are of which dept and group: muda 110, tua 80, 24K 10 (domain §9 Mix). */
const MIX: Record<string, Record<string, number>> = {
  CCN: { MUDA375: 18, MUDA420: 14, LOTUS420: 6, TUA700: 8, TUA750: 9, UBS750: 7, SM999: 2 },
  KLG: { MUDA375: 8, MUDA420: 6, LOTUS420: 3, TUA700: 4, TUA750: 5, UBS750: 5, SM999: 1 },
  GLG: { MUDA375: 6, MUDA420: 5, LOTUS420: 2, TUA700: 4, TUA750: 5, UBS750: 4, SM999: 2 },
  GKR: { MUDA375: 2, MUDA420: 2, TUA750: 4 },
  ANT: { MUDA375: 8, MUDA420: 6, LOTUS420: 3, TUA700: 3, TUA750: 2, UBS750: 2 },
  GIW: { MUDA375: 4, MUDA420: 3, LOTUS420: 1, TUA750: 2, UBS750: 2 },
  LNT: { MUDA375: 4, MUDA420: 3, LOTUS420: 2, TUA700: 3, TUA750: 3, UBS750: 2 },
  TDK: { MUDA375: 2, MUDA420: 2, TUA700: 1 },
  LM: { SM999: 5 },
  BRL: { BERLIAN: 5 },
};

export interface PieceKind {
  kode_dept: string;
  kode_group: string;
}

/** 200 kinds in the demo's proportions; whoever deals from a shuffled deck keeps them. */
export const KIND_DECK: readonly PieceKind[] = Object.entries(MIX).flatMap(([kode_dept, groups]) =>
  Object.entries(groups).flatMap(([kode_group, count]) =>
    Array.from({ length: count }, () => ({ kode_dept, kode_group })),
  ),
);

/** The dept of each of `count` trays, in the mix's proportions; with fewer than 40 some depts get none. */
export const trayDepts = (count: number): string[] => {
  const depts = Object.keys(MIX);
  const sizes = depts.map((dept) => KIND_DECK.filter(({ kode_dept }) => kode_dept === dept).length);
  const shares = allocate(count, sizes);
  return depts.flatMap((dept, index) => Array.from({ length: shares[index] ?? 0 }, () => dept));
};
