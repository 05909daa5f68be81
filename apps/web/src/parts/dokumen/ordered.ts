import { getPesanan, type Pesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { getPreorder, type Preorder } from '@kadar/contract/endpoints/pre-order.ts';
import { call } from '../../kit/api/call.ts';

/** Pieces that wait for who ordered them, or asked for them of the catalogue. */
export type Ordered = Pesanan | Preorder;

/** An order or a pre-order by its number, with the pieces that wait. Throws ApiError. */
export const readOrdered = (no_faktur: string): Promise<{ data: Ordered }> => {
  const params = { no_faktur };
  return no_faktur.startsWith('PO') ? call(getPreorder, { params }) : call(getPesanan, { params });
};
