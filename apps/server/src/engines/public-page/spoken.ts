import { LANGUAGES, type Language } from '@kadar/contract/text.ts';
import type { FastifyRequest } from 'fastify';

/** What the page says of its own language (BCP 47), and how each language calls itself. */
export const SPOKEN: Record<Language, { tag: string; name: string }> = {
  id: { tag: 'id', name: 'Indonesia' },
  en: { tag: 'en', name: 'English' },
  it: { tag: 'it', name: 'Italiano' },
  hk: { tag: 'zh-Hant-HK', name: '繁體中文' },
  my: { tag: 'ms', name: 'Melayu' },
  jp: { tag: 'ja', name: '日本語' },
};

/** The language of ours that a browser likes best. */
export const liked = (header: string | undefined): Language | undefined =>
  (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...more] = part.trim().toLowerCase().split(';');
      const weight = Number(more.find((one) => one.trim().startsWith('q='))?.split('=')[1] ?? 1);
      const base = tag.split('-')[0] ?? '';
      const language = LANGUAGES.find((one) => SPOKEN[one].tag.split('-')[0] === base);
      return { language, weight };
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language;

/** The language of a page: said by its address, else the browser's, else the chain's; and whether the address said it. */
export const languageAsked = (
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
  standard: Language,
): { language: Language; chosen: boolean } => {
  const asked = (query as Record<string, unknown>).lang;
  const chosen = LANGUAGES.find((language) => language === asked);
  return { language: chosen ?? liked(headers['accept-language']) ?? standard, chosen: chosen !== undefined };
};
