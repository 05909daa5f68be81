import { LANGUAGES, type Language } from '@kadar/contract/text.ts';
import type { FastifyRequest } from 'fastify';
import { liked } from '../../../engines/public-page/spoken.ts';

/** What a visitor wants to see. */
export interface Ask {
  language: Language;
  /** Whether the address itself says the language; links then keep saying it. */
  chosen: boolean;
  kategori: string;
  /** A hashtag without its '#', upper-case as they are kept. */
  tag: string;
  q: string;
  /** From 1. */
  hal: number;
  member: boolean;
  /** The code of the one piece that has the page to itself; empty for the list. */
  barang: string;
}

const TEXT_AT_MOST = 60;
const PAGES_AT_MOST = 9_999;

/** Reads the address leniently: what makes no sense is as if it were not there. */
export const readAsk = (
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
  standard: Language,
  barang = '',
): Ask => {
  const given = (name: string): string => {
    const value = (query as Record<string, unknown>)[name];
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' ? first.trim().slice(0, TEXT_AT_MOST) : '';
  };
  const chosen = LANGUAGES.find((language) => language === given('lang'));
  const hal = Number(given('hal'));
  return {
    language: chosen ?? liked(headers['accept-language']) ?? standard,
    chosen: chosen !== undefined,
    kategori: given('kategori'),
    tag: given('tag').replace(/^#+/, '').toUpperCase(),
    q: given('q').replaceAll(/\s+/g, ' '),
    hal: Number.isInteger(hal) && hal >= 1 && hal <= PAGES_AT_MOST ? hal : 1,
    member: given('member') === '1',
    barang: barang.slice(0, TEXT_AT_MOST),
  };
};

export const isFiltered = ({ kategori, tag, q, hal }: Ask): boolean =>
  kategori !== '' || tag !== '' || q !== '' || hal > 1;

/** The address of the page with some of what is asked for changed; another filter begins at its first page, and at the list. */
export const addressFor = (ask: Ask, change: Partial<Ask> = {}): string => {
  const next = { ...ask, hal: 1, barang: '', ...change };
  const params = new URLSearchParams();
  if (next.chosen) params.set('lang', next.language);
  if (next.member) params.set('member', '1');
  for (const name of ['kategori', 'tag', 'q'] as const) if (next[name]) params.set(name, next[name]);
  if (next.hal > 1) params.set('hal', String(next.hal));
  const path = next.barang ? `/katalog/${encodeURIComponent(next.barang)}` : '/katalog';
  return params.size > 0 ? `${path}?${params}` : path;
};

/** The same page without filters. */
export const unfiltered = (ask: Ask): string => addressFor(ask, { kategori: '', tag: '', q: '' });

/** The page of one piece. */
export const pieceAddress = (ask: Ask, barang: string): string =>
  addressFor(ask, { barang, kategori: '', tag: '', q: '' });
