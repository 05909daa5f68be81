import { memberDiscount, type OngkosRule, priceLine } from '@kadar/domain/pricing.ts';
import { pricePerGramOf } from './barang.ts';
import type { DemoChain } from './chain.ts';
import type { OngkosRow, PieceRow } from './rows.ts';

/** The making charge of a piece: dept and group named, then dept, then group, then neither. */
export const ongkosOf = (chain: DemoChain, piece: PieceRow): OngkosRule | null => {
  const matches = chain.ongkos.filter(
    (row) =>
      (row.kode_dept ?? piece.kode_dept) === piece.kode_dept &&
      (row.kode_group ?? piece.kode_group) === piece.kode_group &&
      row.berat_from <= piece.berat &&
      piece.berat <= row.berat_to,
  );
  const rank = (row: OngkosRow): number => (row.kode_dept ? 2 : 0) + (row.kode_group ? 1 : 0);
  const best = matches.sort((a, b) => rank(b) - rank(a))[0];
  if (!best) return null;
  const nilai = best.jenis_ongkos === 'PERSEN' ? Math.round(best.persen * 1000) : best.nilai;
  return { jenis: best.jenis_ongkos, nilai };
};

/** Rupiah a piece should cost by domain §4, at the chain's prices and standard rounding, before discounts. */
export const estimatePrice = (chain: DemoChain, piece: PieceRow): number =>
  priceLine({
    beratMg: Math.round(piece.berat * 1000),
    hargaEmas: pricePerGramOf(chain, piece.kode_group, piece.kadar),
    ongkos: ongkosOf(chain, piece),
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
  return net - memberDiscount(net, Math.round(memberPercent * 1000));
};
