import { useTranslation } from 'react-i18next';
import { SavedDialog, type SavedProps } from '../../kit/counter/SavedDialog.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showRupiah } from '../../kit/format.ts';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { BagActions } from './BagActions.tsx';

/** A loan that is in the books. */
interface Lent {
  no_faktur: string;
  jumlah_hutang: number;
  diterima: number;
  jatuh_tempo: string;
}

/** What is to be handed over with the slip, and Enter for the next loan. */
export const LentDialog = ({ lent, ...saved }: SavedProps & { lent: Lent }) => {
  const { t } = useTranslation('hutang');
  const showDate = useShowDate();
  const { no_faktur, jumlah_hutang, diterima, jatuh_tempo } = lent;
  return (
    <SavedDialog
      {...saved}
      title={t('lentTitle')}
      figure={{ label: t('received'), rupiah: diterima, out: true }}
      facts={
        <>
          <Sum name={t('principal')} value={showRupiah(jumlah_hutang)} />
          {jumlah_hutang > diterima && <Sum name={t('fee')} value={showRupiah(jumlah_hutang - diterima)} />}
          <Sum name={t('due')} value={showDate(jatuh_tempo)} />
        </>
      }
      number={t('slipNumber')}
      no_faktur={no_faktur}
      next={t('nextLoan')}
      more={<BagActions no_hutang={no_faktur} />}
    />
  );
};
