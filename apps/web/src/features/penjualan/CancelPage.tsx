import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelScreen, type CancelWords } from '../../parts/dokumen/CancelScreen.tsx';
import type { DocumentRow } from '../../parts/dokumen/DocumentDrawer.tsx';
import type { DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import { readSales, type SaleHeader } from './queries.ts';
import { SaleBody } from './SaleBody.tsx';

interface Props<T extends DocumentRow> {
  title: string;
  /** First letters of its numbers. */
  awalan: string;
  read: DocumentListProps<T>['read'];
  /** Who sold, as its list names him. */
  sales: 'nama_sales' | 'kode_sales';
}

/** A sale of today, chosen by its nota or from the list, taken back whole. */
export const CancelSales = <T extends DocumentRow>({ title, awalan, read, sales }: Props<T>) => {
  const { t } = useTranslation(['penjualan', 'dokumen']);
  const words: CancelWords = {
    title,
    list: t('todaysSales'),
    listOf: (date) => t('salesOf', { date }),
    scan: t('scanNota'),
    placeholder: `${awalan}…`,
    pick: t('pickSale'),
    sure: {
      title: t('confirmTitle'),
      text: (no, total) => t('confirmText', { no, total }),
      ok: t('confirmOk'),
    },
  };
  const columns = useCallback<DocumentListProps<T>['columns']>(
    ({ number, time }) => [
      number,
      time,
      { key: 'nama_customer', title: t('dokumen:customer'), width: 162 },
      { key: 'grand_total', title: t('dokumen:total'), kind: 'rupiah', width: 128 },
      { key: sales, title: t('sales'), width: 132 },
    ],
    [t, sales],
  );
  return (
    <CancelScreen<T>
      jenis="PENJUALAN"
      awalan={awalan}
      words={words}
      columns={columns}
      read={read}
      Body={SaleBody}
    />
  );
};

/** /batal-penjualan */
const CancelPage = () => {
  const { t } = useTranslation('penjualan');
  return <CancelSales<SaleHeader> title={t('cancelTitle')} awalan="PJ" read={readSales} sales="nama_sales" />;
};
export default CancelPage;
