import type { HutangCard } from '@kadar/contract/endpoints/hutang.ts';
import type { BeliHutangInput } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { newId } from '../../kit/new-id.ts';
import { type BuyPiece, lacks, lineOf, paidFor, strangePiece } from '../../kit/pembelian/piece.ts';
import type { BuyPriced } from '../../kit/pembelian/usePrices.ts';

/** Grams without the dust of a subtraction. */
const grams = (value: number): number => Math.round(value * 1000) / 1000;

/** What lies in the bag as it would be bought: without papers, of the weights that the contract says. */
export const piecesOf = ({ barang }: Pick<HutangCard, 'barang'>): BuyPiece[] =>
  barang
    .filter(({ keluar }) => !keluar)
    .map(({ nama_barang, kode_group, kadar, berat_kotor, berat }) => ({
      ...strangePiece(newId(), 'TANPA_SURAT'),
      ...{ nama_barang, kode_group, kadar, berat_kotor, berat_atribut: grams(berat_kotor - berat) },
      diketik: true,
    }));

type Prices = ReadonlyMap<string, BuyPriced>;

/** Whether it may be bought at the price that is shown. */
export const isComplete = (piece: BuyPiece, prices: Prices): boolean => {
  const { hitungan = null, pending, problem } = prices.get(piece.id) ?? { pending: true, problem: null };
  return hitungan !== null && !pending && problem === null && lacks(piece, hitungan) === null;
};

/** Rupiah that all of it is bought for; null while something is not said or priced. */
export const worthOf = (pieces: readonly BuyPiece[], prices: Prices): number | null =>
  pieces.every((piece) => isComplete(piece, prices))
    ? pieces.reduce((sum, piece) => sum + (paidFor(piece, prices.get(piece.id)?.hitungan ?? null) ?? 0), 0)
    : null;

export const boughtLines = (pieces: readonly BuyPiece[], prices: Prices): BeliHutangInput['barang'] =>
  pieces.flatMap((piece) => {
    const hitungan = prices.get(piece.id)?.hitungan;
    return hitungan ? [lineOf(piece, hitungan)] : [];
  });
