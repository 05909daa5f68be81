import type { BarangState } from './lifecycle.ts';

/**
 * What a piece is to who counts it, said once for closing, verification, references and reports. FOR_SALE and KEPT lie in
 * the shop; what is ON_ITS_WAY to another is still ours; OPEN is neither there nor over; GONE is over.
 */
const PLACE = {
  DRAFT: 'OPEN',
  READY: 'FOR_SALE',
  RESERVED: 'KEPT',
  HOLD: 'KEPT',
  SOLD: 'GONE',
  TRANSIT: 'ON_ITS_WAY',
  TERKIRIM: 'GONE',
  HILANG: 'OPEN',
  HANCUR: 'GONE',
  RETUR: 'GONE',
  BELI: 'KEPT',
  CUCI: 'KEPT',
  SEPUH: 'KEPT',
  ROSOK: 'KEPT',
  LEBUR: 'GONE',
  DITAHAN_POLISI: 'KEPT',
  DISITA: 'GONE',
  BATAL: 'GONE',
} as const satisfies Record<BarangState, 'FOR_SALE' | 'KEPT' | 'ON_ITS_WAY' | 'OPEN' | 'GONE'>;

const statesIn = (...places: readonly (typeof PLACE)[BarangState][]): readonly BarangState[] =>
  (Object.keys(PLACE) as BarangState[]).filter((state) => places.includes(PLACE[state]));

export const FOR_SALE = statesIn('FOR_SALE');
/** Lies on the tray its row names: what a document reserves goes to the customer once it is validated. */
export const ON_TRAY: readonly BarangState[] = ['READY', 'RESERVED'];
/** What the movements of stock add up to: each piece of it is one in mutasi_stock, with its weight and cost. */
export const IN_SHOP = statesIn('FOR_SALE', 'KEPT');
/** In the shop, or paid for by it and on the way to another. */
export const OUR_ASSET = statesIn('FOR_SALE', 'KEPT', 'ON_ITS_WAY');
/** Still needs the type, group and place it names; what is over keeps the codes it had without holding on to them. */
export const UNFINISHED = statesIn('FOR_SALE', 'KEPT', 'ON_ITS_WAY', 'OPEN');
/** Its barcode may live on in another shop; of rows with one barcode all but one are here, the nearest one first. */
export const LEFT: readonly BarangState[] = ['TRANSIT', 'TERKIRIM'];
/** Bought in and not for sale yet: they lie in the place of purchases and stand in its account, whatever is to become of them. */
export const BOUGHT: readonly BarangState[] = ['BELI', 'CUCI', 'SEPUH', 'ROSOK', 'DITAHAN_POLISI'];
