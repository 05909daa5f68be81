import { KEADAAN_TITIP, listTitip, type TitipRow } from '@kadar/contract/endpoints/titip.ts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useCan } from '../../kit/session.ts';
import { DocumentList, type DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import type { ShownFilter } from '../../parts/dokumen/FilterRow.tsx';
import { LateWord } from '../../parts/dokumen/StatusWord.tsx';
import { readTitip } from './queries.ts';
import { TitipActions } from './TitipActions.tsx';
import { TitipBody } from './TitipBody.tsx';

const PARTS = { Body: TitipBody, Actions: TitipActions };
/** What is open, of every day: a period is said by who wants one. */
const BEGINS = { tgl_from: '', tgl_to: '', keadaan: 'BUKA' };

const Mark = ({ row: { keadaan } }: { row: TitipRow }) => {
  const { t } = useTranslation('titip');
  return <LateWord late={keadaan === 'LEWAT'} word={t(`state${keadaan}`)} />;
};

const useColumns = (): DocumentListProps<TitipRow>['columns'] => {
  const { t } = useTranslation(['titip', 'dokumen']);
  return useCallback(
    ({ number, date, toko, user }) => [
      number,
      { ...date, hidden: false },
      toko,
      { key: 'nama_customer', title: t('name'), width: 170 },
      // Which are overdue is seen at once, whatever has no room.
      { key: 'batas', title: t('until'), kind: 'date', width: 104 },
      {
        key: 'keadaan',
        title: t('state'),
        width: 96,
        value: ({ keadaan }) => t(`state${keadaan}`),
        cell: (row) => <Mark row={row} />,
      },
      { key: 'qty', title: t('kept'), kind: 'integer', width: 88, sum: ({ qty }) => qty },
      { key: 'berat', title: t('weight'), kind: 'gram', width: 92, sum: ({ berat }) => berat },
      { key: 'no_hp', title: t('phone'), width: 120 },
      {
        key: 'mengikat',
        title: t('lock'),
        width: 116,
        value: ({ mengikat }) => t(mengikat ? 'locked' : 'unlocked'),
      },
      { ...user, hidden: true },
      {
        key: 'dititip',
        title: t('deposited'),
        kind: 'rupiah',
        hidden: true,
        sum: ({ dititip }) => dititip,
      },
      { key: 'saldo', title: t('left'), kind: 'rupiah', width: 128, pin: 'end', sum: ({ saldo }) => saldo },
    ],
    [t],
  );
};

/** /titip-barang: deposits on pieces, open ones first; `?no_faktur=` opens one of them. */
const TitipPage = () => {
  const { t } = useTranslation('titip');
  const showDate = useShowDate();
  const mayPost = useCan('titip.post') !== undefined;
  const columns = useColumns();
  const filters = useMemo(
    (): ShownFilter[] => [
      {
        name: 'keadaan',
        label: t('state'),
        as: 'select',
        values: [...KEADAAN_TITIP],
        words: (keadaan) => t(`state${keadaan as TitipRow['keadaan']}`),
      },
    ],
    [t],
  );
  return (
    <DocumentList<TitipRow>
      id="titip"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      filters={filters}
      columns={columns}
      path={listTitip.path}
      read={readTitip}
      anyDay
      begins={BEGINS}
      parts={PARTS}
      card={({ nama_customer, batas, saldo, keadaan }) => ({
        name: nama_customer,
        note: keadaan === 'LEWAT' ? showDate(batas) : `${t(`state${keadaan}`)} · ${showDate(batas)}`,
        amount: saldo,
        mark: keadaan === 'LEWAT' && <LateWord late word={t('stateLEWAT')} />,
      })}
      makes={mayPost && { href: '/transaksi-penjualan', label: t('atTill') }}
    />
  );
};
export default TitipPage;
