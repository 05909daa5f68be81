import { PEMBELIAN } from '@kadar/contract/dokumen/pembelian.ts';
import type { DokumenType } from '@kadar/contract/dokumen.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelScreen, type CancelWords } from '../../parts/dokumen/CancelScreen.tsx';
import type { DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { PurchaseBody } from './PurchaseBody.tsx';

const BELI = [PEMBELIAN] as const;

/** A purchase of today, chosen by its proof or from the list, taken back whole. */
export const CancelPurchases = ({ title, types }: { title: string; types: readonly [DokumenType] }) => {
  const { t } = useTranslation(['pembelian', 'dokumen']);
  const { read } = useDeclaredList(types);
  const [{ jenis, awalan }] = types;
  const words: CancelWords = {
    title,
    list: t('todays'),
    listOf: (date) => t('todaysOf', { date }),
    scan: t('scanProof'),
    placeholder: `${awalan}…`,
    pick: t('pickPurchase'),
    sure: { title: t('sureTitle'), text: (no, total) => t('sureText', { no, total }), ok: t('sureOk') },
  };
  const columns = useCallback<DocumentListProps<DokumenRow>['columns']>(
    ({ number, time }) => [
      number,
      time,
      { key: 'nama_customer', title: t('dokumen:customer'), width: 162 },
      { key: 'grand_total', title: t('dokumen:total'), kind: 'rupiah', width: 128 },
      { key: 'kode_sales', title: t('sales'), width: 132 },
    ],
    [t],
  );
  return (
    <CancelScreen<DokumenRow>
      jenis={jenis}
      awalan={awalan}
      words={words}
      columns={columns}
      read={read}
      Body={PurchaseBody}
    />
  );
};

/** /batal-pembelian */
const CancelPage = () => {
  const { t } = useTranslation('pembelian');
  return <CancelPurchases title={t('cancelTitle')} types={BELI} />;
};
export default CancelPage;
