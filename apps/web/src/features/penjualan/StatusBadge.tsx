import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import css from './sale.module.css';

/** Said in words and in colour. */
export const StatusBadge = ({ status }: { status: 'POSTED' | 'BATAL' }) => {
  const { t } = useTranslation('penjualan');
  return (
    <Badge className={css.badge} data-status={status} variant="outline" radius="sm" tt="none">
      {t(`status${status}`)}
    </Badge>
  );
};
