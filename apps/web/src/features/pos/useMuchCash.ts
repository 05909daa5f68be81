import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { showRupiah } from '../../kit/format.ts';
import { muchCash, type Totals } from './totals.ts';

/** Cash far above what is due is asked about, once for what stands there. */
export const useMuchCash = (totals: Pick<Totals, 'cashRp' | 'cashDueRp'>) => {
  const { t } = useTranslation('pos');
  const [sure, setSure] = useState('');
  const { cashRp, cashDueRp } = totals;
  const stands = `${cashRp}/${cashDueRp}`;
  return {
    asks: muchCash(totals) && sure !== stands,
    /** True once he is sure. */
    ask: async (): Promise<boolean> => {
      const yes = await confirm({
        title: t('muchCashTitle'),
        text: t('muchCashText', {
          cash: showRupiah(cashRp),
          due: showRupiah(cashDueRp),
          change: showRupiah(cashRp - cashDueRp),
        }),
        careful: true,
      });
      if (yes) setSure(stands);
      return yes;
    },
    forget: () => setSure(''),
  };
};
