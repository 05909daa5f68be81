import { addressOf } from '../api/envelope.ts';

interface Props {
  /** Which of its photos; the first unless said. */
  urut?: number;
  kode_barcode: string;
  className: string | undefined;
}

/** The small photo of a piece; its name stands beside it, so that it says nothing to a screen reader. */
export const Photo = ({ kode_barcode, className, urut = 1 }: Props) => (
  <img
    className={className}
    src={addressOf(`foto_produk/${encodeURIComponent(kode_barcode)}`, {
      ukuran: 'kecil',
      ...(urut > 1 && { urut }),
    })}
    alt=""
    width={64}
    height={64}
    loading="lazy"
    decoding="async"
  />
);
