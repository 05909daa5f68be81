import { useTranslation } from 'react-i18next';
import { SavedDialog, type SavedProps } from '../../kit/counter/SavedDialog.tsx';
import { SendNota } from '../../parts/dokumen/SendNota.tsx';
import { DoneFacts } from './DoneFacts.tsx';
import { type Done, dueOf, isPurchase } from './till-store.ts';

interface Props extends SavedProps {
  done: Done;
}

/** The sale is in the books: what is given back or paid out in huge figures, else what was due. */
export const DoneDialog = ({ done, ...props }: Props) => {
  const { t } = useTranslation(['pos', 'pembelian']);
  const { no_faktur, kembali } = done;
  const due = dueOf(done);
  const given = due < 0 ? -due : kembali;
  return (
    <SavedDialog
      {...props}
      title={t(isPurchase(no_faktur) ? 'pembelian:boughtTitle' : 'doneTitle')}
      figure={{
        label: t(due < 0 ? 'payOut' : kembali > 0 ? 'change' : 'paidExactly'),
        rupiah: given || due,
        quiet: given === 0,
        out: due < 0,
      }}
      facts={<DoneFacts done={done} />}
      number={t('notaNumber')}
      no_faktur={no_faktur}
      next={t('nextSale')}
      more={<SendNota no_faktur={no_faktur} />}
    />
  );
};
