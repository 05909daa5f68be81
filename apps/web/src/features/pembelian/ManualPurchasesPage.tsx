import { PEMBELIAN_MANUAL } from '@kadar/contract/dokumen/pembelian.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useCan } from '../../kit/session.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { PurchaseBody } from './PurchaseBody.tsx';

const BELI = [PEMBELIAN_MANUAL] as const;
const PARTS = { Body: PurchaseBody };

/** /lihat-pembelian-manual: groups that were bought in a period; `?no_faktur=` opens one of them. */
const ManualPurchasesPage = () => {
  const { t } = useTranslation(['pembelian', 'dokumen']);
  const mayBuy = useCan('pembelian.post') !== undefined;
  const buy = (
    <Button
      component={AppLink}
      href="/transaksi-jual-beli-manual"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      {t('newPurchase')}
    </Button>
  );
  return (
    <DocumentList<DokumenRow>
      id="pembelian-manual"
      title={t('manualTitle')}
      placeholder={t('searchPlaceholder')}
      parts={PARTS}
      {...useDeclaredList(BELI)}
      card={(row) => ({
        name: String(row.nama_customer || t('dokumen:walkInCustomer')),
        note: String(row.kode_sales ?? ''),
        amount: Number(row.grand_total ?? 0),
      })}
      {...(mayBuy && { actions: buy, emptyAction: buy })}
    />
  );
};
export default ManualPurchasesPage;
