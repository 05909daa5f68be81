import { PEMBELIAN } from '@kadar/contract/dokumen/pembelian.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useCan } from '../../kit/session.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { PurchaseBody } from './PurchaseBody.tsx';

const BELI = [PEMBELIAN] as const;
const PARTS = { Body: PurchaseBody };
const WAITING = ['PEMBELIAN', 'TUKAR'] as const;

/** /lihat-pembelian: purchases of a period; `?no_faktur=` opens one of them. */
const PurchasesPage = () => {
  const { t } = useTranslation(['pembelian', 'dokumen']);
  const mayBuy = useCan('pembelian.post') !== undefined;
  const buy = (
    <Button
      component={AppLink}
      href="/transaksi-pembelian"
      leftSection={<IconPlus size={16} aria-hidden="true" />}
    >
      {t('newPurchase')}
    </Button>
  );
  return (
    <DocumentList<DokumenRow>
      id="pembelian"
      title={t('listTitle')}
      placeholder={t('searchPlaceholder')}
      waiting={WAITING}
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
export default PurchasesPage;
