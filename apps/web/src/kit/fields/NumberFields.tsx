import { useState } from 'react';
import { useMessage } from '../text.ts';
import { fromOne, upToHundred } from './filters.ts';
import { MaskedField, type NumberFieldProps } from './MaskedField.tsx';
import { decimalMask, integerMask } from './masks.ts';

const RUPIAH = integerMask();
const SIGNED_RUPIAH = integerMask({ signed: true });
const GRAM = decimalMask(3, 3);
const KADAR = decimalMask(3);
const PERCENT = decimalMask(2);

const unit = (text: string) => <span aria-hidden="true">{text}</span>;

/** Whole rupiah. `signed` allows a minus, as in corrections. */
export const RupiahField = ({ signed = false, ...rest }: NumberFieldProps & { signed?: boolean }) => (
  <MaskedField
    leftSection={unit('Rp.')}
    leftSectionWidth={38}
    {...rest}
    mask={signed ? SIGNED_RUPIAH : RUPIAH}
  />
);

/** Grams with 3 decimals, as they go over the wire. */
export const GramField = (props: NumberFieldProps) => (
  <MaskedField rightSection={unit('g')} rightSectionPointerEvents="none" {...props} mask={GRAM} />
);

/** Purity in percent, 75 or 91,6. */
export const KadarField = (props: NumberFieldProps) => (
  <MaskedField rightSection={unit('%')} rightSectionPointerEvents="none" {...props} mask={KADAR} />
);

/** A whole number; with `positive` what is under 1 becomes empty [spec B §5]. */
export const IntegerField = ({
  positive = false,
  onChange,
  ...rest
}: NumberFieldProps & { positive?: boolean }) => (
  <MaskedField {...rest} mask={RUPIAH} onChange={(next) => onChange(positive ? fromOne(next) : next)} />
);

/** A percentage; above 100 the field is cleared with 'Tidak Boleh Melebihi 100 !' [spec B §5]. */
export const PercentField = ({ value, onChange, error, ...rest }: NumberFieldProps) => {
  const message = useMessage();
  const [above, setAbove] = useState(false);
  return (
    <MaskedField
      rightSection={unit('%')}
      rightSectionPointerEvents="none"
      {...rest}
      mask={PERCENT}
      value={value}
      error={above ? message('PERSEN_MELEBIHI_100') : error}
      onChange={(next) => {
        const kept = upToHundred(next);
        setAbove(kept !== next);
        onChange(kept);
      }}
    />
  );
};
