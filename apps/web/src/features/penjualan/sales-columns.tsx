import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import pageCss from '../../kit/page/page.module.css';
import type { Column } from '../../kit/table/types.ts';
import type { SaleHeader } from './queries.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { useClock } from './useClock.ts';

/** Columns of the list of sales; the number opens the document. */
export const useSalesColumns = (
  onOpen: (no_faktur: string) => void,
  { showToko = false, today = false } = {},
): readonly Column<SaleHeader>[] => {
  const { t } = useTranslation('penjualan');
  const clock = useClock();
  return useMemo(
    () => [
      {
        key: 'no_faktur',
        title: t('number'),
        fixed: true,
        width: 150,
        cell: ({ no_faktur }) => (
          <button
            type="button"
            className={pageCss.link}
            style={{ background: 'none', border: 0, padding: 0, font: 'inherit', cursor: 'pointer' }}
            onClick={() => onOpen(no_faktur)}
          >
            {no_faktur}
          </button>
        ),
      },
      { key: 'tanggal', title: t('date'), kind: 'date', hidden: today },
      { key: 'at', title: t('time'), width: 76, value: ({ at }) => clock(at) },
      { key: 'kode_toko', title: t('toko'), width: 72, hidden: !showToko },
      { key: 'nama_customer', title: t('customer'), width: 180 },
      {
        key: 'kode_sales',
        title: t('sales'),
        width: 150,
        value: ({ nama_sales, kode_sales }) => nama_sales || kode_sales,
      },
      { key: 'qty', title: t('qty'), kind: 'integer', width: 68 },
      { key: 'berat', title: t('weight'), kind: 'gram', width: 96 },
      { key: 'total', title: t('subtotal'), kind: 'rupiah', hidden: true },
      { key: 'diskon', title: t('discount'), kind: 'rupiah', width: 124 },
      { key: 'grand_total', title: t('grandTotal'), kind: 'rupiah' },
      { key: 'poin_dapat', title: t('pointsColumn'), kind: 'integer', hidden: true },
      { key: 'input_by', title: t('cashier'), width: 110, hidden: today },
      { key: 'valid_by', title: t('validBy'), width: 110 },
      {
        key: 'status',
        title: t('status'),
        width: 110,
        value: ({ status }) => t(`status${status}`),
        cell: ({ status }) => <StatusBadge status={status} />,
      },
      { key: 'cetak', title: t('prints'), kind: 'integer', width: 84, hidden: today },
    ],
    [t, clock, onOpen, showToko, today],
  );
};
