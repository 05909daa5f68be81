import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import type { JENIS_GRAFIK } from '@kadar/contract/endpoints/grafik.ts';
import { monthOf } from '@kadar/domain/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useMonths, useShowDate, useToday } from '../../kit/fields/dates.ts';
import { useRangeName } from '../../kit/fields/range-name.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showGram, showRupiah, useFormat } from '../../kit/format.ts';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { daysDrawn, eachDay } from './compare.ts';
import { useComparison } from './Delta.tsx';
import { cashQuery, hoursQuery, periodQuery, yearQuery } from './grafik-queries.ts';
import { Plot } from './Plot.tsx';
import { measured, monthsOf } from './series.ts';
import type { View } from './useView.ts';

/** Where the documents of a kind are listed. */
const LISTS: Readonly<Record<(typeof JENIS_GRAFIK)[number], string>> = {
  PENJUALAN: '/laporan-penjualan',
  PEMBELIAN: '/laporan-pembelian',
  KAS_MASUK: '/laporan-transaksi-cash',
  KAS_KELUAR: '/laporan-transaksi-cash',
};

/** Hours before the first and after the last sale of the day say nothing, but for the usual opening hours. */
const OPEN_FROM = '08';
const OPEN_TO = '20';
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

interface DaysProps {
  data: RingkasanDashboard;
}

interface Props extends DaysProps {
  view: View;
}

const useShow = ({ ukuran }: View) => {
  const format = useFormat();
  if (ukuran === 'TOTAL') return { show: (rp: number) => showRupiah(rp) };
  if (ukuran === 'JUMLAH') return { show: (count: number) => format('integer', count) };
  return { show: (mg: number) => showGram(mg / 1000), scale: 1000 };
};

/** A mark of some days opens their documents. */
const useDaysHref = (to: string, toko: string | null) => {
  const hrefOf = useFigureHref();
  return (from: string, until: string) => hrefOf({ to, toko, days: [from, until] });
};

/** The days that are drawn, and those they are held against. */
const useStretches = ({ rentang, banding }: RingkasanDashboard) =>
  useMemo(() => {
    const { now, before } = daysDrawn(
      { from: rentang.dari, to: rentang.sampai },
      { from: banding.dari, to: banding.sampai },
      banding.jenis,
    );
    return { now, before, keys: eachDay(now), keysBefore: eachDay(before) };
  }, [rentang, banding]);

const wordOf = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A day by its hours, against the day it is compared with. */
export const HoursPlot = memo(({ view, data }: Props) => {
  const { t } = useTranslation('dashboard');
  const showDate = useShowDate();
  const today = useToday();
  const { day, hour } = useShopTime();
  const comparison = useComparison();
  const { toko, jenis, ukuran } = view;
  const href = useDaysHref(LISTS[jenis], toko);
  const { banding, tanggal } = data;
  const now = useQuery(hoursQuery(toko, tanggal));
  const before = useQuery(hoursQuery(toko, banding.sampai));
  const busy = [...(now.data ?? []), ...(before.data ?? [])].map(({ jam }) => jam).toSorted();
  const [first = OPEN_FROM] = busy;
  const last = busy.at(-1) ?? OPEN_TO;
  const keys = HOURS.filter(
    (one) => one >= (first < OPEN_FROM ? first : OPEN_FROM) && one <= (last > OPEN_TO ? last : OPEN_TO),
  );
  const running = tanggal === today && day(Date.now()) === today;
  return (
    <Plot
      title={`${t(`jenis.${jenis}`)} ${t('byHour')}`}
      now={now}
      before={before}
      read={(row) => (row.jenis === jenis ? [row.jam, measured(row, ukuran)] : null)}
      keys={keys}
      keysBefore={keys}
      until={running ? hour(Date.now()) : '24'}
      names={[
        showDate(tanggal),
        wordOf(comparison(banding.jenis, { from: banding.sampai, to: banding.sampai })),
      ]}
      showKey={(key) => `${key}.00`}
      nameKey={(key) => `${key}.00`}
      hrefOf={() => href(tanggal, tanggal)}
      empty={t('noTransactions')}
      {...useShow(view)}
    />
  );
});

/** Every day of the period. */
export const DaysPlot = memo(({ view, data }: Props) => {
  const { t } = useTranslation('dashboard');
  const { toko, jenis, ukuran } = view;
  const { now, before, keys, keysBefore } = useStretches(data);
  const { short } = useShopTime();
  const rangeName = useRangeName();
  const showDate = useShowDate();
  const href = useDaysHref(LISTS[jenis], toko);
  return (
    <Plot
      title={`${t(`jenis.${jenis}`)} ${t('byDay')}`}
      now={useQuery(periodQuery(toko, now))}
      before={useQuery(periodQuery(toko, before))}
      read={(row) => (row.jenis === jenis ? [row.tanggal, measured(row, ukuran)] : null)}
      keys={keys}
      keysBefore={keysBefore}
      until={now.to}
      names={[wordOf(rangeName(now)), wordOf(rangeName(before))]}
      showKey={(key) => short(`${key}T05:00:00Z`)}
      nameKey={showDate}
      hrefOf={(key) => href(key, key)}
      empty={t('noTransactions')}
      {...useShow(view)}
    />
  );
});

/** What the drawers took in less what they gave out, on every day of the period. */
export const CashPlot = memo(({ toko, data }: DaysProps & Pick<View, 'toko'>) => {
  const { t } = useTranslation('dashboard');
  const { now, before, keys, keysBefore } = useStretches(data);
  const { short } = useShopTime();
  const rangeName = useRangeName();
  const showDate = useShowDate();
  const href = useDaysHref(LISTS.KAS_MASUK, toko);
  return (
    <Plot
      title={t('cashFlow')}
      now={useQuery(cashQuery(toko, now))}
      before={useQuery(cashQuery(toko, before))}
      read={({ tanggal, masuk, keluar }) => [tanggal, masuk - keluar]}
      keys={keys}
      keysBefore={keysBefore}
      until={now.to}
      names={[wordOf(rangeName(now)), wordOf(rangeName(before))]}
      showKey={(key) => short(`${key}T05:00:00Z`)}
      nameKey={showDate}
      show={(rp) => showRupiah(rp)}
      hrefOf={(key) => href(key, key)}
      empty={t('noCash')}
    />
  );
});

/** Every month of a year, that in which the period ends unless another is chosen, against the year before. */
export const YearPlot = memo(({ view, data: { tanggal } }: Props) => {
  const { t } = useTranslation('dashboard');
  const months = useMonths();
  const { toko, jenis, ukuran } = view;
  const [chosen, setChosen] = useState('');
  const shown = chosen || tanggal.slice(0, 4);
  const year = Number(shown);
  const href = useDaysHref(LISTS[jenis], toko);
  const nameOf = (key: string) => months[Number(key.slice(5)) - 1] ?? key;
  return (
    <Plot
      title={`${t(`jenis.${jenis}`)} ${t('byMonth')}`}
      actions={
        <DateField
          mode="year"
          aria-label={t('year')}
          value={shown}
          onChange={setChosen}
          max={tanggal}
          size="xs"
          w={104}
        />
      }
      now={useQuery(yearQuery(toko, year))}
      before={useQuery(yearQuery(toko, year - 1))}
      read={(row) => (row.jenis === jenis ? [row.bulan, measured(row, ukuran)] : null)}
      keys={monthsOf(shown)}
      keysBefore={monthsOf(String(year - 1))}
      until={tanggal.slice(0, 7)}
      names={[shown, String(year - 1)]}
      showKey={nameOf}
      nameKey={(key) => `${nameOf(key)} ${shown}`}
      hrefOf={(key) => {
        const { from, to } = monthOf(`${key}-01`);
        return href(from, to < tanggal ? to : tanggal);
      }}
      empty={t('noTransactions')}
      {...useShow(view)}
    />
  );
});
