import type { Text } from '@kadar/contract/text.ts';

/** What a message says, before its figures. */
export const WORDS = {
  nilai: { id: 'Nilai', en: 'Value' },
  batas: { id: 'Batas', en: 'Limit' },
  toko: { id: 'Toko', en: 'Shop' },
  objek: { id: 'Objek', en: 'Subject' },
  orang: { id: 'Oleh', en: 'By' },
  dokumen: { id: 'Dokumen', en: 'Document' },
  jumlah: { id: 'Jumlah kejadian', en: 'How many' },
  sekali: {
    id: 'Pesan ini dikirim sekali. Siapa yang menangani dicatat di Perlu perhatian.',
    en: 'This is sent once. Who takes care is noted under Needs attention.',
  },
} as const satisfies Record<string, Text>;
