import type { Placeholder } from '@kadar/contract/promo-text.ts';
import { formatDate, groupThousands } from '@kadar/documents/format.ts';

export interface Receiver {
  kode_customer: string;
  nama_customer: string;
  tgl_lahir: string | null;
  poin: number;
  nama_toko: string;
  tanggal: string;
}

/** What the placeholders of a promo stand for, as its receiver reads it. */
export const valuesOf = (receiver: Receiver): Record<Placeholder, string> => ({
  nama_customer: receiver.nama_customer,
  kode_customer: receiver.kode_customer,
  tgl_lahir: receiver.tgl_lahir ? formatDate(receiver.tgl_lahir) : '',
  poin: groupThousands(receiver.poin),
  nama_toko: receiver.nama_toko,
  tanggal: formatDate(receiver.tanggal),
});
