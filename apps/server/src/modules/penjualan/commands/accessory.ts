import { takeCounted } from '@kadar/domain/bulk.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PickupPrice } from '../../titip/public.ts';
import type { SaleAccessory, SaleGround, SalePiece } from './load-sale.ts';

type OfAPiece = Pick<
  SalePiece,
  | 'kode_barcode'
  | 'kode_intern'
  | 'nama_barang'
  | 'kode_dept'
  | 'kode_group'
  | 'kadar'
  | 'berat'
  | 'murni'
  | 'kode_gudang'
  | 'kode_baki'
  | 'hpp'
  | 'ada_faktur_pajak'
  | 'fee_persen'
  | 'harga_minimum'
>;

/** So many of an accessory that are sold: what they cost together, and no gold. */
export interface SoldAccessory extends OfAPiece, Pick<SaleAccessory, 'harga_jual'> {
  objek: 'ACC';
  qty: number;
  konsinyasi: null;
}

export const isAccessory = (goods: object): goods is SoldAccessory => 'objek' in goods;

/**
 * So many of it at their average cost, taxed as jewellery without gold is: at the rate of what has a tax invoice (modules-2 §12, 7). Throws
 * BARCODE_TIDAK_DIKENAL, STOCK_TIDAK_TERSEDIA for more than there are.
 */
export const accessoryOf = ({ aksesoris }: SaleGround, kode_barcode: string, qty: number): SoldAccessory => {
  const there = aksesoris.find((one) => one.kode_barcode === kode_barcode);
  if (!there) throw new AppError('BARCODE_TIDAK_DIKENAL', { kode_barcode });
  if (there.qty < qty) throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode });
  const { kode_intern, nama_barang, kode_dept, kode_group, kode_gudang, harga_jual, fee_persen } = there;
  return {
    objek: 'ACC',
    kode_barcode,
    kode_intern,
    nama_barang,
    kode_dept,
    kode_group,
    kode_gudang,
    kode_baki: '',
    kadar: 0,
    berat: 0,
    murni: 0,
    qty,
    harga_jual,
    hpp: takeCounted(there, qty).hppRp,
    konsinyasi: null,
    ada_faktur_pajak: true,
    harga_minimum: 0,
    fee_persen,
  };
};

/** What they cost: the price of one, as often as there are; no list is asked, and nothing is rounded. */
export const accessoryPrice = ({ harga_jual, qty }: SoldAccessory, diskonRp: number): PickupPrice => {
  const hargaJualRp = harga_jual * qty;
  return {
    hargaEmas: 0,
    hargaEmasRp: 0,
    sumber: 'AKSESORIS',
    ongkosRp: 0,
    atributRp: hargaJualRp,
    pembulatanRp: 0,
    hargaJualRp,
    diskonRp,
    totalRp: hargaJualRp - diskonRp,
    locked: null,
  };
};

/** How many, where not one, and which ware. */
export const wareOf = ({ qty, kode_barcode }: SoldAccessory) => ({
  qty: qty > 1 ? qty : null,
  kunci: `ACC/${kode_barcode}`,
});
