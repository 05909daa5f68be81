import { useTranslation } from 'react-i18next';
import { SavedDialog } from '../../kit/counter/SavedDialog.tsx';
import type { NotaState } from '../../kit/print/nota/useNota.ts';
import { SendNota } from '../../parts/dokumen/SendNota.tsx';
import { DoneFacts } from './DoneFacts.tsx';
import { type Done, dueOf } from './till-store.ts';

interface Props {
  done: Done;
  nota: NotaState;
  onPrint: () => void;
  onNext: () => void;
}

/** The sale is in the books: what is given back or paid out in huge figures, else what was due. */
export const DoneDialog = ({ done, ...props }: Props) => {
  const { t } = useTranslation('pos');
  const { no_faktur, kembali } = done;
  const due = dueOf(done);
  const given = due < 0 ? -due : kembali;
  return (
    <SavedDialog
      {...props}
      title={t('doneTitle')}
      figure={{
        label: t(due < 0 ? 'payOut' : kembali > 0 ? 'change' : 'paidExactly'),
        rupiah: given || due,
        quiet: given === 0,
        out: due < 0,
      }}
      facts={<DoneFacts done={done} />}
      no_faktur={no_faktur}
      next={t('nextSale')}
      more={<SendNota no_faktur={no_faktur} />}
    />
  );
};
