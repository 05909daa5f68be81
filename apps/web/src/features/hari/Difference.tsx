import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showRupiah } from '../../kit/format.ts';
import css from './hari.module.css';

/** Counted less booked, in words and figures: it fits, too much, too little. */
export const Difference = ({ rp, large = false }: { rp: number; large?: boolean }) => {
  const { t } = useTranslation('hari');
  const Icon = rp === 0 ? IconCircleCheck : IconAlertTriangle;
  return (
    <span className={css.difference} data-off={rp !== 0 || undefined} data-large={large || undefined}>
      <Icon size={large ? 26 : 17} aria-hidden="true" />
      {rp === 0 ? t('fits') : t(rp > 0 ? 'over' : 'short', { amount: showRupiah(Math.abs(rp)) })}
    </span>
  );
};
