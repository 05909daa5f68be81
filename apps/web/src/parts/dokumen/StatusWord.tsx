import { useTranslation } from 'react-i18next';
import css from './dokumen.module.css';

/** How a row stands as a dot and a word, coloured where it is past its date. */
export const LateWord = ({ late, word }: { late: boolean; word: string }) => (
  <span className={css.status} data-status={late ? 'LEWAT' : undefined}>
    {word}
  </span>
);

/** A document's state as a dot and a word; only what is no longer in force has a colour. */
export const StatusWord = ({ status }: { status: 'POSTED' | 'BATAL' }) => {
  const { t } = useTranslation('dokumen');
  return (
    <span className={css.status} data-status={status}>
      {t(`status${status}`)}
    </span>
  );
};
