import { daftarPreorder, type PreorderRow, STATUS_PREORDER } from '@kadar/contract/endpoints/pre-order.ts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useCan } from '../../kit/session.ts';
import { DocumentList, type DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import type { ShownFilter } from '../../parts/dokumen/FilterRow.tsx';
import { LateWord } from '../../parts/dokumen/StatusWord.tsx';
import { PreorderActions } from './PreorderActions.tsx';
import { PreorderBody } from './PreorderBody.tsx';
import { readPreorders } from './queries.ts';

const PARTS = { Body: PreorderBody, Actions: PreorderActions };
/** Of every day: what is kept too long, or waits to be fetched, stands on top. */
const BEGINS = { tgl_from: '', tgl_to: '', tahap: '' };

const Mark = ({ row: { lewat, tahap } }: { row: PreorderRow }) => {
  const { t } = useTranslation('pesanan');
  return <LateWord late={lewat} word={t(`pre_${tahap}`)} />;
};

const useColumns = (): DocumentListProps<PreorderRow>['columns'] => {
  const { t } = useTranslation('pesanan');
  return useCallback(
    ({ number, date, toko, user }) => [
      number,
      { ...date, hidden: false },
      toko,
      { key: 'nama_customer', title: t('name'), width: 170 },
      {
        key: 'tahap',
        title: t('state'),
        width: 104,
        value: ({ tahap }) => t(`pre_${tahap}`),
        cell: (row) => <Mark row={row} />,
      },
      { key: 'batas', title: t('keptUntil'), kind: 'date', width: 112 },
      { key: 'nama_barang', title: t('item'), width: 180 },
      { key: 'no_hp', title: t('phone'), width: 120, hidden: true },
      { key: 'qty', title: t('qty'), kind: 'integer', width: 64, sum: ({ qty }) => qty },
      { key: 'berat', title: t('weight'), kind: 'gram', width: 96, hidden: true },
      { ...user, hidden: true },
      {
        key: 'perkiraan',
        title: t('estimate'),
        kind: 'rupiah',
        width: 132,
        sum: ({ perkiraan }) => perkiraan,
      },
      {
        key: 'dibayar',
        title: t('paid'),
        kind: 'rupiah',
        width: 124,
        pin: 'end',
        sum: ({ dibayar }) => dibayar,
      },
    ],
    [t],
  );
};

/** /pre-order: what members asked for of the catalogue; `?no_faktur=` opens one of them. */
const PreordersPage = () => {
  const { t } = useTranslation('pesanan');
  const showDate = useShowDate();
  const mayPost = useCan('pesanan.post') !== undefined;
  const columns = useColumns();
  const filters = useMemo(
    (): ShownFilter[] => [
      {
        name: 'tahap',
        label: t('state'),
        as: 'select',
        values: [...STATUS_PREORDER],
        words: (tahap) => t(`pre_${tahap as PreorderRow['tahap']}`),
      },
    ],
    [t],
  );
  return (
    <DocumentList<PreorderRow>
      id="pre-order"
      title={t('preTitle')}
      placeholder={t('preSearch')}
      filters={filters}
      columns={columns}
      path={daftarPreorder.path}
      read={readPreorders}
      anyDay
      begins={BEGINS}
      parts={PARTS}
      card={({ nama_customer, nama_barang, tahap, batas, lewat, perkiraan }) => ({
        name: nama_customer,
        note: [nama_barang, t(`pre_${tahap}`), batas && showDate(batas)].filter(Boolean).join(' · '),
        amount: perkiraan,
        mark: lewat && <LateWord late word={t('stateLEWAT')} />,
      })}
      makes={mayPost && { href: '/transaksi-pre-order', label: t('preAdd') }}
    />
  );
};
export default PreordersPage;
