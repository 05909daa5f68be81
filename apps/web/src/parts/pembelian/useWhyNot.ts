import { useTranslation } from 'react-i18next';
import { type BuyPiece, lacks, type PieceField } from './piece.ts';
import type { BuyPriced } from './usePrices.ts';

/** The fields that a piece may lack, as the screen names them. */
const NAMES = {
  nama_barang: 'nama_barang',
  kode_dept: 'kode_dept',
  kode_group: 'kode_group',
  kadar: 'kadar',
  kondisi_barang: 'kondisi_barang',
  kadar_uji: 'kadar_uji',
  berat_kotor: 'berat_kotor',
  sebab_berat: 'heavier',
  foto: 'photo',
  harga: 'harga',
} as const satisfies Partial<Record<PieceField, string>>;

const nameOf = (field: PieceField) => (field in NAMES ? NAMES[field as keyof typeof NAMES] : 'piece');

interface Asked {
  piece: BuyPiece | null;
  price: BuyPriced;
  /** Whoever must say who he is has said it. */
  ktp: boolean;
}

/** Why a piece on the counter cannot be taken yet, in words; null when it can. */
export const useWhyNot = (): ((asked: Asked) => string | null) => {
  const { t } = useTranslation('pembelian');
  return ({ piece, price, ktp }) => {
    if (!piece) return t('hint.scan');
    if (!ktp) return t('hint.ktp');
    const [wrong] = Object.values(price.problems);
    const field = lacks(piece, price.hitungan);
    if (field) return `${t('incomplete')}: ${t(nameOf(field))}`;
    if (price.problem ?? wrong) return price.problem ?? wrong ?? null;
    return price.pending || !price.hitungan ? t('hint.reckon') : null;
  };
};
