import type { DataOpname } from '@kadar/contract/endpoints/opname.ts';
import { useTranslation } from 'react-i18next';
import { showCell } from '../../kit/format.ts';
import css from './opname.module.css';

/** Who counts, and how many each of them has. */
export const People = ({ rows, blind }: { rows: DataOpname['orang']; blind: boolean }) => {
  const { t } = useTranslation('opname');
  return (
    <section className={css.people} aria-label={t('people')}>
      <h2 className={css.heading}>{t('people')}</h2>
      {rows.length === 0 && <p className={css.quiet}>{t('nobody')}</p>}
      <ul>
        {rows.map(({ user_id, jumlah }) => (
          <li key={user_id}>
            <span>{user_id}</span>
            <strong className="num">{showCell('integer', jumlah)}</strong>
          </li>
        ))}
      </ul>
      {blind && <p className={css.quiet}>{t('ownOnly')}</p>}
    </section>
  );
};
