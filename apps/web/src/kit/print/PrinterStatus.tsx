import type { PrinterState } from '@kadar/contract/endpoints/cetak.ts';
import { useTranslation } from 'react-i18next';
import css from './print.module.css';

/** How a printer is, as a dot and a word. */
export const PrinterStatus = ({ printer: { keadaan, antri } }: { printer: PrinterState }) => {
  const { t } = useTranslation('cetak');
  const waiting = antri > 0 ? t('waiting', { count: antri }) : '';
  const word = keadaan === 'SIAP' ? t('ready') : keadaan === 'MENUNGGU' ? waiting : t('trouble');
  return (
    <span className={css.status} data-status={keadaan}>
      {keadaan === 'BERMASALAH' && waiting ? `${word} · ${waiting}` : word}
    </span>
  );
};
