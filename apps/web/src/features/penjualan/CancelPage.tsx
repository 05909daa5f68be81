import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelScreen, type CancelWords } from '../../parts/dokumen/CancelScreen.tsx';
import type { DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import { readSales, type SaleHeader } from './queries.ts';
import { SaleBody } from './SaleBody.tsx';

/** /batal-penjualan: a sale of today, chosen by its nota or from the list, taken back whole. */
const CancelPage = () => {
  const { t } = useTranslation(['penjualan', 'dokumen']);
  const words: CancelWords = {
    title: t('cancelTitle'),
    list: t('todaysSales'),
    listOf: (date) => t('salesOf', { date }),
    scan: t('scanNota'),
    placeholder: t('scanNotaPlaceholder'),
    pick: t('pickSale'),
    sure: {
      title: t('confirmTitle'),
      text: (no, total) => t('confirmText', { no, total }),
      ok: t('confirmOk'),
    },
  };
  const columns = useCallback<DocumentListProps<SaleHeader>['columns']>(
    ({ number, time }) => [
      number,
      time,
      { key: 'nama_customer', title: t('dokumen:customer'), width: 162 },
      { key: 'grand_total', title: t('dokumen:total'), kind: 'rupiah', width: 128 },
      { key: 'nama_sales', title: t('sales'), width: 132 },
    ],
    [t],
  );
  return (
    <CancelScreen<SaleHeader>
      jenis="PENJUALAN"
      words={words}
      columns={columns}
      read={readSales}
      Body={SaleBody}
    />
  );
};
export default CancelPage;
