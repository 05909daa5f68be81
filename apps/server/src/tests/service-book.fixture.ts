/** What there is of a source; weights in mg, cost in rupiah. */
export interface Amount {
  qty: number;
  berat: number;
  murni: number;
  hpp: number;
}
export interface Source extends Amount {
  sumber: 'BATANGAN' | 'ROSOK' | 'GROUP';
  kunci: string;
  kadar: number;
}
export interface Added extends Amount {
  of: Source;
}
export interface Piece {
  urut: number;
  jumlah: number;
  awal: number;
  jasaAwal: number;
  state: 'TERIMA' | 'SELESAI' | 'DIAMBIL' | 'BATAL';
  berat: number;
  jasa: number;
  emas: number;
  added: Added | null;
  /** The document that finished it. */
  by: string;
}
export type Tally = Map<string, number>;
/** What a document did to the books, by account, category of cash, and place of fine gold. */
export interface Entry {
  jurnal: [string, number][];
  kas: [string, number][];
  emas: [string, number][];
}
export interface Kept {
  no: string;
  perkiraan: number;
  setuju: number;
  saldo: number;
  pieces: Piece[];
  paid: { no: string; rp: number; entry: Entry }[];
  done: { no: string; entry: Entry }[];
  taken: { no: string; titipan: number; pieces: Piece[]; entry: Entry }[];
  /** Paid less returned, and earned with its tax, in rupiah. */
  masuk: number;
  earned: number;
}

/** The second book: what somebody without the rules of the server reckons. */
export interface SecondBook {
  jurnal: Tally;
  kas: Tally;
  emas: Tally;
  tickets: Map<string, Kept>;
  seen: Tally;
}
export const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
export const halfUp = (a: number, b: number, c: number): number =>
  Number((2n * BigInt(a) * BigInt(b) + BigInt(c)) / (2n * BigInt(c)));
export const add = (tally: Tally, key: string, by: number): void => {
  tally.set(key, (tally.get(key) ?? 0) + by);
};
export const undone = ({ jurnal, kas, emas }: Entry): Entry => ({
  jurnal: jurnal.map(([role, rp]) => [role, -rp]),
  kas: kas.map(([, rp]) => ['BATAL_SERVICE', -rp]),
  emas: emas.map(([tempat, mg]) => [tempat, -mg]),
});
export const isOpen = ({ state }: Piece): boolean => state === 'TERIMA' || state === 'SELESAI';
export const costOf = ({ jasa, emas }: Piece): number => jasa + emas;
export const openCost = ({ pieces }: Kept): number => sumOf(pieces.filter(isOpen), costOf);
/** Tax inside a price, at thousandths of a percent. */
export const taxIn = (rp: number, milli: number): number => halfUp(rp, milli, 100_000 + milli);

/** Of the deposit what goes with some of the open pieces, by what each costs: remainders to the largest, the first of equal ones. */
export const shareOf = (kept: Kept, taken: readonly Piece[]): number => {
  const open = kept.pieces.filter(isOpen);
  const all = BigInt(openCost(kept));
  const rows = open.map((piece, at) => {
    const whole = BigInt(kept.saldo) * BigInt(costOf(piece));
    return { piece, at, rp: Number(whole / all), rest: whole % all };
  });
  let left = kept.saldo - sumOf(rows, ({ rp }) => rp);
  for (const row of rows.toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1)))
    if (left > 0) {
      row.rp += 1;
      left -= 1;
    }
  return sumOf(rows, ({ piece, rp }) => (taken.includes(piece) ? rp : 0));
};
