import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownFilter } from './FilterRow.tsx';

/** Documents in force, or those that were reversed. */
export const useStatusFilter = (): ShownFilter => {
  const { t } = useTranslation('dokumen');
  return useMemo(
    () => ({
      name: 'status',
      label: t('status'),
      as: 'select',
      values: ['POSTED', 'BATAL'],
      words: (status) => t(`status${status as 'POSTED'}`),
    }),
    [t],
  );
};
