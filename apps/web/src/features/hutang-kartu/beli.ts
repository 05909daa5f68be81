import type { HutangCard } from '@kadar/contract/endpoints/hutang.ts';
import type { BeliHutangInput } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { boughtOff } from '@kadar/domain/collateral.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import { newId } from '../../kit/new-id.ts';
import { type BuyPiece, lacks, lineOf, paidFor, strangePiece } from '../../parts/pembelian/piece.ts';
import type { BuyPriced } from '../../parts/pembelian/usePrices.ts';

/** Grams without the dust of a subtraction. */
const grams = (value: number): number => Math.round(value * 1000) / 1000;

/** What lies in the bag as it would be bought: without papers, of the weights that the contract says. */
export const piecesOf = ({ barang }: Pick<HutangCard, 'barang'>): BuyPiece[] =>
  barang
    .filter(({ keluar }) => !keluar)
    .map(({ nama_barang, kode_group, kadar, berat_kotor, berat }) => ({
      ...strangePiece(newId(), 'TANPA_SURAT'),
      nama_barang,
      kode_group,
      kadar,
      berat_kotor,
      berat_atribut: grams(berat_kotor - berat),
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

/** Purities of which another weight would be bought than was pledged, which is approved; what is not weighed or tested yet says nothing. */
export const goodsOff = (
  { barang }: Pick<HutangCard, 'barang'>,
  pieces: readonly BuyPiece[],
): ReturnType<typeof boughtOff> => {
  const bought = pieces.flatMap(({ kadar, kadar_uji, metode_uji, berat_kotor, berat_atribut }) => {
    const tested = metode_uji === 'TIDAK' ? kadar : kadar_uji;
    if (tested === null || berat_kotor === null) return [];
    return [{ kadarMilli: toMilli(tested), beratMg: gramToMg(grams(berat_kotor - (berat_atribut ?? 0))) }];
  });
  if (bought.length < pieces.length) return [];
  const bag = barang.filter(({ keluar }) => !keluar);
  return boughtOff(
    bag.map(({ kadar, berat }) => ({ kadarMilli: toMilli(kadar), beratMg: gramToMg(berat) })),
    bought,
  );
};

export const boughtLines = (pieces: readonly BuyPiece[], prices: Prices): BeliHutangInput['barang'] =>
  pieces.flatMap((piece) => {
    const hitungan = prices.get(piece.id)?.hitungan;
    return hitungan ? [lineOf(piece, hitungan)] : [];
  });
