import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useToday } from '../../kit/fields/dates.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import css from './dashboard.module.css';
import { CashPanel, ExpensesPanel, OutstandingPanel } from './MoneyPanels.tsx';
import { SalesPanel } from './SalesPanel.tsx';
import { Stock } from './Stock.tsx';
import { PeriodPanel, YearPanel } from './TransactionPanels.tsx';

/** A day by hour, a month by day, a year by month, and what waits today. */
const Charts = ({ toko }: { toko: string | null }) => {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const [month, setMonth] = useState(today.slice(0, 7));
  return (
    <div className={css.charts}>
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
        <SalesPanel toko={toko} />
        <PeriodPanel toko={toko} month={month} />
        <CashPanel toko={toko} month={month} />
        <YearPanel toko={toko} />
      </div>
      <div className={css.column}>
        <ExpensesPanel toko={toko} />
        <OutstandingPanel toko={toko} />
        <Panel title={t('stock')}>
          <Stock toko={toko} by="jenis" />
        </Panel>
      </div>
    </div>
  );
};

export default Charts;
