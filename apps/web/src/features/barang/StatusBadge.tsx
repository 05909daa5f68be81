import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import { useTranslation } from 'react-i18next';
import css from './barang.module.css';

const TONES: Partial<Record<Barang['status'], 'in' | 'wait' | 'out'>> = {
  READY: 'in',
  HOLD: 'wait',
  TRANSIT: 'wait',
  HILANG: 'out',
  HANCUR: 'out',
  RETUR: 'out',
  TERKIRIM: 'out',
  DITAHAN_POLISI: 'wait',
  DISITA: 'out',
  BATAL: 'out',
};

/** Where a piece stands, in words; the dot's colour only helps. */
export const StatusBadge = ({ status }: { status: Barang['status'] }) => {
  const { t } = useTranslation('barang');
  return (
    <span className={css.status} data-tone={TONES[status]}>
      {t(`status.${status}`)}
    </span>
  );
};
