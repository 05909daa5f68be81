import { useTranslation } from 'react-i18next';
import { addressOf } from '../api/envelope.ts';
import css from './photo-links.module.css';

interface Props {
  /** Calls that give a photo each, with what they are asked beside its size. */
  photos: readonly { path: string; query?: Readonly<Record<string, number>> }[];
  /** The number of the first. */
  from?: number;
}

/** Small photos in a row, each opening large on a page of its own; nothing where there are none. */
export const PhotoLinks = ({ photos, from = 1 }: Props) => {
  const { t } = useTranslation('kit');
  if (photos.length === 0) return null;
  return (
    <div className={css.photos}>
      {photos.map(({ path, query }, at) => (
        <a
          key={addressOf(path, query)}
          href={addressOf(path, query)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('photoNo', { urut: from + at })}
        >
          <img
            className={css.photo}
            src={addressOf(path, { ...query, ukuran: 'kecil' })}
            alt=""
            width={44}
            height={44}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
    </div>
  );
};
