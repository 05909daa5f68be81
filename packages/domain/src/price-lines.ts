import { assertInteger, divide, mulDiv, toSafeNumber } from './integer.ts';
import { type KadarMilli, parseKadar } from './kadar.ts';
import { PERCENT_MILLI, type Pembulatan, type Rupiah } from './money.ts';
import { type HargaSource, type OngkosRule, orUnpriced, priceLine, pricePerGram } from './pricing.ts';
import type { Mg } from './weight.ts';

/** The chain's gold price, the price of a kadar, and that of a group of pieces of one kadar. */
export type LineKind = 'GLOBAL' | 'KADAR' | 'GROUP';

/** One line of the prices per gram; `kode` names a kadar or a group, `kadar` is percent, as on the wire. */
export interface PriceLine {
  jenis: LineKind;
  kode: string;
  kadar: number;
  /** Its own rupiah per gram; null where it follows the next list (domain §4). */
  sendiri: Rupiah | null;
}

/** All lines by what they hold for; a line without a price of its own is not in it. */
export interface PriceLists {
  global: Rupiah | null;
  kadar: ReadonlyMap<KadarMilli, Rupiah>;
  group: ReadonlyMap<string, Rupiah>;
}

/** What a line is called, unique among all of them. */
export function lineId({ jenis, kode, kadar }: Pick<PriceLine, 'jenis' | 'kode' | 'kadar'>): string {
  return jenis === 'GLOBAL' ? jenis : `${jenis} ${kode} ${kadar}`;
}

function groupKey(kode: string, milli: KadarMilli): string {
  return `${milli} ${kode}`;
}

export function priceListsOf(lines: readonly PriceLine[]): PriceLists {
  const lists = {
    global: null as Rupiah | null,
    kadar: new Map<KadarMilli, Rupiah>(),
    group: new Map<string, Rupiah>(),
  };
  for (const { jenis, kode, kadar, sendiri } of lines) {
    if (!sendiri) continue;
    if (jenis === 'GLOBAL') lists.global = sendiri;
    else if (jenis === 'KADAR') lists.kadar.set(parseKadar(kadar), sendiri);
    else lists.group.set(groupKey(kode, parseKadar(kadar)), sendiri);
  }
  return lists;
}

/** The lines as they would be with these prices by `lineId`; null lets a line follow. */
export function withPrices<L extends PriceLine>(
  lines: readonly L[],
  prices: ReadonlyMap<string, Rupiah | null>,
): L[] {
  return lines.map((line) => {
    const price = prices.get(lineId(line));
    return price === undefined ? line : { ...line, sendiri: price };
  });
}

export interface ListPrice {
  rp: Rupiah;
  source: HargaSource;
}

/** The price per gram that lists give; null where none of them has one. `kodeGroup` null: of the kadar itself. */
export function listPrice(
  lists: PriceLists,
  of: { kadarMilli: KadarMilli; kodeGroup: string | null; itemOverride?: Rupiah | null },
): ListPrice | null {
  const { kadarMilli, kodeGroup, itemOverride } = of;
  return orUnpriced(() =>
    pricePerGram({
      itemOverride,
      groupPrice: kodeGroup === null ? null : lists.group.get(groupKey(kodeGroup, kadarMilli)),
      kadarPrice: lists.kadar.get(kadarMilli),
      hargaGlobal: lists.global,
      kadarMilli,
    }),
  );
}

/** What a line has in force; null where it has no price and nothing that it could follow. */
export function linePrice(
  lists: PriceLists,
  { jenis, kode, kadar }: Pick<PriceLine, 'jenis' | 'kode' | 'kadar'>,
): ListPrice | null {
  if (jenis === 'GLOBAL') return lists.global === null ? null : { rp: lists.global, source: 'HARGA_GLOBAL' };
  return listPrice(lists, { kadarMilli: parseKadar(kadar), kodeGroup: jenis === 'GROUP' ? kode : null });
}

/** A price that moves by more than this is asked about once. */
const BIG_CHANGE_PERCENT = 5;

/** Whether a price per gram moves by more than ±5 %. A first price is no change. */
export function isBigChange(from: Rupiah | null, to: Rupiah): boolean {
  return from !== null && from > 0 && Math.abs(to - from) * 100 > from * BIG_CHANGE_PERCENT;
}

/** Prices per gram are said in whole thousands. */
const PRICE_STEP = 1_000;

/**
 * A price per gram moved by thousandths of a percent (1.5 % = 1500, down is negative), to the nearest thousand, half up.
 * Never under one thousand; RangeError for a fall of more than 100 %.
 */
export function raisedBy(rp: Rupiah, percentMilli: number): Rupiah {
  assertInteger(percentMilli, 'percent');
  if (percentMilli < -PERCENT_MILLI) throw new RangeError(`falls below nothing: ${percentMilli}`);
  const steps = mulDiv(rp, PERCENT_MILLI + percentMilli, PERCENT_MILLI * PRICE_STEP, 'half-up');
  return Math.max(steps, 1) * PRICE_STEP;
}

/** Change of a price in hundredths of a percent, half away from zero: 2,600,000 → 2,650,000 is 192. */
export function changeBasisPoints(from: Rupiah, to: Rupiah): number {
  if (from <= 0) throw new RangeError(`no price to change: ${from}`);
  return toSafeNumber(divide(BigInt(to - from) * 10_000n, BigInt(from), 'half-up'));
}

/** `qty` pieces for sale that cost the same whatever the lists say. */
export interface StockLine {
  kodeGroup: string;
  kadarMilli: KadarMilli;
  itemOverride: Rupiah | null;
  beratMg: Mg;
  ongkos: OngkosRule | null;
  /** The charge after the change, where that is another one. */
  ongkosAfter?: OngkosRule | null;
  atributRp: Rupiah;
  pembulatan: Pembulatan;
  qty: number;
}

/** Pieces whose price does not follow a change, and the nearer list that holds them: the pieces' own, a group's or a kadar's. */
export interface Held {
  source: HargaSource;
  kodeGroup: string | null;
  kadarMilli: KadarMilli;
  qty: number;
  beratMg: Mg;
}

export interface Effect {
  qty: number;
  beratMg: Mg;
  /** What all of them would be sold for, each rounded as the till rounds it. */
  sebelumRp: Rupiah;
  sesudahRp: Rupiah;
  held: Map<string, Held>;
}

export function noEffect(): Effect {
  return { qty: 0, beratMg: 0, sebelumRp: 0, sesudahRp: 0, held: new Map() };
}

function soldAt(stock: StockLine, price: ListPrice | null): Rupiah {
  return price === null ? 0 : priceLine({ ...stock, hargaEmas: price.rp, diskonRp: 0 }).hargaJualRp;
}

function sameCharge(one: OngkosRule | null, other: OngkosRule | null): boolean {
  return one?.jenis === other?.jenis && one?.nilai === other?.nilai;
}

/** The lists a piece comes to after `source`, nearest first. */
function listsBehind(
  source: HargaSource,
  lists: PriceLists,
  { kodeGroup, kadarMilli }: StockLine,
): (Rupiah | null | undefined)[] {
  const order: [HargaSource, Rupiah | null | undefined][] = [
    ['ITEM', null],
    ['KELOMPOK_HARGA', lists.group.get(groupKey(kodeGroup, kadarMilli))],
    ['KADAR', lists.kadar.get(kadarMilli)],
    ['HARGA_GLOBAL', lists.global],
  ];
  return order.slice(order.findIndex(([name]) => name === source) + 1).map(([, rp]) => rp);
}

/**
 * Adds to `effect` what a change of the lists, or of the charge, does to some stock: it moves, or a list behind the one that prices it moves and it
 * stays. Gives whether it moves.
 */
export function addEffect(effect: Effect, stock: StockLine, before: PriceLists, after: PriceLists): boolean {
  const [was, is] = [listPrice(before, stock), listPrice(after, stock)];
  const { ongkosAfter = stock.ongkos } = stock;
  const beratMg = stock.beratMg * stock.qty;
  const charged = was !== null && !sameCharge(stock.ongkos, ongkosAfter);
  if (was?.rp !== is?.rp || charged) {
    effect.qty += stock.qty;
    effect.beratMg += beratMg;
    effect.sebelumRp += soldAt(stock, was) * stock.qty;
    effect.sesudahRp += soldAt({ ...stock, ongkos: ongkosAfter }, is) * stock.qty;
    return true;
  }
  if (was === null || is === null || was.source !== is.source) return false;
  const moved = listsBehind(is.source, after, stock);
  if (listsBehind(is.source, before, stock).every((rp, at) => rp === moved[at])) return false;
  const kodeGroup = is.source === 'KELOMPOK_HARGA' ? stock.kodeGroup : null;
  const key = `${is.source} ${groupKey(kodeGroup ?? '', stock.kadarMilli)}`;
  const held = effect.held.get(key);
  if (held) {
    held.qty += stock.qty;
    held.beratMg += beratMg;
  } else
    effect.held.set(key, {
      source: is.source,
      kodeGroup,
      kadarMilli: stock.kadarMilli,
      qty: stock.qty,
      beratMg,
    });
  return false;
}
