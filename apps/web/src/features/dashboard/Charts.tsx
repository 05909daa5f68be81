import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useToday } from '../../kit/fields/dates.ts';
import css from './dashboard.module.css';
import { CashPanel, ExpensesPanel, OutstandingPanel } from './MoneyPanels.tsx';
import { PeriodPanel, YearPanel } from './TransactionPanels.tsx';

/** Head office's charts: a month by day, a year by month, and what waits today. */
const Charts = ({ toko }: { toko: string | null }) => {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const [month, setMonth] = useState(today.slice(0, 7));
  return (
    <div className={css.grid}>
      <div className={css.whole}>
        <DateField
          mode="month"
          aria-label={t('chartMonth')}
          value={month}
          onChange={(next) => next && setMonth(next)}
          max={today}
          w={180}
        />
      </div>
      <div className={css.column}>
        <PeriodPanel toko={toko} month={month} />
        <CashPanel toko={toko} month={month} />
        <YearPanel toko={toko} />
      </div>
      <div className={css.column}>
        <ExpensesPanel toko={toko} />
        <OutstandingPanel toko={toko} />
      </div>
    </div>
  );
};

export default Charts;
