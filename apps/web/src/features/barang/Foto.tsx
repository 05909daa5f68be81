import { IconDiamond } from '@tabler/icons-react';
import css from './barang.module.css';
import { useFotoAddress } from './foto.ts';

interface Props {
  kode_barcode: string;
  /** Whether the piece has one; without it nothing is fetched. */
  foto: boolean;
  /** '' where the name stands beside it. */
  alt: string;
  /** Which of its photos; the first unless said. */
  urut?: number;
}

const Picture = ({ kode_barcode, alt, ukuran, urut = 1 }: Props & { ukuran: 'kecil' | 'besar' }) => (
  <img
    src={useFotoAddress(kode_barcode, ukuran, urut)}
    alt={alt}
    loading="lazy"
    decoding="async"
    className={css.picture}
  />
);

/** The photo in a row. */
export const Thumb = (props: Props) => (
  <span className={css.thumb}>
    {props.foto ? <Picture {...props} ukuran="kecil" /> : <IconDiamond size={18} aria-hidden="true" />}
  </span>
);

/** The photo large. */
export const FotoLarge = (props: Props) => (
  <div className={css.large} data-empty={!props.foto || undefined}>
    {props.foto ? <Picture {...props} ukuran="besar" /> : <IconDiamond size={72} aria-hidden="true" />}
  </div>
);
