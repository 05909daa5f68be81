import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sent } from './queries.ts';

/** How a shipment stands; what is under way for a day or longer says how long. */
export const useStateWords = (): ((row: Pick<Sent, 'keadaan' | 'usia'>) => string) => {
  const { t } = useTranslation('kirim-uang');
  return useCallback(
    ({ keadaan, usia }) =>
      keadaan === 'SENT' && usia > 0
        ? `${t('stateSENT')} · ${t('age', { hours: usia })}`
        : t(`state${keadaan}`),
    [t],
  );
};
