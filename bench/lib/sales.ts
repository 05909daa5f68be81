import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { isBusiness } from '@kadar/demo-data/members.ts';
import { CHAIN, HISTORY_DAY, MEMBERS, PIECES, TODAY, TOKO } from './chain.ts';
import type { Request } from './load.ts';

const DEAREST = 40_000_000;
const CASH_STEP = 50_000;
const ofToko = <T extends { kode_toko: string }>(rows: readonly T[]): T[] =>
  rows.filter(({ kode_toko }) => kode_toko === TOKO);
const REKENINGS = ofToko(CHAIN.rekenings);
const SALES = ofToko(CHAIN.sales);
/** Who pays what the tag says: nothing off, which might ask for an approval, and no tax on top. */
const BUYERS = MEMBERS.filter((member) => member.diskon === 0 && !isBusiness(member));

/** The nth of a list that is walked round and round. */
const turn = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

interface Priced {
  kode_barcode: string;
  kode_baki: string;
  harga_jual: number;
}

/** Pieces that sell without an approval, with the prices a till shows. */
const SELLABLE: readonly Priced[] = PIECES.map((piece) => ({
  kode_barcode: piece.kode_barcode,
  kode_baki: piece.kode_baki,
  harga_jual: estimatePrice(CHAIN, piece),
})).filter(({ harga_jual }) => harga_jual < DEAREST);

/** One piece to a member, part by debit card, the rest in notes with change; it brings points, fee and journal. */
const bodyOf = (n: number, tanggal: string): string => {
  const piece = SELLABLE[n];
  if (!piece) throw new RangeError(`only ${SELLABLE.length} pieces to sell`);
  const { kode_barcode, harga_jual } = piece;
  const card = Math.floor((harga_jual * 0.4) / 1000) * 1000;
  const member = turn(BUYERS, n);
  return JSON.stringify({
    tanggal,
    kode_sales: turn(SALES, n).kode_sales,
    kode_customer: member.kode_customer,
    nama_customer: member.nama_customer,
    alamat_customer: member.alamat_customer,
    no_hp: member.no_hp,
    lines: [{ kode_barcode, harga_jual, diskon: 0 }],
    payments: [
      {
        jenis: 'DEBET',
        jumlah_rp: card,
        no_rekening: turn(REKENINGS, n).no_rekening,
        no_kartu: String(1000 + (n % 9000)),
      },
      { jenis: 'CASH', jumlah_rp: Math.ceil((harga_jual - card) / CASH_STEP) * CASH_STEP },
    ],
  });
};

/** Sales that the seeded database already holds. */
export const HISTORY = 1_000;
export const historyBodies = (): string[] =>
  Array.from({ length: HISTORY }, (_, n) => bodyOf(n, HISTORY_DAY));

/** The nth sale of a benchmark. */
export const saleBody = (n: number, tanggal = TODAY): string => bodyOf(HISTORY + n, tanggal);

/** Sales number `from` to `from + count - 1`, ready to send. */
export const saleRequests = (from: number, count: number, tanggal = TODAY): Request[] =>
  Array.from({ length: count }, (_, index) => ({
    method: 'POST',
    path: 'penjualan',
    body: saleBody(from + index, tanggal),
  }));

/** Who bought in the seeded history, and so has a level once there are levels. */
export const memberOf = (n: number) => turn(BUYERS, n % HISTORY);

/** A piece in stock with the price of its tag. */
export const pieceOf = (n: number): Priced => turn(SELLABLE.slice(HISTORY), n);
/** Pieces that are kept against deposits, where a world has some: from the other end. */
export const keptPieceOf = (n: number): Priced => turn(SELLABLE.toReversed(), n);
/** The barcode of a piece in stock. */
export const barcodeOf = (n: number): string => pieceOf(n).kode_barcode;
export const SALES_CODE = turn(SALES, 0).kode_sales;
export const REKENING = turn(REKENINGS, 0).no_rekening;
