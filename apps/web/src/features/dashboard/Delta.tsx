import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { deltaMilli, isOrdinary, type Span } from '@kadar/domain/periods.ts';
import type { PembandingHari } from '@kadar/domain/ranges.ts';
import { useTranslation } from 'react-i18next';
import { useRangeName } from '../../kit/fields/range-name.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { percentText } from '../../kit/percent.ts';
import css from './dashboard.module.css';

/** A comparison as people call it: 'kemarin', '1–25 Jan 2026', 'bulan lalu'. */
export const useComparison = (): ((jenis: PembandingHari, span: Span) => string) => {
  const { t } = useTranslation('dashboard');
  const rangeName = useRangeName();
  return (jenis, span) => (jenis === 'SEBELUMNYA' ? rangeName(span) : t(`banding.${jenis}`));
};

/** What the figures are compared with, as a sentence's end: 'kemarin s.d. 14.20'. */
export const useCompared = (): ((banding: RingkasanDashboard['banding']) => string) => {
  const { t } = useTranslation('dashboard');
  const { clock } = useShopTime();
  const comparison = useComparison();
  return ({ jenis, dari, sampai, hingga }) => {
    const nama = comparison(jenis, { from: dari, to: sampai });
    return hingga === null ? nama : t('until', { nama, jam: clock(hingga) });
  };
};

interface Props {
  now: number;
  before: number;
  /** Said after it; nothing where the place says it already. */
  compared?: string;
}

/** More or less than before, in percent: a sign besides the colour, and grey where it is an ordinary day. */
export const Delta = ({ now, before, compared }: Props) => {
  const { t } = useTranslation('dashboard');
  const milli = deltaMilli(now, before);
  if (milli === null) return <span className={css.delta}>{t('noComparison')}</span>;
  const tone = isOrdinary(milli) ? undefined : milli > 0 ? 'in' : 'out';
  return (
    <span className={css.delta}>
      <span data-tone={tone}>{percentText(milli)}</span>
      {compared && ` · ${compared}`}
    </span>
  );
};
