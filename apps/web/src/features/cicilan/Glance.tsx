import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showRupiah } from '../../kit/format.ts';
import css from './cicilan.module.css';
import { glanceQuery } from './queries.ts';

/** What is due and late, and what is held for contracts that run, before anything else. */
export const Glance = () => {
  const { t } = useTranslation('cicilan');
  const { data } = useQuery(glanceQuery());
  if (!data) return null;
  return (
    <p className={`${css.glance} num`}>
      <span>{t('glanceToday', { count: data.jatuh_tempo })}</span>
      <span data-late={data.lewat > 0 || undefined}>{t('glanceLate', { count: data.lewat })}</span>
      <span>{t('glanceMoney', { amount: showRupiah(data.rp) })}</span>
      <span>{t('glancePieces', { count: data.barang })}</span>
    </p>
  );
};
