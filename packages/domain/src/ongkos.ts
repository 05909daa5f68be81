import { toMilli } from './money.ts';
import type { OngkosRule } from './pricing.ts';
import { gramToMg, type Mg } from './weight.ts';

/** A row of parameter-ongkos as on the wire: grams, and `persen` in percent; without a type or group it holds for all. */
export type OngkosRow = {
  kode_dept?: string | null;
  kode_group?: string | null;
  berat_from: number;
  berat_to: number;
  jenis_ongkos: OngkosRule['jenis'];
  nilai: number;
  persen: number;
};

const narrowness = (row: OngkosRow): number => (row.kode_dept ? 2 : 0) + (row.kode_group ? 1 : 0);

/**
 * The making charge that holds for a piece (domain §4): the narrowest row, a type's before a group's, then the one that
 * starts heavier; null when none does. The server's SQL (modules/harga/pricing.ts) picks the same one.
 */
export function ongkosFor(
  rows: readonly OngkosRow[],
  piece: { kode_dept: string; kode_group: string; beratMg: Mg },
): OngkosRule | null {
  const [row] = rows
    .filter(
      (one) =>
        (!one.kode_dept || one.kode_dept === piece.kode_dept) &&
        (!one.kode_group || one.kode_group === piece.kode_group) &&
        piece.beratMg >= gramToMg(one.berat_from) &&
        piece.beratMg <= gramToMg(one.berat_to),
    )
    .sort((a, b) => narrowness(b) - narrowness(a) || b.berat_from - a.berat_from);
  if (!row) return null;
  if (row.jenis_ongkos === 'PERSEN') return { jenis: 'PERSEN', nilai: toMilli(row.persen) };
  return { jenis: row.jenis_ongkos, nilai: row.nilai };
}
