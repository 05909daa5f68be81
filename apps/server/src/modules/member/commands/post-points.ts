import type { DokumenType } from '@kadar/contract/dokumen.ts';
import { booksOf } from '@kadar/domain/books.ts';
import type { Head, Posting } from '../../dokumen/public.ts';

/** Whom documents name that no person made. */
const SYSTEM = { user: 'SISTEM', ip: '-' } as const;

/** A document of points alone: a member gets some (positive), or loses them. */
export const pointsPosting = (
  type: DokumenType,
  points: { kode_customer: string; nama_customer: string; poin: number; keterangan: string },
  more: Partial<Head> = {},
): Posting => {
  const { kode_customer, nama_customer, poin, keterangan } = points;
  return {
    type,
    signed: SYSTEM,
    head: {
      kode_customer,
      nama_customer,
      keterangan,
      poin_dapat: Math.max(0, poin),
      poin_pakai: Math.max(0, -poin),
      ...more,
    },
    books: booksOf({ poin: [{ kode_customer, poin, keterangan }] }),
    mapping: null,
    uraian: keterangan,
    audit: { kode_customer, poin },
    answer: { data: { no_faktur: '' }, message: '' },
  };
};
