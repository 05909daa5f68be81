import { UKURAN_GRAFIK } from '@kadar/contract/endpoints/grafik.ts';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useMonths, useShowDate, useToday } from '../../kit/fields/dates.ts';
import { showGram, showRupiah, useFormat } from '../../kit/format.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import css from './dashboard.module.css';
import { periodQuery, yearQuery } from './grafik-queries.ts';
import { Loaded } from './Loaded.tsx';
import { Series } from './Series.tsx';
import { daysOf, type Jenis, kindsOf, monthsOf, transactionPoints, type Ukuran } from './series.ts';

const COLORS: Record<Jenis, string> = {
  PENJUALAN: 'var(--k-chart-1)',
  PEMBELIAN: 'var(--k-chart-2)',
  KAS_MASUK: 'var(--k-in)',
  KAS_KELUAR: 'var(--k-out)',
};

const useShow = (ukuran: Ukuran): ((value: number) => string) => {
  const format = useFormat();
  if (ukuran === 'TOTAL') return (value) => showRupiah(Math.round(value));
  if (ukuran === 'BERAT') return (value) => showGram(Math.round(value * 1000) / 1000);
  return (value) => format('integer', Math.round(value));
};

const useSeries = (ukuran: Ukuran) => {
  const { t } = useTranslation('dashboard');
  return kindsOf(ukuran).map((name) => ({ name, label: t(`jenis.${name}`), color: COLORS[name] }));
};

interface MeasureProps {
  value: Ukuran;
  onChange: (value: Ukuran) => void;
}

const Measure = ({ value, onChange }: MeasureProps) => {
  const { t } = useTranslation('dashboard');
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('measure')}
      value={value}
      onChange={(next) => onChange(UKURAN_GRAFIK.find((one) => one === next) ?? 'JUMLAH')}
      data={UKURAN_GRAFIK.map((one) => ({ value: one, label: t(`ukuran.${one}`) }))}
    />
  );
};

interface Props {
  toko: string | null;
}

/** Transactions of every day of a month by kind. */
export const PeriodPanel = ({ toko, month }: Props & { month: string }) => {
  const { t } = useTranslation('dashboard');
  const showDate = useShowDate();
  const today = useToday();
  const [ukuran, setUkuran] = useState<Ukuran>('JUMLAH');
  const series = useSeries(ukuran);
  const show = useShow(ukuran);
  const query = useQuery(periodQuery(toko, month));
  return (
    <Panel
      title={t('perDay')}
      onRefresh={() => void query.refetch()}
      actions={<Measure value={ukuran} onChange={setUkuran} />}
    >
      <Loaded query={query} empty={t('noTransactions')}>
        {(rows) => (
          <Series
            kind="bar"
            points={transactionPoints(daysOf(month), rows, ({ tanggal }) => tanggal, ukuran)}
            series={series}
            showKey={(key) => String(Number(key.slice(8)))}
            nameKey={showDate}
            until={today}
            show={show}
          />
        )}
      </Loaded>
    </Panel>
  );
};

/** Transactions of every month of a year by kind. */
export const YearPanel = ({ toko }: Props) => {
  const { t } = useTranslation('dashboard');
  const months = useMonths();
  const today = useToday();
  const [year, setYear] = useState(today.slice(0, 4));
  const [ukuran, setUkuran] = useState<Ukuran>('TOTAL');
  const series = useSeries(ukuran);
  const show = useShow(ukuran);
  const query = useQuery(yearQuery(toko, Number(year)));
  const nameOf = (key: string) => months[Number(key.slice(5)) - 1] ?? key;
  return (
    <Panel
      title={t('perMonth')}
      onRefresh={() => void query.refetch()}
      actions={
        <div className={css.panelTools}>
          <DateField
            mode="year"
            aria-label={t('year')}
            value={year}
            onChange={(next) => next && setYear(next)}
            max={today}
            size="xs"
            w={104}
          />
          <Measure value={ukuran} onChange={setUkuran} />
        </div>
      }
    >
      <Loaded query={query} empty={t('noTransactions')}>
        {(rows) => (
          <Series
            kind="line"
            points={transactionPoints(monthsOf(year), rows, ({ bulan }) => bulan, ukuran)}
            series={series}
            showKey={nameOf}
            nameKey={(key) => `${nameOf(key)} ${year}`}
            until={today.slice(0, 7)}
            show={show}
          />
        )}
      </Loaded>
    </Panel>
  );
};
