import { listPenjualan } from '@kadar/contract/endpoints/penjualan.ts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../kit/session.ts';
import { DocumentList, type DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import type { ShownFilter } from '../../parts/dokumen/FilterRow.tsx';
import { useStatusFilter } from '../../parts/dokumen/useStatusFilter.ts';
import { readSales, type SaleHeader } from './queries.ts';
import { SaleBody } from './SaleBody.tsx';

const PARTS = { Body: SaleBody };
const WAITING = ['PENJUALAN', 'TUKAR'] as const;

const useColumns = (): DocumentListProps<SaleHeader>['columns'] => {
  const { t } = useTranslation(['penjualan', 'dokumen']);
  return useCallback(
    ({ number, date, time, toko, status, user }) => [
      number,
      date,
      time,
      toko,
      { key: 'nama_customer', title: t('dokumen:customer'), width: 162 },
      {
        key: 'kode_sales',
        title: t('sales'),
        width: 132,
        value: ({ nama_sales, kode_sales }) => nama_sales || kode_sales,
      },
      { key: 'qty', title: t('qty'), kind: 'integer', width: 60, sum: ({ qty }) => qty },
      { key: 'berat', title: t('weight'), kind: 'gram', width: 84, sum: ({ berat }) => berat },
      {
        key: 'total',
        title: t('dokumen:subtotal'),
        kind: 'rupiah',
        hidden: true,
        sum: ({ total }) => total,
      },
      {
        key: 'diskon',
        title: t('dokumen:discount'),
        kind: 'rupiah',
        width: 106,
        hidden: date.hidden !== true,
        sum: ({ diskon }) => diskon,
      },
      {
        key: 'poin_dapat',
        title: t('pointsColumn'),
        kind: 'integer',
        hidden: true,
        sum: ({ poin_dapat }) => poin_dapat,
      },
      { ...user, title: t('cashier'), hidden: true },
      { key: 'valid_by', title: t('dokumen:validBy'), width: 92 },
      { key: 'cetak', title: t('prints'), kind: 'integer', width: 76, hidden: true },
      {
        key: 'grand_total',
        title: t('dokumen:total'),
        kind: 'rupiah',
        width: 128,
        pin: 'end',
        sum: ({ grand_total }) => grand_total,
      },
      status,
    ],
    [t],
  );
};

/** /lihat-penjualan: sales of a period; `?no_faktur=` opens one of them. */
const SalesPage = () => {
  const { t } = useTranslation(['penjualan', 'dokumen']);
  const maySell = useCan('penjualan.post') !== undefined;
  const columns = useColumns();
  const states = useStatusFilter();
  const filters = useMemo(
    (): ShownFilter[] => [
      states,
      { name: 'kode_sales', label: t('sales'), as: { master: 'sales' } },
      { name: 'valid_by', label: t('dokumen:validBy'), as: 'text' },
      { name: 'input_by', label: t('cashier'), as: 'text' },
    ],
    [t, states],
  );
  return (
    <DocumentList<SaleHeader>
      id="penjualan"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      filters={filters}
      columns={columns}
      path={listPenjualan.path}
      read={readSales}
      waiting={WAITING}
      parts={PARTS}
      card={({ nama_customer, nama_sales, kode_sales, grand_total }) => ({
        name: nama_customer || t('dokumen:walkInCustomer'),
        note: nama_sales || kode_sales,
        amount: grand_total,
      })}
      makes={maySell && { href: '/transaksi-penjualan', label: t('newSale') }}
    />
  );
};
export default SalesPage;
