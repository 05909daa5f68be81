import type { Text } from './text.ts';

/** Why a piece is destroyed; one that was tagged wrongly is no scrap and goes back to its batch (modules-2 §3). */
export const SEBAB_HANCUR = ['RUSAK', 'MODEL_LAMA', 'LAIN', 'SALAH_INPUT'] as const;
export type SebabHancur = (typeof SEBAB_HANCUR)[number];

export const SEBAB_HANCUR_WORDS: Readonly<Record<SebabHancur, Text>> = {
  RUSAK: { id: 'Rusak', en: 'Damaged' },
  MODEL_LAMA: { id: 'Model Lama', en: 'Out of fashion' },
  LAIN: { id: 'Sebab Lain', en: 'Another cause' },
  SALAH_INPUT: { id: 'Salah Input', en: 'Tagged wrongly' },
};
