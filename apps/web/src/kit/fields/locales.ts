import type { Language } from '@kadar/contract/text.ts';

const LOCALES: Record<Language, string> = {
  id: 'id-ID',
  en: 'en-GB',
  it: 'it-IT',
  hk: 'zh-HK',
  my: 'ms-MY',
  jp: 'ja-JP',
};

/** The tag of a language as browsers know it. */
export const localeOf = (language: Language): string => LOCALES[language];
