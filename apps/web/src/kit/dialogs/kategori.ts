import { useTranslation } from 'react-i18next';

/** What asks for approvals, as the server names it, and its words in the dictionary. */
const WORDS = {
  'BATAL KAS': 'katBatalKas',
  'BATAL PENJUALAN': 'katBatalPenjualan',
  DISKON: 'katDiskon',
  'HARGA MINIMUM': 'katHargaMinimum',
  'KAS KELUAR': 'katKasKeluar',
  'LIMIT JUAL': 'katLimitJual',
  'TIMBANG MANUAL': 'katTimbangManual',
  'TUTUP HARIAN': 'katTutupHarian',
} as const;
type Word = (typeof WORDS)[keyof typeof WORDS];

const known: ReadonlyMap<string, Word> = new Map(Object.entries(WORDS));

/** The parts of a category such as 'DISKON+LIMIT JUAL': a key of the dictionary, or the server's own name. */
export const partsOf = (kategori: string): ({ key: Word } | { text: string })[] =>
  kategori.split('+').map((part) => {
    const name = part.replaceAll('_', ' ').trim().toUpperCase();
    const key = known.get(name);
    return key ? { key } : { text: name.charAt(0) + name.slice(1).toLowerCase() };
  });

/** Reads a category in the user's words: 'Diskon, Penjualan di atas limit'. */
export const useKategori = (): ((kategori: string) => string) => {
  const { t } = useTranslation('kit');
  return (kategori) =>
    partsOf(kategori)
      .map((part) => ('key' in part ? t(part.key) : part.text))
      .join(', ');
};
