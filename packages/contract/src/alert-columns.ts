import type { CodeWords } from './code-words.ts';
import { ALERT_CODES, ALERTS, SATUAN_TEXT } from './peringatan.ts';

/** What an alert is of. */
export const ALERT_WORDS: CodeWords = Object.fromEntries(
  ALERT_CODES.map((kode) => [kode, ALERTS[kode].title]),
);
/** Whether one stands. */
export const ALERT_STATUS_WORDS = {
  TERBUKA: { id: 'Masih berlangsung', en: 'Goes on' },
  BERAKHIR: { id: 'Sudah berakhir', en: 'Is over' },
} as const satisfies CodeWords;

/** Of alerts: figures without their unit, which stands beside them. */
export const ALERT_COLUMNS = {
  kode_peringatan: { kind: 'text', label: { id: 'Peringatan', en: 'Alerts' }, words: ALERT_WORDS, width: 26 },
  keadaan_peringatan: {
    kind: 'text',
    label: { id: 'Keadaan', en: 'State' },
    words: ALERT_STATUS_WORDS,
  },
  sampai_at: { kind: 'datetime', label: { id: 'Sampai', en: 'Over at' } },
  tertinggi: { kind: 'text', label: { id: 'Tertinggi', en: 'Farthest' } },
  batas_peringatan: { kind: 'text', label: { id: 'Batas Peringatan', en: 'Alert limit' } },
  satuan_batas: { kind: 'text', label: { id: 'Satuan Batas', en: 'Unit of the limit' }, words: SATUAN_TEXT },
  ulang: { kind: 'integer', label: { id: 'Berulang', en: 'Times again' } },
} as const;
