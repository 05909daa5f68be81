import type { Field } from './fields.ts';

/** What a craftsman does. */
export const keahlian = {
  kind: 'choice',
  label: { id: 'Keahlian', en: 'Trade' },
  choices: [
    { value: 'UMUM', label: { id: 'Umum', en: 'General' } },
    { value: 'PATRI', label: { id: 'Patri', en: 'Soldering' } },
    { value: 'SEPUH', label: { id: 'Sepuh', en: 'Plating' } },
    { value: 'PASANG_BATU', label: { id: 'Pasang Batu', en: 'Stone setting' } },
    { value: 'COR', label: { id: 'Cor', en: 'Casting' } },
  ],
} as const satisfies Field;
