import type { CodeWords } from './code-words.ts';

/** Why accessories are taken out of stock: for packing, as a part of what was sold, broken or lost. */
export const SEBAB_AKSESORIS = ['KEMASAN', 'PASANG', 'RUSAK', 'HILANG'] as const;
export type SebabAksesoris = (typeof SEBAB_AKSESORIS)[number];

export const SEBAB_AKSESORIS_WORDS: CodeWords & Record<SebabAksesoris, CodeWords[string]> = {
  KEMASAN: { id: 'Kemasan', en: 'Packing' },
  PASANG: { id: 'Dipasang', en: 'Fitted' },
  RUSAK: { id: 'Rusak', en: 'Damaged' },
  HILANG: { id: 'Hilang', en: 'Missing' },
};
