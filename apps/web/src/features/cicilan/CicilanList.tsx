import type { CicilanRow } from '@kadar/contract/endpoints/cicilan.ts';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { DocumentList, type DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import { LateWord } from '../../parts/dokumen/StatusWord.tsx';
import { CicilanActions } from './CicilanActions.tsx';
import { CicilanBody } from './CicilanBody.tsx';

const PARTS = { Body: CicilanBody, Actions: CicilanActions };
/** Of every day: a period is said by who wants one. */
const BEGINS = { tgl_from: '', tgl_to: '' };

type Props<T extends CicilanRow> = Pick<
  DocumentListProps<T>,
  'id' | 'title' | 'filters' | 'columns' | 'path' | 'read' | 'above' | 'emptyText' | 'makes'
> & {
  /** What the phone says of one, where it is not when the next of it is due and what is left. */
  said?: (row: T) => { note: string; amount: number };
};

/** Contracts in instalments with their card beside them; those that are late stand first. */
export const CicilanList = <T extends CicilanRow>({ said, ...list }: Props<T>) => {
  const { t } = useTranslation('cicilan');
  const showDate = useShowDate();
  return (
    <DocumentList<T>
      {...list}
      placeholder={t('searchPlaceholder')}
      anyDay
      begins={BEGINS}
      parts={PARTS}
      card={(row) => ({
        name: row.nama_customer,
        note: [t(`state${row.keadaan}`), row.jatuh_tempo && showDate(row.jatuh_tempo)]
          .filter(Boolean)
          .join(' · '),
        amount: row.sisa,
        mark: row.keadaan === 'LEWAT' && <LateWord late word={t('stateLEWAT')} />,
        ...said?.(row),
      })}
    />
  );
};
