import { type EndRow, listPutusCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import { LateWord } from '../../parts/dokumen/StatusWord.tsx';
import { CicilanList } from './CicilanList.tsx';
import css from './cicilan.module.css';
import { readPutus } from './queries.ts';

const NO_FILTERS = [] as const;

const useColumns = (): DocumentListProps<EndRow>['columns'] => {
  const { t } = useTranslation('cicilan');
  return useCallback(
    ({ number, date, toko }) => [
      number,
      { ...date, hidden: false },
      toko,
      { key: 'nama_customer', title: t('name'), width: 160 },
      { key: 'nama_barang', title: t('piece'), width: 170 },
      { key: 'no_hp', title: t('phone'), width: 120, hidden: true },
      {
        key: 'keadaan',
        title: t('state'),
        width: 110,
        value: ({ keadaan }) => t(`state${keadaan}`),
        cell: ({ keadaan }) => <LateWord late={keadaan === 'LEWAT'} word={t(`state${keadaan}`)} />,
      },
      { key: 'total', title: t('total'), kind: 'rupiah', width: 128 },
      { key: 'dibayar', title: t('paid'), kind: 'rupiah', width: 128, sum: ({ dibayar }) => dibayar },
      { key: 'hangus', title: t('kept'), kind: 'rupiah', width: 112, sum: ({ hangus }) => hangus },
      {
        key: 'kelebihan',
        title: t('goesBack'),
        kind: 'rupiah',
        width: 128,
        pin: 'end',
        sum: ({ kelebihan }) => kelebihan,
      },
    ],
    [t],
  );
};

/** /batal-cicilan: contracts that run, and what calling each of them off keeps and gives back. */
const BatalPage = () => {
  const { t } = useTranslation('cicilan');
  const columns = useColumns();
  return (
    <CicilanList
      id="cicilan-batal"
      title={t('batalTitle')}
      filters={NO_FILTERS}
      columns={columns}
      path={listPutusCicilan.path}
      read={readPutus}
      above={<p className={css.hint}>{t('batalHint')}</p>}
      emptyText={t('batalEmpty')}
      said={({ keadaan, kelebihan }) => ({ note: t(`state${keadaan}`), amount: kelebihan })}
    />
  );
};
export default BatalPage;
