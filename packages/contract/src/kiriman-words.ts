import type { Text } from './text.ts';

/** What a line of a shipment is (modules-2 §4). */
export const STATUS_KIRIMAN = [
  'JALAN',
  'DIBERIKAN',
  'TERIMA',
  'TOLAK',
  'KEMBALI',
  'HILANG',
  'BATAL',
] as const;
export type StatusKiriman = (typeof STATUS_KIRIMAN)[number];

export const STATUS_KIRIMAN_WORDS: Readonly<Record<StatusKiriman, Text>> = {
  JALAN: { id: 'Di jalan', en: 'On the road' },
  DIBERIKAN: { id: 'Diberikan, belum dibukukan', en: 'Granted, not booked yet' },
  TERIMA: { id: 'Diterima', en: 'Received' },
  TOLAK: { id: 'Ditolak', en: 'Refused' },
  KEMBALI: { id: 'Kembali', en: 'Came back' },
  HILANG: { id: 'Hilang', en: 'Lost on the way' },
  BATAL: { id: 'Batal', en: 'Cancelled' },
};
