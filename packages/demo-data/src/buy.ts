import { pricePerGramOf } from './barang.ts';
import type { DemoChain } from './chain.ts';
import { personName, phoneNumber, streetAddress } from './names.ts';
import type { PlannedBuy } from './plan.ts';
import type { Rng } from './rng.ts';
import type { PieceRow } from './rows.ts';

/** What planning a purchase needs to know of a shop: who works there, and what it sold on earlier days. */
export interface BuyingShop {
  chain: DemoChain;
  users: { spv: string };
  sales: readonly string[];
  /** Pieces sold before this day and not brought back yet; one that is taken leaves it. */
  sold: PieceRow[];
}

const OWN_NOTA = 0.8;
/** Most come back soon: one of the latest so many that were sold. */
const RECENT = 400;
const MOST_LOSS_MG = 30;
const HAGGLE_PROBABILITY = 0.06;
const CANCEL_PROBABILITY = 0.012;
/** No later than this a piece is given back. */
const LAST_MINUTE = 20 * 60 + 25;
/** Pieces looked at for one of which is worth no more than what it is exchanged for. */
const LOOKS = 4;

const grams = (gram: number, lossMg: number): number => Math.max(1, Math.round(gram * 1000) - lossMg) / 1000;

const mostGrams = ({ chain }: BuyingShop, { kode_group, kadar }: PieceRow, most: number): number =>
  Math.max(500, Math.floor((most * 1000) / pricePerGramOf(chain, kode_group, kadar))) / 1000;

/** One of the latest that were sold, worth no more than `most` rupiah where a few looks find such a one. */
const pickSold = ({ chain, sold }: BuyingShop, most: number, rng: Rng): number => {
  const look = () => rng.int(Math.max(0, sold.length - RECENT), sold.length - 1);
  const worth = (at: number): number => {
    const piece = sold[at];
    return piece ? piece.berat * pricePerGramOf(chain, piece.kode_group, piece.kadar) : 0;
  };
  let at = look();
  for (let looks = 1; looks < LOOKS && worth(at) > most; looks++) at = look();
  return at;
};

/** A piece somebody brings at `menit`, mostly worth no more than `most` rupiah; undefined while the shop has sold nothing. */
export const planBuy = (
  shop: BuyingShop,
  menit: number,
  rng: Rng,
  most = Number.POSITIVE_INFINITY,
): PlannedBuy | undefined => {
  if (shop.sold.length === 0) return undefined;
  const own = rng.chance(OWN_NOTA);
  const at = pickSold(shop, most, rng);
  const piece = shop.sold[at];
  if (!piece) return undefined;
  if (own) shop.sold.splice(at, 1);
  const loss = rng.chance(0.85) ? rng.int(0, 15) : rng.int(16, MOST_LOSS_MG);
  const kondisi_barang = rng.weighted<PlannedBuy['kondisi_barang']>([
    ['BAGUS', 60],
    ['CUCI', 22],
    ['ROSOK', 18],
  ]);
  const { nama_barang, kode_dept, kode_group, kadar } = piece;
  return {
    menit,
    input_by: shop.users.spv,
    kode_sales: rng.pick(shop.sales),
    nama_customer: personName(rng),
    alamat_customer: streetAddress(rng),
    no_hp: phoneNumber(rng),
    no_ktp: `3${String(rng.int(0, 999_999_999_999_999)).padStart(15, '0')}`,
    kode_barcode: own ? piece.kode_barcode : null,
    piece: { nama_barang, kode_dept, kode_group, kadar },
    berat: own
      ? grams(piece.berat_asli, loss)
      : Math.min(rng.int(900, 9000) / 1000, mostGrams(shop, piece, most)),
    kondisi_barang,
    jenis: rng.chance(0.07) ? 'TRANSFER' : 'CASH',
    tawar: rng.chance(HAGGLE_PROBABILITY) ? rng.int(1, 3) : 0,
    batal: null,
  };
};

/** Some think better of it and take their piece home again; never what was paid by a transfer still to be made. */
export const withRegret = (buy: PlannedBuy, rng: Rng): PlannedBuy =>
  buy.jenis === 'CASH' && rng.chance(CANCEL_PROBABILITY)
    ? {
        ...buy,
        batal: {
          menit: Math.min(buy.menit + rng.int(10, 90), LAST_MINUTE),
          alasan: 'CUSTOMER BATAL MENJUAL',
        },
      }
    : buy;
