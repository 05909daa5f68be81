import type { PesananRow } from '@kadar/domain/books/pesanan.ts';
import { pesananLifecycle } from '@kadar/domain/lifecycle.ts';
import type { Held } from '../../titip/public.ts';

/** The line of an order that ends with the sale of its piece. */
export const fetched = ({ held }: { held: Held | null }): PesananRow[] => {
  if (!held?.pesanan) return [];
  const { no_pesanan, versi, dari } = held.pesanan;
  const ke = { ...dari, status: pesananLifecycle.next(dari.status, 'AMBIL') };
  return [{ no_pesanan, jenis: 'AMBIL', kode_customer: '', versi, dari, ke }];
};

/** What of a piece's weight its customer's own gold is, and no part of its price. */
export const ownGold = ({ held }: { held: Held | null }): { kredit_mg?: number } =>
  held?.kredit ? { kredit_mg: held.kredit } : {};
