import type { Text } from '@kadar/contract/text.ts';
import type { Rentang } from '@kadar/domain/ranges.ts';

/** What a message says, before its figures. */
export const WORDS = {
  pagi: { id: 'Ringkasan pagi', en: 'Morning summary' },
  malam: { id: 'Ringkasan malam', en: 'Evening summary' },
  semuaToko: { id: 'Semua toko', en: 'All shops' },
  penjualan: { id: 'Penjualan', en: 'Sales' },
  nota: { id: 'nota', en: 'notas' },
  laba: { id: 'Laba kotor', en: 'Gross profit' },
  pembelian: { id: 'Pembelian', en: 'Purchases' },
  kas: { id: 'Kas', en: 'Cash desk' },
  emas: { id: 'Emas kami', en: 'Our fine gold' },
  perhatian: { id: 'Perlu perhatian', en: 'To be looked at' },
  tidakAda: { id: 'Tidak ada', en: 'Nothing' },
  sebelumnya: { id: 'sebelumnya', en: 'before' },
  terlampir: { id: 'Laporan terlampir', en: 'The report is attached' },
  terlaluBesar: {
    id: 'Laporan lebih dari 10 MB dan tidak dilampirkan. Persempit saringannya atau buka di Kadar.',
    en: 'The report is larger than 10 MB and not attached. Narrow its filters, or open it in Kadar.',
  },
  terlambat: { id: 'Terlambat: seharusnya dikirim', en: 'Late: it was due' },
  dibuat: { id: 'Jadwal', en: 'Schedule' },
  berhenti: { id: 'Tidak ingin menerima ini lagi', en: 'I want no more of these' },
  stop: { id: 'Balas STOP untuk berhenti', en: 'Answer STOP to end this' },
} as const satisfies Record<string, Text>;

export const RENTANG_WORDS: Readonly<Record<Rentang, Text>> = {
  HARI_INI: { id: 'Hari ini', en: 'Today' },
  KEMARIN: { id: 'Kemarin', en: 'Yesterday' },
  TUJUH_HARI: { id: '7 hari', en: '7 days' },
  MINGGU_INI: { id: 'Minggu ini', en: 'This week' },
  MINGGU_LALU: { id: 'Minggu lalu', en: 'Last week' },
  BULAN_INI: { id: 'Bulan ini', en: 'This month' },
  BULAN_LALU: { id: 'Bulan lalu', en: 'Last month' },
  TAHUN_INI: { id: 'Tahun ini', en: 'This year' },
  TAHUN_LALU: { id: 'Tahun lalu', en: 'Last year' },
  LEBARAN_INI: { id: 'Sejak Lebaran', en: 'Since Lebaran' },
  LEBARAN_LALU: { id: 'Lebaran lalu', en: 'Lebaran to Lebaran' },
};
