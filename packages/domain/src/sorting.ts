import type { MassaRow } from './books/massa.ts';
import { placed, type StockPiece, type StockRow, stockMove } from './books/stock.ts';
import { type Books, booksOf } from './books.ts';
import { refuse } from './errors.ts';
import { divide, mulDiv, type Rounding, toSafeNumber } from './integer.ts';
import { type BarangMove, type BarangState, barangLifecycle } from './lifecycle.ts';
import { allocate, PERCENT_MILLI, type Rupiah } from './money.ts';
import { BOUGHT, IN_SHOP } from './piece.ts';
import { type FineGoldLine, postLebur, postPindahPersediaan, postSelesaiLot } from './posting.ts';
import { fineGold, type Mg } from './weight.ts';

/** The moves of a bought piece on its way back to a tray, to the fire or to the police (modules §1.4). */
const SORTING = [
  'JUAL_LAGI',
  'CUCI',
  'SEPUH',
  'ROSOK',
  'LEBUR',
  'SORTIR_ULANG',
  'ANGKAT',
  'TAHAN_POLISI',
  'LEPAS_POLISI',
  'SITA',
] as const satisfies readonly BarangMove[];
export type SortingMove = (typeof SORTING)[number];

/** The move that takes a piece from one state of sorting to another; none where there is no such way. */
export const sortingMove = (from: BarangState, to: BarangState): SortingMove | undefined =>
  SORTING.find((move) => barangLifecycle.can(from, move) && barangLifecycle.next(from, move) === to);

/** Lots of bought pieces: what they come to while they lie in one. */
export const LOTS = { CUCI: 'CUCI', SEPUH: 'SEPUH', LEBUR: 'LEBUR' } as const satisfies Record<
  string,
  BarangState
>;
export type LotKind = keyof typeof LOTS;
export const isLot = (state: BarangState): state is LotKind => state in LOTS;

/** A piece as it is sorted: cost and fine gold as its movements come to, never reckoned anew. */
export interface SortedPiece extends StockPiece {
  status: BarangState;
}

export interface SortPlan {
  ke: BarangState;
  /** The tray of what goes on sale. */
  place?: Pick<StockRow, 'kode_gudang' | 'kode_baki'> | undefined;
  /** Number of the melt lot it goes into or comes out of. */
  lot?: string | undefined;
}

/** Where cost and fine gold of a piece stand while it is in a state. */
const roleOf = (state: BarangState): string => {
  if (state === 'LEBUR') return 'PERSEDIAAN_ROSOK';
  if (state === 'DISITA') return 'BIAYA_HAPUS';
  return BOUGHT.includes(state) ? 'PERSEDIAAN_BELI' : 'PERSEDIAAN';
};

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const goldLines = (mg: Mg, debit: string, kredit: string): FineGoldLine[] =>
  mg === 0
    ? []
    : [
        { role: debit, dk: 'D', mg },
        { role: kredit, dk: 'K', mg },
      ];

const inShop = (state: BarangState): number => (IN_SHOP.includes(state) ? 1 : 0);

/** Scrap of a melt lot by purity: more of it where pieces go in, less where they are lifted out. */
const scrapOf = (pieces: readonly SortedPiece[], lot: string, sign: 1 | -1): MassaRow[] =>
  [...Map.groupBy(pieces, ({ kadar }) => kadar)].map(([kadar, some]) => ({
    objek: 'ROSOK',
    kunci: lot,
    kadar,
    milik: 'TOKO',
    jenis: sign === 1 ? 'MASUK_LEBUR' : 'ANGKAT',
    qty: sign * some.length,
    berat: sign * sum(some, ({ berat }) => berat),
    murni: sign * sum(some, ({ murni }) => murni),
    hpp: sign * sum(some, ({ hpp }) => hpp),
  }));

/**
 * What sorting pieces writes: their moves, scrap of a melt lot, and both ledgers where they change the account. Throws
 * SORTIR_TIDAK_BISA with the piece that has no way to the state asked for.
 */
export const booksOfSorting = (pieces: readonly SortedPiece[], { ke, place, lot }: SortPlan): Books => {
  const stock = pieces.map((piece) => {
    const jenis = sortingMove(piece.status, ke);
    if (!jenis) refuse('SORTIR_TIDAK_BISA', { kode_barcode: piece.kode_barcode, status: piece.status, ke });
    const qty = (inShop(ke) - inShop(piece.status)) as StockRow['qty'];
    const row = stockMove(piece, { jenis, dari_status: piece.status, ke_status: ke, qty });
    return place ? placed(row, place) : row;
  });
  const bySource = [...Map.groupBy(pieces, ({ status }) => roleOf(status))].filter(
    ([role]) => role !== roleOf(ke),
  );
  const lifted = pieces.filter(({ status }) => status === 'LEBUR');
  return booksOf({
    stock,
    massa: [
      ...(ke === 'LEBUR' ? scrapOf(pieces, lot ?? '', 1) : []),
      ...(lifted.length > 0 ? scrapOf(lifted, lot ?? '', -1) : []),
    ],
    jurnal: bySource.flatMap(([kredit, some]) =>
      postPindahPersediaan(
        sum(some, ({ hpp }) => hpp),
        { debit: roleOf(ke), kredit },
      ),
    ),
    emas: bySource.flatMap(([kredit, some]) =>
      goldLines(
        sum(some, ({ murni }) => murni),
        roleOf(ke),
        kredit,
      ),
    ),
  });
};

/** What each piece of a lot bears of what the lot cost, by weight, largest remainder (settled, buy-back 9). */
export const lotShares = (biayaRp: Rupiah, pieces: readonly Pick<SortedPiece, 'berat'>[]): Rupiah[] =>
  allocate(
    biayaRp,
    pieces.map(({ berat }) => berat),
  );

/** The end of a lot that cleans or gilds: its pieces go on sale in a tray, dearer by their share. Throws LOT_KOSONG. */
export const booksOfFinishedLot = (
  pieces: readonly SortedPiece[],
  {
    biayaRp,
    place,
    keterangan,
  }: { biayaRp: Rupiah; place: NonNullable<SortPlan['place']>; keterangan: string },
): Books => {
  if (pieces.length === 0) refuse('LOT_KOSONG');
  const shares = lotShares(biayaRp, pieces);
  const sorted = booksOfSorting(pieces, { ke: 'READY', place });
  return {
    ...sorted,
    stock: sorted.stock.map((row, nth) => ({ ...row, hpp: shares[nth] ?? 0 })),
    kas: biayaRp > 0 ? [{ kategori: 'BIAYA_LOT', keterangan, masuk: 0, keluar: biayaRp }] : [],
    jurnal: postSelesaiLot({ hppRp: sum(pieces, ({ hpp }) => hpp), biayaRp }),
  };
};

/** A bar as it comes out of the fire. */
export interface Bar {
  beratMg: Mg;
  /** Assay, in thousandths of a percent. */
  kadarMilli: number;
}

/** Scrap of a lot as it goes in; fine gold and cost as it was booked. */
export interface Scrap {
  murniMg: Mg;
  hppRp: Rupiah;
}

/** What a gram is in exact fine gold. */
export const EXACT_GRAM = 1_000 * PERCENT_MILLI;

/** Fine gold that nothing was rounded of: mg × thousandths of a percent. */
export const exactFine = (some: readonly Bar[]): bigint =>
  some.reduce((total, { beratMg, kadarMilli }) => total + BigInt(beratMg) * BigInt(kadarMilli), 0n);

export interface Melted {
  bars: (Bar & { murniMg: Mg; hppRp: Rupiah })[];
  keluarMg: Mg;
  susutMg: Mg;
  susutRp: Rupiah;
}

/** Grams of an exact amount, as a message says them. */
const gramsOf = (exact: bigint, rounding: Rounding): number =>
  toSafeNumber(divide(exact, BigInt(PERCENT_MILLI), rounding)) / 1000;

/**
 * Bars against the scrap they are of (settled, buy-back 9): fine gold of each is rounded half up and fixed, out is at most what
 * was booked in, the cost of the loss is half up of its part. Throws LEBUR_BERTAMBAH where what came out is more than went in,
 * both before anything of them was rounded, LOT_KOSONG.
 */
export const meltLot = (
  { murniMg, hppRp, exact }: Scrap & { exact: bigint },
  bars: readonly Bar[],
): Melted => {
  if (murniMg === 0 || bars.length === 0) refuse('LOT_KOSONG');
  const out = exactFine(bars);
  if (out > exact)
    refuse('LEBUR_BERTAMBAH', { masuk: gramsOf(exact, 'floor'), keluar: gramsOf(out, 'ceil') });
  let left = murniMg;
  const fine = bars.map(({ beratMg, kadarMilli }) => {
    const mg = Math.min(left, fineGold(beratMg, kadarMilli));
    left -= mg;
    return mg;
  });
  const susutRp = mulDiv(hppRp, left, murniMg, 'half-up');
  const costs = allocate(hppRp - susutRp, fine);
  return {
    bars: bars.map((bar, nth) => ({ ...bar, murniMg: fine[nth] ?? 0, hppRp: costs[nth] ?? 0 })),
    keluarMg: murniMg - left,
    susutMg: left,
    susutRp,
  };
};

/** More was lost than the shop lets pass: strictly above so many thousandths of a percent of what went in. */
export const lossAbove = ({ murniMg }: Scrap, susutMg: Mg, maksMilli: number): boolean =>
  BigInt(susutMg) * BigInt(PERCENT_MILLI) > BigInt(murniMg) * BigInt(maksMilli);

/** What melting a lot writes: its scrap goes, bars come, and the loss stands in both ledgers. */
export const booksOfMelt = (
  scrap: readonly MassaRow[],
  { bars, keluarMg, susutMg, susutRp }: Melted,
): Books =>
  booksOf({
    massa: [
      ...scrap,
      ...bars.map(
        ({ beratMg, kadarMilli, murniMg, hppRp }): MassaRow => ({
          objek: 'BATANGAN',
          kunci: null,
          kadar: kadarMilli / 1000,
          milik: 'TOKO',
          jenis: 'LEBUR',
          qty: 1,
          berat: beratMg,
          murni: murniMg,
          hpp: hppRp,
        }),
      ),
    ],
    jurnal: postLebur({ hppRp: -sum(scrap, ({ hpp }) => hpp), susutRp }),
    emas: [
      ...goldLines(keluarMg, 'PERSEDIAAN_BATANGAN', 'PERSEDIAAN_ROSOK'),
      ...goldLines(susutMg, 'SUSUT', 'PERSEDIAAN_ROSOK'),
    ],
  });

/** Rows that take all scrap of a lot out of it, from what is there of each purity. */
export const scrapOut = (
  there: readonly (Scrap & { kadar: number; qty: number; beratMg: Mg })[],
  lot: string,
): MassaRow[] =>
  there.map(({ kadar, qty, beratMg, murniMg, hppRp }) => ({
    objek: 'ROSOK',
    kunci: lot,
    kadar,
    milik: 'TOKO',
    jenis: 'LEBUR',
    qty: -qty,
    berat: -beratMg,
    murni: -murniMg,
    hpp: -hppRp,
  }));
