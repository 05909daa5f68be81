import { BANK_JENIS, GESEK_JENIS } from '@kadar/domain/payment.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyWindow, isoDate, pageQuery } from '../wire.ts';

/** What moves a bank account: payments, cash that is brought there (TUNAI), what the bank pays out later (CAIR). */
const BOOK_JENIS = [...BANK_JENIS, 'TUNAI', 'CAIR'] as const;

/**
 * A movement of a bank account; what goes back is negative. A swipe that the bank pays out later stands with a CAIR that takes it off
 * again, and comes with the CAIR of its payout, so that the sums of jumlah_gesek_rp − fee are what is on the account.
 */
export const bankShape = z.object({
  kode_toko: z.string(),
  tanggal: z.string(),
  at: z.string(),
  no_faktur: z.string(),
  jenis: z.enum(BOOK_JENIS),
  no_rekening: z.string(),
  kode_bank: z.string(),
  nama_bank: z.string(),
  no_kartu: z.string(),
  keterangan: z.string(),
  jumlah_rp: z.number(),
  fee: z.number(),
  jumlah_gesek_rp: z.number(),
  user_id: z.string(),
});

export const listBank = endpoint({
  method: 'GET',
  path: 'cash/history-bank',
  summary: 'Movements of the bank accounts, newest first',
  access: 'hari.expected',
  query: pageQuery.extend({
    ...anyWindow,
    tgl_from: isoDate.optional(),
    tgl_to: isoDate.optional(),
    jenis: z.enum(BOOK_JENIS).optional(),
    no_rekening: z.string().max(40).optional(),
  }),
  data: z.array(bankShape),
});

/** `diterima` is what the bank pays out: the swiped amount without its fee (domain §4 Gesek); `tunai` says that cash was given for it. */
export const gesekHistories = endpoint({
  method: 'GET',
  path: 'non-cash/gesek-histories',
  summary: 'Card and QRIS payments with their fees, newest first; a reversal is negative',
  access: 'hari.expected',
  query: pageQuery.extend({
    ...anyWindow,
    tgl_from: isoDate.optional(),
    tgl_to: isoDate.optional(),
    jenis: z.enum(GESEK_JENIS).optional(),
    no_rekening: z.string().max(40).optional(),
  }),
  data: z.array(bankShape.extend({ diterima: z.number(), tunai: z.boolean() })),
});
