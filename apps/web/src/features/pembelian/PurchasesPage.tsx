import { PEMBELIAN } from '@kadar/contract/dokumen/pembelian.ts';
import type { DokumenType } from '@kadar/contract/dokumen.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../kit/session.ts';
import { DocumentList, type DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { PurchaseBody } from './PurchaseBody.tsx';

const BELI = [PEMBELIAN] as const;
const PARTS = { Body: PurchaseBody };
const WAITING = ['PEMBELIAN', 'TUKAR'] as const;

interface Props extends Pick<DocumentListProps<DokumenRow>, 'id' | 'title' | 'waiting'> {
  types: readonly [DokumenType];
  /** Where one is entered. */
  entry: string;
}

/** Purchases of a period under numbers of one series; `?no_faktur=` opens one of them. */
export const PurchaseList = ({ types, entry, ...shown }: Props) => {
  const { t } = useTranslation(['pembelian', 'dokumen']);
  const mayBuy = useCan('pembelian.post') !== undefined;
  return (
    <DocumentList<DokumenRow>
      {...shown}
      placeholder={t('searchPlaceholder')}
      parts={PARTS}
      {...useDeclaredList(types)}
      card={(row) => ({
        name: String(row.nama_customer || t('dokumen:walkInCustomer')),
        note: String(row.kode_sales ?? ''),
        amount: Number(row.grand_total ?? 0),
      })}
      makes={mayBuy && { href: entry, label: t('newPurchase') }}
    />
  );
};

/** /lihat-pembelian */
const PurchasesPage = () => {
  const { t } = useTranslation('pembelian');
  return (
    <PurchaseList
      id="pembelian"
      title={t('listTitle')}
      types={BELI}
      entry="/transaksi-pembelian"
      waiting={WAITING}
    />
  );
};
export default PurchasesPage;
