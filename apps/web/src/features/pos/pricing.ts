import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import type { Pembulatan } from '@kadar/domain/money.ts';
import { type OngkosRule, priceLine } from '@kadar/domain/pricing.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import type { DraftLine } from './draft.ts';

/** One row of parameter-ongkos as it comes over the wire; weights in grams, `persen` in percent. */
export interface OngkosRow {
  kode_dept?: string | null;
  kode_group?: string | null;
  berat_from: number;
  berat_to: number;
  jenis_ongkos: OngkosRule['jenis'];
  nilai: number;
  persen: number;
}

export interface PricedLine {
  hargaEmas: number;
  ongkosRp: number;
  atributRp: number;
  hargaJualRp: number;
  diskonRp: number;
  totalRp: number;
}

type RoundingSettings = Pick<Settings, 'PEMBULATAN' | 'PEMBULATAN_DOWN_MODULE'>;

export const pembulatanOf = (settings: RoundingSettings): Pembulatan => ({
  step: settings.PEMBULATAN,
  direction: settings.PEMBULATAN_DOWN_MODULE ? 'DOWN' : 'UP',
});

const narrowness = (row: OngkosRow): number =>
  Number(Boolean(row.kode_dept)) + Number(Boolean(row.kode_group));

/** The making charge of a piece: its own, else the narrowest rule that holds for it (domain §4). */
export const ongkosOf = (piece: PricedBarang, rows: readonly OngkosRow[]): OngkosRule | null => {
  if (piece.ongkos_khusus !== null) return { jenis: 'PER_PCS', nilai: piece.ongkos_khusus };
  const [row] = rows
    .filter(
      (one) =>
        (!one.kode_dept || one.kode_dept === piece.kode_dept) &&
        (!one.kode_group || one.kode_group === piece.kode_group) &&
        piece.berat >= one.berat_from &&
        piece.berat <= one.berat_to,
    )
    .sort((a, b) => narrowness(b) - narrowness(a) || b.berat_from - a.berat_from);
  // The rules may not be loaded yet: then the charge the piece came with.
  if (!row) return piece.ongkos > 0 ? { jenis: 'PER_PCS', nilai: piece.ongkos } : null;
  if (row.jenis_ongkos === 'PERSEN') return { jenis: 'PERSEN', nilai: Math.round(row.persen * 1000) };
  return { jenis: row.jenis_ongkos, nilai: row.nilai };
};

/**
 * What a line costs: the server's price of the scan, or the price per gram agreed on, counted the same way. A discount
 * above the price counts as the price.
 */
export const priceAt = (
  { piece, agreed, diskon }: Pick<DraftLine, 'piece' | 'agreed' | 'diskon'>,
  ongkos: readonly OngkosRow[],
  settings: RoundingSettings,
): PricedLine => {
  const priced =
    agreed === null
      ? {
          hargaEmas: piece.harga_emas,
          ongkosRp: piece.ongkos,
          atributRp: piece.harga_atribut,
          hargaJualRp: piece.harga_jual,
        }
      : {
          hargaEmas: agreed,
          ...priceLine({
            beratMg: gramToMg(piece.berat),
            hargaEmas: agreed,
            ongkos: ongkosOf(piece, ongkos),
            atributRp: piece.harga_atribut,
            diskonRp: 0,
            pembulatan: pembulatanOf(settings),
          }),
        };
  const { hargaEmas, ongkosRp, atributRp, hargaJualRp } = priced;
  const diskonRp = Math.min(diskon, hargaJualRp);
  return { hargaEmas, ongkosRp, atributRp, hargaJualRp, diskonRp, totalRp: hargaJualRp - diskonRp };
};
