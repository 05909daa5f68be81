import type { Rupiah } from './money.ts';
import { raisedBy } from './price-lines.ts';
import type { Mg } from './weight.ts';

/** What becomes of the price per gram of chosen pieces: kept, following the lists, moved by thousandths of a percent, or one figure. */
export type HargaRule =
  | { cara: 'TETAP' }
  | { cara: 'IKUT' }
  | { cara: 'PERSEN'; percentMilli: number }
  | { cara: 'RUPIAH'; rp: Rupiah };

/** What becomes of their making charge: kept, by its parameter, or rupiah a piece. */
export type OngkosChange = { cara: 'TETAP' } | { cara: 'IKUT' } | { cara: 'RUPIAH'; rp: Rupiah };

/** What is a piece's own: rupiah per gram and rupiah of charge; null where it follows. */
export interface OwnPrice {
  hargaEmas: Rupiah | null;
  ongkos: Rupiah | null;
}

/**
 * What a piece calls its own afterwards. A percentage moves the price per gram in force, to the thousand as on the board;
 * a piece that no list prices has none to move and keeps what it has.
 */
export function repriced(
  own: OwnPrice,
  inForce: Rupiah | null,
  rules: { harga: HargaRule; ongkos: OngkosChange },
): OwnPrice {
  return {
    hargaEmas: perGram(own.hargaEmas, inForce, rules.harga),
    ongkos: charge(own.ongkos, rules.ongkos),
  };
}

function perGram(own: Rupiah | null, inForce: Rupiah | null, rule: HargaRule): Rupiah | null {
  switch (rule.cara) {
    case 'TETAP':
      return own;
    case 'IKUT':
      return null;
    case 'PERSEN':
      return inForce === null ? own : raisedBy(inForce, rule.percentMilli);
    case 'RUPIAH':
      return rule.rp;
  }
}

function charge(own: Rupiah | null, change: OngkosChange): Rupiah | null {
  if (change.cara === 'TETAP') return own;
  return change.cara === 'IKUT' ? null : change.rp;
}

export const SEBAB_UBAH = ['HARGA', 'LABEL', 'KADAR'] as const;
export type SebabUbah = (typeof SEBAB_UBAH)[number];

/**
 * Why a piece for sale asks to be looked at again: the lists' price per gram moved after it was given one of its own (HARGA), its
 * tag shows another price than the till asks (LABEL), its purity is not its group's (KADAR). A piece that follows the lists and
 * shows no price has nothing to change, whatever gold does. What a price was given against, `acuan`, is null where nobody wrote it down: then
 * it is looked at once.
 */
export function causesToReprice(piece: {
  hargaEmas: Rupiah | null;
  acuan: Rupiah | null;
  daftar: Rupiah | null;
  label: Rupiah | null;
  jual: Rupiah | null;
  kadarMilli: number;
  kadarGroupMilli: number;
}): SebabUbah[] {
  const found: SebabUbah[] = [];
  if (piece.hargaEmas !== null && piece.daftar !== null && piece.acuan !== piece.daftar) found.push('HARGA');
  if (piece.label !== null && piece.jual !== null && piece.label !== piece.jual) found.push('LABEL');
  if (piece.kadarMilli !== piece.kadarGroupMilli) found.push('KADAR');
  return found;
}

/** Whether what a gram fetches, charge and add-ons apart, is under the least price per gram; a minimum of 0 is none. */
export function isBelowMinimum(line: {
  totalRp: Rupiah;
  ongkosRp: Rupiah;
  atributRp: Rupiah;
  beratMg: Mg;
  minimum: Rupiah;
}): boolean {
  return (
    line.minimum > 0 && (line.totalRp - line.ongkosRp - line.atributRp) * 1000 < line.minimum * line.beratMg
  );
}
