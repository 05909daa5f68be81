import { PENJUALAN_MANUAL } from '@kadar/contract/dokumen/penjualan.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { useTranslation } from 'react-i18next';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { CancelSales } from './CancelPage.tsx';

const JUAL = [PENJUALAN_MANUAL] as const;

/** /batal-penjualan-manual */
const ManualCancelPage = () => {
  const { t } = useTranslation('penjualan');
  const { read } = useDeclaredList(JUAL);
  return (
    <CancelSales<DokumenRow>
      title={t('manualCancelTitle')}
      awalan={PENJUALAN_MANUAL.awalan}
      read={read}
      sales="kode_sales"
    />
  );
};
export default ManualCancelPage;
