import { mulDiv } from '@kadar/domain/integer.ts';
import { BERAT_BANDROL } from './catalogue.ts';
import type { DemoChain } from './chain.ts';
import { KIND_DECK, type PieceKind, trayDepts } from './mix.ts';
import { BAR_GRAMS, pieceName } from './piece-names.ts';
import type { Rng } from './rng.ts';
import type { PieceRow } from './rows.ts';

/** Grams by dept, domain §9; gold bars have the weights that are minted. */
export const WEIGHT_RANGES: Record<string, readonly [min: number, max: number]> = {
  CCN: [1, 5],
  KLG: [2, 15],
  GLG: [3, 25],
  GKR: [3, 25],
  ANT: [1, 3],
  GIW: [1, 3],
  LNT: [0.8, 3],
  TDK: [0.3, 0.8],
  LM: [0.5, 25],
  BRL: [1, 5],
};
/** How strongly light pieces prevail: the exponent of a uniform draw. */
const LIGHT_BIAS = 1.9;
/** Letters for the digits 1 2 … 9 0, in which tags carry the cost per gram. */
const CODE_WORD = 'EMASBINTOR';
const HPP_PER_MILLE = [880, 930] as const;
const STONE_COST_PERCENT = 70;
const DIAMOND_RP_PER_CARAT = 14_000_000;

/** Makes the pieces of one shop, one delivery after the other, and keeps its trays evenly filled. */
export interface PieceMaker {
  make(count: number, rng: Rng): PieceRow[];
  /** The piece has left its tray. */
  release(piece: PieceRow): void;
}

/** Rupiah per gram of a group at its kadar: the price group's, else the kadar's (domain §4). */
export const pricePerGramOf = (chain: DemoChain, kode_group: string, kadar: number): number => {
  const own = chain.kelompokHarga.find((row) => row.kode_group === kode_group && row.kadar === kadar);
  return own?.harga_jual ?? chain.kadar.find((row) => row.kadar === kadar)?.harga_jual ?? 0;
};

const beratOf = (dept: string, rng: Rng): number => {
  if (dept === 'LM') return rng.weighted(BAR_GRAMS);
  const [min, max] = WEIGHT_RANGES[dept] ?? [1, 5];
  const hundredths = Math.round(min * 100) + Math.floor((max - min) * 100 * rng.next() ** LIGHT_BIAS);
  return hundredths / 100;
};

const codedCost = (hpp: number, mg: number): string =>
  String(Math.round(hpp / mg)).replace(/\d/g, (digit) => CODE_WORD.charAt((Number(digit) + 9) % 10));

const GRADES = [
  ['F', 'VVS1'],
  ['G', 'VS1'],
  ['H', 'SI1'],
] as const;
/** The grades of a single stone, which has a certificate from thirty points on. */
const gradesOf = (carat: number) => {
  const points = Math.round(carat * 100);
  const [kode_color, kode_clarity] = GRADES[points % GRADES.length] ?? GRADES[0];
  return {
    kode_shape: 'RD',
    kode_color,
    kode_clarity,
    ...(points >= 30 && { sertifikat: `GIA ${2_140_000 + points * 37}` }),
  };
};

const stonesOf = (dept: string, rng: Rng): PieceRow['atribut'] => {
  if (dept !== 'BRL') return [];
  const qty = rng.weighted([
    [1, 5],
    [7, 3],
    [13, 2],
  ]);
  const carat = qty === 1 ? rng.int(10, 50) / 100 : rng.int(qty * 2, qty * 4) / 100;
  return [
    {
      nama: 'BERLIAN',
      qty,
      carat,
      ...(qty === 1 && gradesOf(carat)),
      harga: Math.round((carat * DIAMOND_RP_PER_CARAT) / 50_000) * 50_000,
    },
  ];
};

class Trays {
  private readonly byDept = new Map<string, string[]>();
  private readonly load = new Map<string, number>();

  constructor(trays: readonly string[]) {
    const depts = trayDepts(trays.length);
    trays.forEach((tray, index) => {
      const dept = depts[index] ?? '';
      this.byDept.set(dept, [...(this.byDept.get(dept) ?? []), tray]);
      this.load.set(tray, 0);
    });
  }

  /** The emptiest tray of the dept takes the piece. */
  take(dept: string): string {
    const trays = this.byDept.get(dept) ?? [...this.load.keys()];
    const tray = trays.reduce((best, other) => (this.loadOf(other) < this.loadOf(best) ? other : best));
    this.load.set(tray, this.loadOf(tray) + 1);
    return tray;
  }

  free(tray: string): void {
    this.load.set(tray, Math.max(this.loadOf(tray) - 1, 0));
  }

  private loadOf(tray: string): number {
    return this.load.get(tray) ?? 0;
  }
}

/** Rings come in sizes, evenly. */
const sizeOf = (kode_dept: string, running: number): string =>
  kode_dept === 'CCN' ? String(8 + (running % 14)) : '';

/** A maker for one branch; barcodes are the branch's digits and a running number, unique in the chain. */
export const pieceMaker = (chain: DemoChain, kode_toko: string): PieceMaker => {
  const shown = chain.baki.filter((row) => row.kode_toko === kode_toko && row.kode_gudang === 'ETALASE');
  if (shown.length === 0) throw new RangeError(`${kode_toko} has no showcase`);
  const trays = new Trays(shown.map(({ kode_baki }) => kode_baki));
  const groups = new Map(chain.group.map((row) => [row.kode_group, row]));
  const prices = new Map(
    chain.group.map((row) => [row.kode_group, pricePerGramOf(chain, row.kode_group, row.kadar)]),
  );
  const murni = new Map(chain.kadar.map((row) => [row.kadar, row.kadar_murni]));
  let running = 0;
  let delivery = 0;
  let deck: PieceKind[] = [];

  const makeOne = (rng: Rng, batch: string): PieceRow => {
    if (deck.length === 0) deck = rng.shuffle(KIND_DECK);
    const { kode_dept, kode_group } = deck.pop() as PieceKind;
    const kadar = groups.get(kode_group)?.kadar ?? 0;
    const berat = beratOf(kode_dept, rng);
    const mg = Math.round(berat * 1000);
    const atribut = stonesOf(kode_dept, rng);
    const harga_atribut = atribut.reduce((sum, { harga }) => sum + harga, 0);
    const price = prices.get(kode_group) ?? 0;
    const hppEmas = mulDiv(mg * price, rng.int(...HPP_PER_MILLE), 1_000_000, 'half-up');
    const supplier = rng.pick(chain.suppliers);
    running += 1;
    return {
      kode_toko,
      kode_barcode: `${kode_toko.replace(/\D/g, '').padStart(2, '0')}${String(running).padStart(6, '0')}`,
      kode_intern: `${supplier.kode_supplier}${batch}-${codedCost(hppEmas, mg)}`,
      nama_barang: pieceName(kode_dept, berat, rng),
      size: sizeOf(kode_dept, running),
      kode_dept,
      kode_group,
      kadar,
      kadar_murni: murni.get(kadar) ?? kadar,
      berat,
      berat_asli: berat,
      berat_bandrol: BERAT_BANDROL,
      kode_gudang: 'ETALASE',
      kode_baki: trays.take(kode_dept),
      harga_atribut,
      atribut,
      hpp: hppEmas + mulDiv(harga_atribut, STONE_COST_PERCENT, 100, 'half-up'),
      ada_faktur_pajak: supplier.pkp,
    };
  };

  return {
    make: (count, rng) => {
      delivery += 1;
      const batch = String(delivery).padStart(3, '0');
      return Array.from({ length: count }, () => makeOne(rng, batch));
    },
    release: (piece) => trays.free(piece.kode_baki),
  };
};

/** `count` pieces for an empty branch. */
export const pieces = (chain: DemoChain, kode_toko: string, count: number, rng: Rng): PieceRow[] =>
  pieceMaker(chain, kode_toko).make(count, rng);
