import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { JENIS_GRAFIK, UKURAN_GRAFIK } from '@kadar/contract/endpoints/grafik.ts';
import { SegmentedControl } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../kit/page/Panel.tsx';
import { useKeptScroll } from '../../kit/page/useKeptScroll.ts';
import css from './dashboard.module.css';
import { ExpensesPanel, OutstandingPanel } from './MoneyPanels.tsx';
import { CashPlot, DaysPlot, HoursPlot, YearPlot } from './Plots.tsx';
import { Stock } from './Stock.tsx';
import { kindsOf } from './series.ts';
import type { View } from './useView.ts';

interface Props {
  view: View;
  data: RingkasanDashboard;
  onChange: (said: Readonly<Record<string, string | null>>) => void;
}

/** What waits today, whatever the plots are of. */
const Today = memo(({ toko }: Pick<View, 'toko'>) => {
  const { t } = useTranslation('dashboard');
  return (
    <div className={css.column}>
      <ExpensesPanel toko={toko} />
      <OutstandingPanel toko={toko} />
      <Panel title={t('stock')}>
        <Stock toko={toko} by="jenis" />
      </Panel>
    </div>
  );
});

/** One kind in one measure by hour, day and month, against the other period; and what waits today. */
const Charts = ({ view, data, onChange }: Props) => {
  const { t } = useTranslation('dashboard');
  const { toko, jenis, ukuran } = view;
  const inside = useKeptScroll<HTMLDivElement>(true);
  const drawn = { view, data };
  return (
    <div className={css.charts} ref={inside}>
      <div className={`${css.whole} ${css.panelTools}`}>
        <SegmentedControl
          aria-label={t('kindOf')}
          value={jenis}
          onChange={(next) => onChange({ jenis: next })}
          data={JENIS_GRAFIK.map((one) => ({ value: one, label: t(`jenis.${one}`) }))}
        />
        <SegmentedControl
          aria-label={t('measure')}
          value={ukuran}
          onChange={(next) => onChange({ ukuran: next })}
          data={UKURAN_GRAFIK.map((one) => ({
            value: one,
            label: t(`ukuran.${one}`),
            disabled: !kindsOf(one).includes(jenis),
          }))}
        />
      </div>
      <div className={css.column}>
        <DaysPlot {...drawn} />
        <HoursPlot {...drawn} />
        <YearPlot {...drawn} />
        <CashPlot toko={toko} data={data} />
      </div>
      <Today toko={toko} />
    </div>
  );
};

export default Charts;
