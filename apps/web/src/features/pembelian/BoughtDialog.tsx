import { useTranslation } from 'react-i18next';
import { SavedDialog, type SavedProps } from '../../kit/counter/SavedDialog.tsx';
import { showRupiah } from '../../kit/format.ts';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { SendNota } from '../../parts/dokumen/SendNota.tsx';

/** A purchase that is in the books; what is not paid out yet is a debt until its transfer is noted. */
interface Bought {
  no_faktur: string;
  grand_total: number;
  belum_bayar: number;
}

interface Props extends SavedProps {
  bought: Bought;
}

/** What is to be handed over, or that it is not paid yet, and Enter for the next one. */
export const BoughtDialog = ({ bought: { no_faktur, grand_total, belum_bayar }, ...saved }: Props) => {
  const { t } = useTranslation('pembelian');
  const owed = belum_bayar > 0;
  return (
    <SavedDialog
      {...saved}
      title={t('boughtTitle')}
      figure={{
        label: t(owed ? 'unpaid' : 'paidOut'),
        rupiah: owed ? belum_bayar : grand_total,
        quiet: owed,
        out: !owed,
      }}
      facts={
        <>
          <Sum name={t('boughtFor')} value={showRupiah(grand_total)} />
          <Sum name={t(owed ? 'transfer' : 'cash')} value={owed ? t('unpaid') : showRupiah(grand_total)} />
        </>
      }
      number={t('proofNumber')}
      no_faktur={no_faktur}
      next={t('newPurchase')}
      more={<SendNota no_faktur={no_faktur} />}
    />
  );
};
