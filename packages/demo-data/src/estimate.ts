import { toMilli } from '@kadar/domain/money.ts';
import { ongkosFor } from '@kadar/domain/ongkos.ts';
import { memberDiscount, priceLine } from '@kadar/domain/pricing.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import { pricePerGramOf } from './barang.ts';
import type { DemoChain } from './chain.ts';
import type { PieceRow } from './rows.ts';

/** Rupiah a piece should cost by domain §4, at the chain's prices and standard rounding, before discounts. */
export const estimatePrice = (chain: DemoChain, piece: PieceRow): number =>
  priceLine({
    beratMg: gramToMg(piece.berat),
    hargaEmas: pricePerGramOf(chain, piece.kode_group, piece.kadar),
    ongkos: ongkosFor(chain.ongkos, { ...piece, beratMg: gramToMg(piece.berat) }),
    atributRp: piece.harga_atribut,
    diskonRp: 0,
    pembulatan: { step: 500, direction: 'UP' },
  }).hargaJualRp;

/** The grand total to expect of a sale, PPN included in its prices. */
export const estimateTotal = (
  lines: readonly { harga: number; diskon: number }[],
  memberPercent: number,
): number => {
  const net = lines.reduce((sum, { harga, diskon }) => sum + harga - diskon, 0);
  return net - memberDiscount(net, toMilli(memberPercent));
};
