import { useTranslation } from 'react-i18next';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { ScaleWeight } from '../scale/ScaleWeight.tsx';
import { useScale } from '../scale/useScale.ts';
import css from './entry.module.css';

/** The bag that goods of a pledge came back into; grams. */
export interface Bag {
  no_segel: string;
  berat_kantong: number | null;
}

interface Props {
  bag: Bag;
  problems: Readonly<Record<string, string>>;
  onChange: (bag: Bag) => void;
}

/** Goods that had left come back: their bag has a new seal and is weighed. */
export const NewBag = ({ bag, problems, onChange }: Props) => {
  const { t } = useTranslation('dokumen');
  const scale = useScale();
  return (
    <>
      <p className={css.bag}>{t('bagHelp')}</p>
      <TextField
        label={t('newSeal')}
        withAsterisk
        maxLength={30}
        size="md"
        value={bag.no_segel}
        onChange={(no_segel) => onChange({ ...bag, no_segel })}
        error={problems.no_segel}
      />
      <ScaleWeight
        {...scale}
        of={{ name: 'berat_kantong', label: t('bagWeight') }}
        value={bag.berat_kantong}
        typed={false}
        error={problems.berat_kantong}
        disabled={false}
        onChange={(berat_kantong) => onChange({ ...bag, berat_kantong })}
      />
    </>
  );
};
