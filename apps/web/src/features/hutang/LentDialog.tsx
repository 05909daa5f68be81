import { useTranslation } from 'react-i18next';
import { SavedDialog } from '../../kit/counter/SavedDialog.tsx';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showRupiah } from '../../kit/format.ts';
import type { NotaState } from '../../kit/print/nota/useNota.ts';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { BagActions } from './BagActions.tsx';

/** A loan that is in the books. */
export interface Lent {
  no_faktur: string;
  jumlah_hutang: number;
  diterima: number;
  jatuh_tempo: string;
}

interface Props {
  lent: Lent;
  nota: NotaState;
  onPrint: () => void;
  onNext: () => void;
}

/** What is to be handed over with the slip, and Enter for the next loan. */
export const LentDialog = ({ lent, ...props }: Props) => {
  const { t } = useTranslation('hutang');
  const showDate = useShowDate();
  const { no_faktur, jumlah_hutang, diterima, jatuh_tempo } = lent;
  return (
    <SavedDialog
      {...props}
      title={t('lentTitle')}
      figure={{ label: t('received'), rupiah: diterima, out: true }}
      facts={
        <>
          <div>
            <dt>{t('slipNumber')}</dt>
            <dd className="num">
              <DocumentLink no={no_faktur} />
            </dd>
          </div>
          <Sum name={t('principal')} value={showRupiah(jumlah_hutang)} />
          {jumlah_hutang > diterima && <Sum name={t('fee')} value={showRupiah(jumlah_hutang - diterima)} />}
          <Sum name={t('due')} value={showDate(jatuh_tempo)} />
        </>
      }
      no_faktur={no_faktur}
      next={t('nextLoan')}
      more={<BagActions no_hutang={no_faktur} />}
    />
  );
};
