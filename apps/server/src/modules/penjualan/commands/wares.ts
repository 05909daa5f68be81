import type { Settings } from '@kadar/contract/settings.ts';
import { accessoryRow } from '@kadar/domain/accessories.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import { takeCounted, takeInBulk } from '@kadar/domain/bulk.ts';
import { groupRow } from '@kadar/domain/group.ts';
import { AppError, atField } from '../../../platform/errors.ts';
import { bulkOf, shortOf } from '../../barang/public.ts';
import { pricePiece } from '../../harga/public.ts';
import type { PickupPrice } from '../../titip/public.ts';
import type { SaleAccessory, SaleGround, SaleGroup, SalePiece } from './load-sale.ts';

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

interface Counted extends OfAPiece {
  qty: number;
  konsinyasi: null;
}
/** So many of an accessory that are sold: what they cost together, and no gold. */
interface SoldAccessory extends Counted, Pick<SaleAccessory, 'harga_jual'> {
  objek: 'ACC';
}
/** So many of a group that are sold, with their part of its weight, fine gold and cost. */
interface SoldGroup extends Counted {
  objek: 'GROUP';
  lists: SaleGroup;
}
/** What is sold and is no single piece. */
export type SoldWare = SoldAccessory | SoldGroup;

export const isWare = (goods: object): goods is SoldWare => 'objek' in goods;

/** What a line asks for. */
export interface AskedWare {
  kode_barcode: string;
  objek: 'ACC' | 'GROUP';
  qty: number;
  /** Of a group, in mg. */
  berat?: number | undefined;
}

/**
 * So many of it at their average cost, taxed as jewellery without gold is: at the rate of what has a tax invoice (modules-2 §12, 7). Throws
 * BARCODE_TIDAK_DIKENAL, STOCK_TIDAK_TERSEDIA for more than there are.
 */
const accessoryOf = ({ aksesoris }: SaleGround, { kode_barcode, qty }: AskedWare): SoldAccessory => {
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

/**
 * So many of a group, and so much, at its average (modules-2 §6); taxed as what has no tax invoice, whatever it was bought with. Throws
 * STOCK_TIDAK_TERSEDIA for more than there is, SISA_TIDAK_HABIS where the last leaves some of the weight, at the line's field.
 */
const groupOf = (
  { groups }: SaleGround,
  { kode_barcode, qty, berat = 0 }: AskedWare,
  at: number,
): SoldGroup => {
  const there = groups.find(({ kunci }) => kunci === kode_barcode);
  if (!there) throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode });
  const taken = atField(`lines.${at}.${shortOf(there, { qty })}`, () =>
    takeInBulk(bulkOf(there), { qty, beratMg: berat }),
  );
  const { kode_dept, kode_group, kode_gudang, kode_baki, kadar, harga_minimum, fee_persen } = there;
  return {
    objek: 'GROUP',
    kode_barcode,
    kode_intern: '',
    nama_barang: there.nama_group,
    kode_dept,
    kode_group,
    kode_gudang,
    kode_baki,
    kadar,
    berat,
    murni: taken.murniMg,
    qty,
    hpp: taken.hppRp,
    lists: there,
    konsinyasi: null,
    ada_faktur_pajak: false,
    harga_minimum,
    fee_persen,
  };
};

export const soldWare = (ground: SaleGround, asked: AskedWare, at: number): SoldWare =>
  asked.objek === 'ACC' ? accessoryOf(ground, asked) : groupOf(ground, asked, at);

/**
 * What they cost. An accessory the price of one, as often as there are: no list is asked, and nothing is rounded. A group its weight at the price per gram
 * of the lists, or at the one agreed on, rounded as a piece. Throws HARGA_EMAS_BELUM_DIISI.
 */
export const warePrice = (
  ware: SoldWare,
  settings: Settings,
  { agreed, diskonRp }: { agreed: number | undefined; diskonRp: number },
): PickupPrice => {
  if (ware.objek === 'GROUP')
    return {
      ...pricePiece({ ...ware.lists, berat: ware.berat }, settings, { agreed, diskonRp }),
      locked: null,
    };
  const hargaJualRp = ware.harga_jual * ware.qty;
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

/** What the lists ask for a gram, without an agreement; an accessory is sold by none. */
export const listedGram = (ware: SoldWare, settings: Settings): number =>
  ware.objek === 'GROUP' ? pricePiece({ ...ware.lists, berat: ware.berat }, settings).hargaEmas : 0;

/** How many, where not one, and which ware. */
export const wareOf = ({ objek, qty, kode_barcode }: SoldWare) => ({
  qty: qty > 1 ? qty : null,
  kunci: `${objek}/${kode_barcode}`,
});

/** What of it leaves. */
export const wareOut = (ware: SoldWare): MassaRow => {
  const { kode_barcode, kadar, qty, berat, murni, hpp } = ware;
  return ware.objek === 'ACC'
    ? accessoryRow(kode_barcode, 'JUAL', { qty: -qty, hppRp: -hpp })
    : groupRow(kode_barcode, 'JUAL', { kadar, qty, beratMg: berat, murniMg: murni, hppRp: hpp }, -1);
};
