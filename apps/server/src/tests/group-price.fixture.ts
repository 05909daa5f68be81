import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import { SETTINGS } from '@kadar/contract/settings.ts';
import { priceLine } from '@kadar/domain/pricing.ts';

/** What a till asks for so many grams of a group. */
export const priceOf = ({ harga_emas }: Pick<PricedBarang, 'harga_emas'>, berat: number): number =>
  priceLine({
    beratMg: Math.round(berat * 1000),
    hargaEmas: harga_emas,
    ongkos: null,
    atributRp: 0,
    diskonRp: 0,
    pembulatan: pembulatanJual({ PEMBULATAN: SETTINGS.PEMBULATAN.standard, PEMBULATAN_DOWN_MODULE: false }),
  }).hargaJualRp;

/** So much of a group as a line of a sale. */
export const lineOf = (group: PricedBarang, qty: number, berat: number, more: object = {}) => ({
  objek: 'GROUP',
  kode_barcode: group.kode_barcode,
  qty,
  berat,
  harga_jual: priceOf(group, berat),
  ...more,
});
