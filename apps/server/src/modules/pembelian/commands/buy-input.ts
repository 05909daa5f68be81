import type { pembelianInput } from '@kadar/contract/endpoints/pembelian.ts';
import type { z } from 'zod';
import type { BuyBulk } from './bulk-ground.ts';

type Asked = z.output<typeof pembelianInput>;
/** TUKAR is what a sale of the same visit takes of it. */
export type BuyInput = Omit<Asked, 'payments' | 'lines'> & {
  payments: readonly { jenis: 'CASH' | 'TRANSFER' | 'TUKAR'; jumlah_rp: number; rekening_tujuan: string }[];
  lines: readonly BuyLine[];
  /** The melt lot that takes what of groups is not for sale; '' for none. */
  no_lot?: string;
};
/** `bulk` of what is no piece. */
export type BuyLine = Asked['lines'][number] & { bulk?: BuyBulk };
