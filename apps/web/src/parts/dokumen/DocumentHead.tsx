import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { useTranslation } from 'react-i18next';
import { typeOfNumber } from '../../kit/dokumen/types.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { Reversed } from './DocumentBody.tsx';
import css from './dokumen.module.css';
import { StatusWord } from './StatusWord.tsx';

/** Amount, or pieces where no money moved, and state, its reversal, and why it cannot be cancelled; null at a branch that does not send documents yet. */
export const DocumentHead = ({ dok }: { dok: Dokumen | null }) => {
  const { t } = useTranslation('dokumen');
  if (!dok)
    return (
      <p className={css.note} role="status">
        {t('readOnly')}
      </p>
    );
  const { batal, sebab } = dok.boleh;
  return (
    <>
      <div className={css.headline}>
        <strong className="num">
          {typeOfNumber(dok.no_faktur)?.money === 'none'
            ? t('pieces', { count: dok.qty, berat: showGram(dok.berat) })
            : showRupiah(dok.grand_total)}
        </strong>
        <StatusWord status={dok.status} />
      </div>
      {dok.batal && <Reversed batal={dok.batal} />}
      {batal === null && sebab && !dok.batal && (
        <p className={css.note} role="status">
          {sebab.message}
        </p>
      )}
    </>
  );
};
