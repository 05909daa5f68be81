import type { Instalments } from '@kadar/domain/instalment.ts';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showRupiah } from '../../kit/format.ts';
import css from './cicilan.module.css';

/** What is due when, drawn anew with each key. */
export const Schedule = ({ made }: { made: Instalments | null | undefined }) => {
  const { t } = useTranslation('cicilan');
  const showDate = useShowDate();
  if (!made) return <p>{t('scanFirst')}</p>;
  return (
    <ol className={css.rows} aria-label={t('rows')}>
      {made.jadwal.map(({ jatuhTempo, angsuran }, index) => (
        <li key={jatuhTempo}>
          <span>
            {t('rowOf', { no: index + 1 })} · {showDate(jatuhTempo)}
          </span>
          <span className="num">{showRupiah(angsuran)}</span>
        </li>
      ))}
    </ol>
  );
};
