import { type CicilanRow, KEADAAN_CICILAN, listCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useCan } from '../../kit/session.ts';
import type { DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import type { ShownFilter } from '../../parts/dokumen/FilterRow.tsx';
import { LateWord } from '../../parts/dokumen/StatusWord.tsx';
import { CicilanList } from './CicilanList.tsx';
import { Glance } from './Glance.tsx';
import { readCicilan } from './queries.ts';

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
        cell: ({ keadaan }) => <LateWord late={keadaan === 'LEWAT'} word={t(`state${keadaan}`)} />,
      },
      {
        key: 'no_asal',
        title: t('follows'),
        width: 140,
        hidden: true,
        value: ({ no_asal }) => no_asal ?? '',
        cell: ({ no_asal }) => no_asal && <DocumentLink no={no_asal} />,
      },
      {
        key: 'pengganti',
        title: t('replacedBy'),
        width: 140,
        hidden: true,
        value: ({ pengganti }) => pengganti ?? '',
        cell: ({ pengganti }) => pengganti && <DocumentLink no={pengganti} />,
      },
      { key: 'no_hp', title: t('phone'), width: 120, hidden: true },
      { key: 'total', title: t('total'), kind: 'rupiah', width: 128, sum: ({ total }) => total },
      { key: 'dibayar', title: t('paid'), kind: 'rupiah', width: 128, sum: ({ dibayar }) => dibayar },
      { key: 'sisa', title: t('left'), kind: 'rupiah', width: 128, pin: 'end', sum: ({ sisa }) => sisa },
    ],
    [t],
  );
};

/** /lihat-cicilan: contracts, and the way to a new one. */
const CicilanPage = () => {
  const { t } = useTranslation('cicilan');
  const mayPost = useCan('cicilan.post') !== undefined;
  const columns = useColumns();
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
    <CicilanList
      id="cicilan"
      title={t('title')}
      filters={filters}
      columns={columns}
      path={listCicilan.path}
      read={readCicilan}
      above={<Glance />}
      makes={mayPost && { href: '/transaksi-cicilan', label: t('add') }}
    />
  );
};
export default CicilanPage;
