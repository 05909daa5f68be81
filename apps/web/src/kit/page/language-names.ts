import type { Language } from '@kadar/contract/text.ts';

/** Each language by its own name, so that one finds it from any other. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  id: 'Bahasa Indonesia',
  en: 'English',
  it: 'Italiano',
  hk: '中文（香港）',
  my: 'Bahasa Melayu',
  jp: '日本語',
};
