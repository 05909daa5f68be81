import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import pageCss from '../../kit/page/page.module.css';
import type { Column } from '../../kit/table/types.ts';
import type { SaleHeader } from './queries.ts';
import { StatusBadge } from './StatusBadge.tsx';
import css from './sale.module.css';
import { useClock } from './useClock.ts';

interface Choice {
  /** Sales of several shops stand together. */
  showToko?: boolean;
  /** Sales of more than one day stand together. */
  showDate?: boolean;
  /** Only what tells sales of one day apart. */
  brief?: boolean;
  /** On a phone the total stands where it is seen first. */
  narrow?: boolean;
}

/** Columns of the list of sales; the number opens the document. */
export const useSalesColumns = (
  onOpen: (no_faktur: string) => void,
  { showToko = false, showDate = false, brief = false, narrow = false }: Choice = {},
): readonly Column<SaleHeader>[] => {
  const { t } = useTranslation('penjualan');
  const clock = useClock();
  return useMemo(() => {
    const number: Column<SaleHeader> = {
      key: 'no_faktur',
      title: t('number'),
      fixed: true,
      width: 146,
      cell: ({ no_faktur }) => (
        <button type="button" className={`${pageCss.link} ${css.number}`} onClick={() => onOpen(no_faktur)}>
          {no_faktur}
        </button>
      ),
    };
    const time: Column<SaleHeader> = { key: 'at', title: t('time'), width: 66, value: ({ at }) => clock(at) };
    const customer: Column<SaleHeader> = { key: 'nama_customer', title: t('customer'), width: 162 };
    const sales: Column<SaleHeader> = {
      key: 'kode_sales',
      title: t('sales'),
      width: 132,
      value: ({ nama_sales, kode_sales }) => nama_sales || kode_sales,
    };
    const total: Column<SaleHeader> = {
      key: 'grand_total',
      title: t('grandTotal'),
      kind: 'rupiah',
      width: 128,
    };
    if (brief) return [number, time, customer, total, sales];
    return [
      number,
      ...(narrow ? [total] : []),
      { key: 'tanggal', title: t('date'), kind: 'date', width: 104, hidden: !showDate },
      time,
      { key: 'kode_toko', title: t('toko'), width: 66, hidden: !showToko },
      customer,
      sales,
      { key: 'qty', title: t('qty'), kind: 'integer', width: 60 },
      { key: 'berat', title: t('weight'), kind: 'gram', width: 84 },
      { key: 'total', title: t('subtotal'), kind: 'rupiah', hidden: true },
      { key: 'diskon', title: t('discount'), kind: 'rupiah', width: 106, hidden: showDate },
      ...(narrow ? [] : [total]),
      { key: 'poin_dapat', title: t('pointsColumn'), kind: 'integer', hidden: true },
      { key: 'input_by', title: t('cashier'), width: 100, hidden: true },
      { key: 'valid_by', title: t('validBy'), width: 92 },
      {
        key: 'status',
        title: t('status'),
        width: 96,
        value: ({ status }) => t(`status${status}`),
        cell: ({ status }) => <StatusBadge status={status} />,
      },
      { key: 'cetak', title: t('prints'), kind: 'integer', width: 76, hidden: true },
    ];
  }, [t, clock, onOpen, showToko, showDate, brief, narrow]);
};
