import { type CicilanRow, KEADAAN_CICILAN, listCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { type ReactElement, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { DocumentList, type DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import type { ShownFilter } from '../../parts/dokumen/FilterRow.tsx';
import { LateWord } from '../../parts/dokumen/StatusWord.tsx';
import { CicilanActions } from './CicilanActions.tsx';
import { CicilanBody } from './CicilanBody.tsx';
import { readCicilan } from './queries.ts';

const PARTS = { Body: CicilanBody, Actions: CicilanActions };

const Mark = ({ row: { keadaan } }: { row: CicilanRow }) => {
  const { t } = useTranslation('cicilan');
  return <LateWord late={keadaan === 'LEWAT'} word={t(`state${keadaan}`)} />;
};

const useColumns = (): DocumentListProps<CicilanRow>['columns'] => {
  const { t } = useTranslation('cicilan');
  return useCallback(
    ({ number, date, toko }) => [
      number,
      { ...date, hidden: true },
      toko,
      { key: 'nama_customer', title: t('name'), width: 160 },
      { key: 'nama_barang', title: t('piece'), width: 170 },
      { key: 'jatuh_tempo', title: t('due'), kind: 'date', width: 104 },
      {
        key: 'keadaan',
        title: t('state'),
        width: 110,
        value: ({ keadaan }) => t(`state${keadaan}`),
        cell: (row) => <Mark row={row} />,
      },
      { key: 'no_hp', title: t('phone'), width: 120, hidden: true },
      { key: 'total', title: t('total'), kind: 'rupiah', width: 128, sum: ({ total }) => total },
      { key: 'dibayar', title: t('paid'), kind: 'rupiah', width: 128, sum: ({ dibayar }) => dibayar },
      { key: 'sisa', title: t('left'), kind: 'rupiah', width: 128, pin: 'end', sum: ({ sisa }) => sisa },
    ],
    [t],
  );
};

/** Contracts in instalments, those that are late first. */
export const CicilanList = ({
  id,
  title,
  keadaan,
  add,
}: {
  id: string;
  title: string;
  keadaan: string;
  add?: ReactElement;
}) => {
  const { t } = useTranslation('cicilan');
  const showDate = useShowDate();
  const columns = useColumns();
  const begins = useMemo(() => ({ tgl_from: '', tgl_to: '', keadaan }), [keadaan]);
  const filters = useMemo(
    (): ShownFilter[] => [
      {
        name: 'keadaan',
        label: t('state'),
        as: 'select',
        values: [...KEADAAN_CICILAN],
        words: (one) => t(`state${one as CicilanRow['keadaan']}`),
      },
    ],
    [t],
  );
  return (
    <DocumentList<CicilanRow>
      id={id}
      title={title}
      placeholder={t('searchPlaceholder')}
      filters={filters}
      columns={columns}
      path={listCicilan.path}
      read={readCicilan}
      anyDay
      begins={begins}
      parts={PARTS}
      {...(add && { actions: add, emptyAction: add })}
      card={({ nama_customer, jatuh_tempo, sisa, keadaan: state }) => ({
        name: nama_customer,
        note: [t(`state${state}`), jatuh_tempo && showDate(jatuh_tempo)].filter(Boolean).join(' · '),
        amount: sisa,
        mark: state === 'LEWAT' && <LateWord late word={t('stateLEWAT')} />,
      })}
    />
  );
};
