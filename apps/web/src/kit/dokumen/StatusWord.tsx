import { useTranslation } from 'react-i18next';
import css from './dokumen.module.css';

/** A document's state as a dot and a word; only what is no longer in force has a colour. */
export const StatusWord = ({ status }: { status: 'POSTED' | 'BATAL' }) => {
  const { t } = useTranslation('dokumen');
  return (
    <span className={css.status} data-status={status}>
      {t(`status${status}`)}
    </span>
  );
};
