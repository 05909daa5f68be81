import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { localNumber } from '../../kit/separators.ts';
import css from './dashboard.module.css';
import { changeOf } from './figures.ts';

/** Today against yesterday, in percent, with a sign and a direction besides the colour. */
export const Change = ({ now, before }: { now: number; before: number }) => {
  const { t } = useTranslation('dashboard');
  const percent = changeOf(now, before);
  if (percent === null) return <span className={css.change}>{t('noComparison')}</span>;
  const flat = Math.abs(percent) < 0.05;
  const Icon = flat ? IconMinus : percent > 0 ? IconTrendingUp : IconTrendingDown;
  const digits = percent > -1000 && percent < 1000 ? 1 : 0;
  const size = localNumber(Math.abs(percent).toFixed(digits).replace('.', ','));
  return (
    <span className={css.change} data-tone={flat ? undefined : percent > 0 ? 'in' : 'out'}>
      <Icon size={16} aria-hidden="true" />
      {t(flat ? 'same' : percent > 0 ? 'more' : 'less', { percent: size })}
    </span>
  );
};
