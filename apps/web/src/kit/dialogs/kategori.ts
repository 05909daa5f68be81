import { APPROVALS } from '@kadar/contract/approvals.ts';
import type { Text } from '@kadar/contract/text.ts';
import { useTranslation } from 'react-i18next';
import { DOKUMEN_TYPES } from '../dokumen/types.ts';
import { useText } from '../text.ts';

/** Reversals by the name they are approved under, with the kinds they reverse. */
const REVERSALS: ReadonlyMap<string, Text> = new Map(
  DOKUMEN_TYPES.flatMap(({ batal, title, seri }) =>
    batal && !seri ? [[batal.kategori, title] as const] : [],
  ),
);

/** 'BATAL KAS' is katBatalKas in the dictionary. */
const keyOf = (name: string): string =>
  `kat${name
    .split(' ')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('')}`;

/** The parts of a category such as 'DISKON+LIMIT JUAL': a key of the dictionary, or the server's own name. */
export const partsOf = (kategori: string): ({ key: string } | { text: string })[] =>
  kategori.split('+').map((part) => {
    const name = part.replaceAll('_', ' ').trim().toUpperCase();
    if (name in APPROVALS || REVERSALS.has(name)) return { key: keyOf(name) };
    return { text: name.charAt(0) + name.slice(1).toLowerCase() };
  });

/** Reads a category in the user's words: 'Diskon, Penjualan di atas limit'. */
export const useKategori = (): ((kategori: string) => string) => {
  const { t, i18n } = useTranslation('kit');
  const read = useText();
  const titles = new Map([...REVERSALS].map(([name, title]) => [keyOf(name), title]));
  const wordsOf = (key: string): string => {
    const title = titles.get(key);
    // A kind that is newer than the dictionaries is named by its declaration.
    if (title && !i18n.exists(key, { ns: 'kit' })) return t('katBatal', { title: read(title) });
    return t(key as 'katDiskon');
  };
  return (kategori) =>
    partsOf(kategori)
      .map((part) => ('key' in part ? wordsOf(part.key) : part.text))
      .join(', ');
};
