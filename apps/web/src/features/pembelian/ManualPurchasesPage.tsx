import { PEMBELIAN_MANUAL } from '@kadar/contract/dokumen/pembelian.ts';
import { useTranslation } from 'react-i18next';
import { PurchaseList } from './PurchasesPage.tsx';

const BELI = [PEMBELIAN_MANUAL] as const;

/** /lihat-pembelian-manual: groups that were bought. */
const ManualPurchasesPage = () => {
  const { t } = useTranslation('pembelian');
  return (
    <PurchaseList
      id="pembelian-manual"
      title={t('manualTitle')}
      types={BELI}
      entry="/transaksi-jual-beli-manual"
    />
  );
};
export default ManualPurchasesPage;
