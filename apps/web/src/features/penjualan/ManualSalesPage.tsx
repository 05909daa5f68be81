import { PENJUALAN_MANUAL } from '@kadar/contract/dokumen/penjualan.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../kit/session.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { SaleBody } from './SaleBody.tsx';

const JUAL = [PENJUALAN_MANUAL] as const;
const PARTS = { Body: SaleBody };

/** /lihat-penjualan-manual: sales of groups of a period; `?no_faktur=` opens one of them. */
const ManualSalesPage = () => {
  const { t } = useTranslation(['penjualan', 'dokumen']);
  const maySell = useCan('penjualan.post') !== undefined;
  return (
    <DocumentList<DokumenRow>
      id="penjualan-manual"
      title={t('manualTitle')}
      placeholder={t('searchPlaceholder')}
      parts={PARTS}
      {...useDeclaredList(JUAL)}
      card={(row) => ({
        name: String(row.nama_customer || t('dokumen:walkInCustomer')),
        note: String(row.kode_sales ?? ''),
        amount: Number(row.grand_total ?? 0),
      })}
      makes={maySell && { href: '/transaksi-jual-beli-manual', label: t('newSale') }}
    />
  );
};
export default ManualSalesPage;
