import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import pageCss from '../../kit/page/page.module.css';
import type { DocumentRow } from './DocumentDrawer.tsx';
import css from './list.module.css';
import { StatusWord } from './StatusWord.tsx';
import type { DocumentColumn } from './totals.ts';

type CommonName = 'number' | 'date' | 'time' | 'toko' | 'status' | 'user';
export type CommonColumns<T> = Readonly<Record<CommonName, DocumentColumn<T>>>;

interface Choice {
  onOpen: (no_faktur: string) => void;
  /** Documents of several shops stand together. */
  shops: boolean;
  /** Documents of more than one day stand together. */
  days: boolean;
}

/** The columns that every list of documents has; the number opens the document. */
export const useCommonColumns = <T extends DocumentRow>({
  onOpen,
  shops,
  days,
}: Choice): CommonColumns<T> => {
  const { t } = useTranslation('dokumen');
  const { clock } = useShopTime();
  return useMemo(
    () => ({
      number: {
        key: 'no_faktur',
        title: t('number'),
        fixed: true,
        pin: 'start',
        width: 146,
        cell: ({ no_faktur }) => (
          <button type="button" className={`${pageCss.link} ${css.number}`} onClick={() => onOpen(no_faktur)}>
            {no_faktur}
          </button>
        ),
      },
      date: { key: 'tanggal', title: t('date'), kind: 'date', width: 104, hidden: !days },
      time: { key: 'at', title: t('time'), width: 66, value: ({ at }) => clock(at) },
      toko: { key: 'kode_toko', title: t('toko'), width: 66, hidden: !shops },
      status: {
        key: 'status',
        title: t('status'),
        pin: 'end',
        width: 96,
        value: ({ status }) => t(`status${status}`),
        cell: ({ status }) => <StatusWord status={status} />,
      },
      user: { key: 'input_by', title: t('user'), width: 100 },
    }),
    [t, clock, onOpen, shops, days],
  );
};
