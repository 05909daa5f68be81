import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { type OngkosRow, ongkosFor } from '@kadar/domain/ongkos.ts';
import { type OngkosRule, priceLine } from '@kadar/domain/pricing.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import { type DraftLine, gramOf, isAccessory, isGroup, qtyOf } from './draft.ts';

export interface PricedLine {
  hargaEmas: number;
  ongkosRp: number;
  atributRp: number;
  hargaJualRp: number;
  diskonRp: number;
  totalRp: number;
}

type RoundingSettings = Pick<Settings, 'PEMBULATAN' | 'PEMBULATAN_DOWN_MODULE'>;

/** The making charge of a piece: its own, else the rule that holds for it (domain §4). */
const ongkosOf = (piece: PricedBarang, rows: readonly OngkosRow[]): OngkosRule | null => {
  if (piece.ongkos_khusus !== null) return { jenis: 'PER_PCS', nilai: piece.ongkos_khusus };
  const rule = ongkosFor(rows, { ...piece, beratMg: gramToMg(piece.berat) });
  // The rules may not be loaded yet: then the charge the piece came with.
  return rule ?? (piece.ongkos > 0 ? { jenis: 'PER_PCS', nilai: piece.ongkos } : null);
};

/**
 * What a line costs: the server's price of the scan, or the price per gram agreed on, counted the same way. A discount
 * above the price counts as the price.
 */
export const priceAt = (
  { piece, agreed, diskon, ...line }: Pick<DraftLine, 'piece' | 'agreed' | 'diskon' | 'qty' | 'gram'>,
  ongkos: readonly OngkosRow[],
  settings: RoundingSettings,
): PricedLine => {
  const qty = isAccessory(piece) ? qtyOf(line) : 1;
  const priced =
    agreed === null && !isGroup(piece)
      ? {
          hargaEmas: piece.harga_emas,
          ongkosRp: piece.ongkos,
          atributRp: piece.harga_atribut * qty,
          hargaJualRp: piece.harga_jual * qty,
        }
      : {
          hargaEmas: agreed ?? piece.harga_emas,
          ...priceLine({
            beratMg: gramToMg(gramOf({ piece, ...line })),
            hargaEmas: agreed ?? piece.harga_emas,
            ongkos: isGroup(piece) ? null : ongkosOf(piece, ongkos),
            atributRp: piece.harga_atribut,
            diskonRp: 0,
            pembulatan: pembulatanJual(settings),
          }),
        };
  const { hargaEmas, ongkosRp, atributRp, hargaJualRp } = priced;
  const diskonRp = Math.min(diskon, hargaJualRp);
  return { hargaEmas, ongkosRp, atributRp, hargaJualRp, diskonRp, totalRp: hargaJualRp - diskonRp };
};
