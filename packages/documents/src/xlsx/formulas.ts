/** Totals as formulas over the rows above them, so that a filter changes them too; rows may go on over several sheets. */

import type { ColumnKind, Derivation } from '../table.ts';

/** Rows of one sheet, first and last. */
export interface Stretch {
  /** As formulas name it, escaped for XML; absent for the sheet the formula stands on. */
  sheet?: string;
  first: number;
  last: number;
}

/** How many of the table's units a cell shows as one: weights are kept in milligrams and shown in grams. */
const unitOf = (kind: ColumnKind): number => (kind === 'gram' ? 1000 : 1);
const DECIMALS: Partial<Record<ColumnKind, number>> = { kadar: 3, percent: 2 };

/** SUBTOTAL(9) leaves out what a filter hides, and other SUBTOTALs. */
export function sumFormula(letter: string, stretches: readonly Stretch[]): string {
  const ranges = stretches.map(({ sheet, first, last }) => {
    const range = `${letter}${first}:${letter}${last}`;
    return sheet === undefined ? range : `'${sheet}'!${range}`;
  });
  return `SUBTOTAL(9,${ranges.join(',')})`;
}

export interface RatioPart {
  sum: string;
  kind: ColumnKind;
}

/** As `deriveRatio`: blank over nothing, rounded half away from zero. */
export function ratioFormula(
  kind: ColumnKind,
  { scale }: Derivation,
  numerator: RatioPart,
  denominator: RatioPart,
): string {
  const factor = (scale * unitOf(numerator.kind)) / unitOf(denominator.kind);
  const times = factor === 1 ? '' : factor < 1 ? `/${1 / factor}` : `*${factor}`;
  const rounded = `ROUND(${numerator.sum}/${denominator.sum}${times},${DECIMALS[kind] ?? 0})`;
  const shown = unitOf(kind) === 1 ? rounded : `${rounded}/${unitOf(kind)}`;
  return `IF(${denominator.sum}=0,"",${shown})`;
}
