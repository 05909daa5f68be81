import { fieldError } from '../../platform/errors.ts';
import type { Decided } from './commands/post-one.ts';
import type { Rekening } from './queries/rekening.ts';

/** Money to a customer out of the drawer, or of an account of the shop; no rows where it is nothing. Throws REKENING_WAJIB at its field. */
export const paidOut = (
  { jenis, no_rekening }: { jenis: 'CASH' | 'TRANSFER'; no_rekening: string },
  rp: number,
  rekening: Rekening | undefined,
  { kategori, keterangan }: { kategori: string; keterangan: string },
): Pick<Decided<object>, 'bayar' | 'books'> => {
  if (jenis === 'TRANSFER' && !rekening) throw fieldError('no_rekening', 'REKENING_WAJIB');
  if (rp === 0) return { bayar: [], books: {} };
  if (!rekening || jenis === 'CASH')
    return {
      bayar: [{ arah: 'K', jenis, jumlah_rp: rp }],
      books: { kas: [{ kategori, keterangan, masuk: 0, keluar: rp }] },
    };
  const { kode_bank } = rekening;
  const amounts = { jumlah_rp: -rp, fee: 0, jumlah_gesek_rp: -rp };
  return {
    bayar: [{ arah: 'K', jenis, no_rekening, jumlah_rp: rp, jumlah_gesek_rp: rp }],
    books: { bank: [{ jenis, no_rekening, kode_bank, no_kartu: '', keterangan, ...amounts }] },
  };
};
