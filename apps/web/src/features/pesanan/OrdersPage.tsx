import { KEADAAN_PESANAN, listPesanan, type PesananListRow } from '@kadar/contract/endpoints/pesanan.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showRupiah } from '../../kit/format.ts';
import { useCan } from '../../kit/session.ts';
import { DocumentList, type DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import type { ShownFilter } from '../../parts/dokumen/FilterRow.tsx';
import { LateWord } from '../../parts/dokumen/StatusWord.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderBody } from './OrderBody.tsx';
import css from './pesanan.module.css';
import { glanceQuery, readOrders } from './queries.ts';

const PARTS = { Body: OrderBody, Actions: OrderActions };
/** Orders of every day: what is late or waits to be fetched stands on top; a period is said by who wants one. */
const BEGINS = { tgl_from: '', tgl_to: '', keadaan: '' };

const Mark = ({ row: { keadaan } }: { row: PesananListRow }) => {
  const { t } = useTranslation('pesanan');
  return <LateWord late={keadaan === 'LEWAT'} word={t(`state${keadaan}`)} />;
};

/** What is behind, before anything else. */
const Glance = () => {
  const { t } = useTranslation('pesanan');
  const { data } = useQuery(glanceQuery());
  if (!data) return null;
  return (
    <p className={`${css.glance} num`}>
      <span data-late={data.lewat > 0 || undefined}>{t('glanceLate', { count: data.lewat })}</span>
      <span>{t('glanceMade', { count: data.jadi })}</span>
      <span>{t('glanceHeld', { amount: showRupiah(data.dp_rp) })}</span>
    </p>
  );
};

const useColumns = (): DocumentListProps<PesananListRow>['columns'] => {
  const { t } = useTranslation('pesanan');
  return useCallback(
    ({ number, date, toko, user }) => [
      number,
      { ...date, hidden: false },
      toko,
      { key: 'nama_customer', title: t('name'), width: 170 },
      // What is late is seen at once, whatever has no room.
      { key: 'tgl_janji', title: t('promised'), kind: 'date', width: 104 },
      {
        key: 'keadaan',
        title: t('state'),
        width: 116,
        value: ({ keadaan }) => t(`state${keadaan}`),
        cell: (row) => <Mark row={row} />,
      },
      { key: 'no_hp', title: t('phone'), width: 120 },
      { key: 'alamat_customer', title: t('address'), width: 160, hidden: true },
      { key: 'qty', title: t('qty'), kind: 'integer', width: 72, sum: ({ qty }) => qty },
      { key: 'berat', title: t('estWeight'), kind: 'gram', width: 104, sum: ({ berat }) => berat },
      {
        key: 'mengikat',
        title: t('lock'),
        width: 116,
        hidden: true,
        value: ({ mengikat }) => t(mengikat ? 'locked' : 'unlocked'),
      },
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

/** /lihat-pesanan: orders, the late ones first; `?no_faktur=` opens one of them. */
const OrdersPage = () => {
  const { t } = useTranslation('pesanan');
  const showDate = useShowDate();
  const mayPost = useCan('pesanan.post') !== undefined;
  const columns = useColumns();
  const filters = useMemo(
    (): ShownFilter[] => [
      {
        name: 'keadaan',
        label: t('state'),
        as: 'select',
        values: [...KEADAAN_PESANAN],
        words: (keadaan) => t(`state${keadaan as PesananListRow['keadaan']}`),
      },
    ],
    [t],
  );
  return (
    <DocumentList<PesananListRow>
      id="pesanan"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      filters={filters}
      columns={columns}
      path={listPesanan.path}
      read={readOrders}
      above={<Glance />}
      anyDay
      begins={BEGINS}
      parts={PARTS}
      card={({ nama_customer, tgl_janji, perkiraan, keadaan }) => ({
        name: nama_customer,
        note: keadaan === 'LEWAT' ? showDate(tgl_janji) : `${t(`state${keadaan}`)} · ${showDate(tgl_janji)}`,
        amount: perkiraan,
        mark: keadaan === 'LEWAT' && <LateWord late word={t('stateLEWAT')} />,
      })}
      makes={mayPost && { href: '/transaksi-pesanan', label: t('add') }}
    />
  );
};
export default OrdersPage;
