import { isBagOff } from '@kadar/domain/opname.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import { useTranslation } from 'react-i18next';
import { showGram } from '../../kit/format.ts';
import { ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { useScale } from '../../parts/scale/useScale.ts';
import css from './kartu.module.css';

/** A bag on the scale: Space takes its weight, and what is off from the sealed one is said at once. */
export const BagWeight = ({
  sealed,
  value,
  error,
  onChange,
}: {
  /** What it weighed when it was sealed; null for a bag that is sealed now. */
  sealed: number | null;
  value: number | null;
  error: string | undefined;
  onChange: (grams: number | null, typed: boolean) => void;
}) => {
  const { t } = useTranslation('hutang-kartu');
  const scale = useScale();
  // In milligrams: grams do not subtract exactly.
  const [sealedMg, weighedMg] = [gramToMg(sealed ?? 0), gramToMg(value ?? 0)];
  const isOff = sealed !== null && value !== null && isBagOff(sealedMg, weighedMg);
  return (
    <div>
      <ScaleWeight
        {...scale}
        of={{ name: 'berat_kantong', label: t('bagWeight') }}
        // Where a bag goes back it is weighed first: the dialog gives it the focus.
        ref={(input) => void input?.toggleAttribute('data-autofocus', sealed !== null)}
        value={value}
        typed={false}
        error={error}
        disabled={false}
        onChange={onChange}
      />
      {sealed !== null && (
        <p className={isOff ? css.off : css.terms} role="status">
          {isOff
            ? t('bagOff', { sealed: showGram(sealed), off: showGram((weighedMg - sealedMg) / 1000) })
            : t('bagSealed', { sealed: showGram(sealed) })}
        </p>
      )}
    </div>
  );
};
