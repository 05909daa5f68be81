import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { deltaMilli, isOrdinary } from '@kadar/domain/periods.ts';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { percentText } from '../../kit/percent.ts';
import css from './dashboard.module.css';

/** What the figures are compared with, as a sentence's end: 'kemarin s.d. 14.20'. */
export const useCompared = (): ((banding: RingkasanDashboard['banding']) => string) => {
  const { t } = useTranslation('dashboard');
  const { clock } = useShopTime();
  return ({ jenis, hingga }) => {
    const nama = t(`banding.${jenis}`);
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
