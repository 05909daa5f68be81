import { PEMBELIAN_MANUAL } from '@kadar/contract/dokumen/pembelian.ts';
import { useTranslation } from 'react-i18next';
import { CancelPurchases } from './CancelPage.tsx';

const BELI = [PEMBELIAN_MANUAL] as const;

/** /batal-pembelian-manual */
const ManualCancelPage = () => {
  const { t } = useTranslation('pembelian');
  return <CancelPurchases title={t('manualCancelTitle')} types={BELI} />;
};
export default ManualCancelPage;
