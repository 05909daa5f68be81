import type { DemoChain } from './chain.ts';
import { estimatePrice, estimateTotal } from './estimate.ts';
import { isBusiness } from './members.ts';
import { personName, phoneNumber, streetAddress } from './names.ts';
import type { PlannedPayment, PlannedSale } from './plan.ts';
import type { Rng } from './rng.ts';
import type { MemberRow, PieceRow, RekeningRow } from './rows.ts';

/** Bank Indonesia allows no more than this in one QRIS payment, rupiah. */
const QRIS_LIMIT = 10_000_000;
const MEMBER_PROBABILITY = 0.4;
const DISCOUNT_PROBABILITY = 0.12;
const DISCOUNT_STEP = 5_000;
/** At most 1 % off a line: the lowest price is 3 % below the standard one. */
const DISCOUNT_PERCENT = 1;
const REDEEM_PROBABILITY = 0.15;
const REDEEM_FROM = 40;
const MIXED_PROBABILITY = 0.12;

/** What planning a sale needs to know of a shop, and changes: its READY pieces and its members' points. */
export interface Shop {
  chain: DemoChain;
  kode_toko: string;
  users: { spv: string; kasir: string };
  sales: readonly string[];
  rekenings: readonly RekeningRow[];
  members: readonly MemberRow[];
  points: Map<string, number>;
  pieces: PieceRow[];
  /** Indexes into `pieces`, in no order. */
  ready: number[];
  rng: Rng;
}

/** So many pieces out of READY, or what is left of it. */
export const takePieces = (shop: Pick<Shop, 'ready' | 'rng'>, wanted: number): number[] => {
  const taken: number[] = [];
  while (taken.length < wanted && shop.ready.length > 0) {
    const at = shop.rng.int(0, shop.ready.length - 1);
    const last = shop.ready.pop() as number;
    taken.push(at === shop.ready.length ? last : (shop.ready[at] as number));
    if (at < shop.ready.length) shop.ready[at] = last;
  }
  return taken;
};

const account = (shop: Pick<Shop, 'rekenings' | 'rng'>): string => shop.rng.pick(shop.rekenings).no_rekening;

const usualCount = (rng: Rng): number =>
  rng.weighted([
    [1, 80],
    [2, 15],
    [3, 5],
  ]);

/** Cash 60 %, transfer and QRIS 25 %, cards 15 % of sales (domain §9); some pay a part in cash. */
export const planPayments = (shop: Pick<Shop, 'rekenings' | 'rng'>, total: number): PlannedPayment[] => {
  const { rng } = shop;
  const jenis = rng.weighted<PlannedPayment['jenis']>([
    ['CASH', 60],
    ['TRANSFER', 13],
    ['QRIS', 12],
    ['DEBET', 9],
    ['CREDIT', 6],
  ]);
  const cash = (bagian: number): PlannedPayment => ({
    jenis: 'CASH',
    bagian,
    no_rekening: '',
    no_kartu: '',
    kelipatan: rng.pick([1_000, 50_000, 100_000]),
  });
  if (jenis === 'CASH') return [cash(100)];
  const part = rng.chance(MIXED_PROBABILITY) ? rng.int(3, 8) * 10 : 100;
  const tooLarge = jenis === 'QRIS' && (total * part) / 100 > QRIS_LIMIT;
  const card = jenis === 'DEBET' || jenis === 'CREDIT';
  const nonCash: PlannedPayment = {
    jenis: tooLarge ? 'TRANSFER' : jenis,
    bagian: part,
    no_rekening: account(shop),
    no_kartu: card ? String(rng.int(0, 9999)).padStart(4, '0') : '',
    kelipatan: 1,
  };
  return part === 100 ? [nonCash] : [nonCash, cash(100 - part)];
};

export const customerOf = (member: MemberRow | undefined, rng: Rng) => ({
  kode_customer: member?.kode_customer ?? '',
  nama_customer: member?.nama_customer ?? personName(rng),
  alamat_customer: member?.alamat_customer ?? streetAddress(rng),
  no_hp: member?.no_hp ?? (rng.chance(0.5) ? phoneNumber(rng) : ''),
});

/** Fewer points than the rules give: a plan must never redeem what a member does not have. */
const cautiousPoints = (shop: Shop, lines: readonly number[]): number => {
  const rule = (group: string | undefined) => shop.chain.getPoint.find((row) => row.kode_group === group);
  return lines.reduce((sum, index) => {
    const piece = shop.pieces[index];
    if (!piece) return sum;
    const own = rule(piece.kode_group) ?? rule(undefined);
    if (!own) return sum;
    if (own.basis === 'GRAM') return sum + Math.floor(piece.berat / own.per_gram) * own.poin;
    const gold = estimatePrice(shop.chain, piece) * 0.8 - piece.harga_atribut;
    return sum + Math.max(Math.floor(gold / own.per_rp), 0) * own.poin;
  }, 0);
};

const redeem = (shop: Shop, member: MemberRow | undefined, total: number): number => {
  const saldo = member ? (shop.points.get(member.kode_customer) ?? 0) : 0;
  if (!member || saldo < REDEEM_FROM || !shop.rng.chance(REDEEM_PROBABILITY)) return 0;
  const value = shop.chain.parapoin.at(-1)?.nilai_poin ?? 0;
  const poin = Math.min(Math.floor(saldo / 20) * 10, value > 0 ? Math.floor(total / 5 / value / 10) * 10 : 0);
  shop.points.set(member.kode_customer, saldo - poin);
  return poin;
};

/** Who buys: one of the shop's members, someone who walks in, or a business, which takes more at once. */
export type Buyer = 'ANYONE' | 'WALK_IN' | 'BUSINESS';

const buyerOf = (shop: Shop, buyer: Buyer): MemberRow | undefined => {
  const { rng, members } = shop;
  if (buyer === 'BUSINESS') return rng.pick(members.filter(isBusiness));
  return buyer === 'ANYONE' && members.length > 0 && rng.chance(MEMBER_PROBABILITY)
    ? rng.pick(members)
    : undefined;
};

/** One sale at `menit`, its pieces taken out of READY, and the points it surely earns; undefined if sold out. */
export const planSale = (
  shop: Shop,
  menit: number,
  batal: PlannedSale['batal'],
  buyer: Buyer = 'ANYONE',
): { sale: PlannedSale; earned: number } | undefined => {
  const { rng } = shop;
  const taken = takePieces(shop, buyer === 'BUSINESS' ? rng.int(3, 7) : usualCount(rng));
  if (taken.length === 0) return undefined;
  const member = buyerOf(shop, buyer);
  const discounted = rng.chance(DISCOUNT_PROBABILITY);
  const lines = taken.map((index) => {
    const piece = shop.pieces[index] as PieceRow;
    const harga = estimatePrice(shop.chain, piece);
    const most = Math.floor((harga * DISCOUNT_PERCENT) / 100 / DISCOUNT_STEP);
    const diskon = discounted && most > 0 ? rng.int(1, Math.min(most, 20)) * DISCOUNT_STEP : 0;
    return { index, kode_barcode: piece.kode_barcode, harga, diskon };
  });
  const perkiraan = estimateTotal(lines, member?.diskon ?? 0);
  const poin = batal ? 0 : redeem(shop, member, perkiraan);
  const sale: PlannedSale = {
    menit,
    // A cashier would need an authorisation for a discount.
    input_by: lines.some(({ diskon }) => diskon > 0) ? shop.users.spv : shop.users.kasir,
    kode_sales: rng.pick(shop.sales),
    ...customerOf(member, rng),
    keterangan: rng.chance(0.25) ? rng.pick(shop.chain.keteranganPenjualan).keterangan : '',
    barang: lines.map(({ index, kode_barcode, diskon }) => ({ index, kode_barcode, diskon })),
    poin,
    pembayaran: planPayments(shop, perkiraan),
    kode_kupon: '',
    titip: null,
    perkiraan,
    batal,
  };
  return { sale, earned: member ? cautiousPoints(shop, taken) : 0 };
};
