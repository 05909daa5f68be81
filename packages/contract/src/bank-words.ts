import type { BANK_JENIS } from '@kadar/domain/payment.ts';
import type { Text } from './text.ts';

/** What comes and goes at a bank, in the order people look for it. */
export const BANK_WORDS = {
  DEBET: { id: 'DEBET', en: 'DEBET' },
  CREDIT: { id: 'CREDIT', en: 'CREDIT' },
  TRANSFER: { id: 'TRANSFER', en: 'TRANSFER' },
  QRIS: { id: 'QRIS', en: 'QRIS' },
  TUNAI: { id: 'Tunai', en: 'Cash' },
} as const satisfies Record<(typeof BANK_JENIS)[number] | 'TUNAI', Text>;

/** Where money of a shop is. */
export const TEMPAT_UANG_WORDS = {
  KAS: { id: 'Kas', en: 'Drawer' },
  JALAN: { id: 'Di jalan', en: 'On the road' },
  GESEK: { id: 'Belum cair', en: 'Waiting at the bank' },
  BANK: { id: 'Bank', en: 'Bank' },
} as const satisfies Record<string, Text>;
export type TempatUang = keyof typeof TEMPAT_UANG_WORDS;

/** The bank book besides: what waits for the bank, and what it pays out. */
export const BANK_BOOK_WORDS = {
  ...BANK_WORDS,
  CAIR: { id: 'Pencairan', en: 'Payout' },
} as const satisfies Record<string, Text>;
