import { type Alert, SATUAN_TEXT } from '@kadar/contract/peringatan.ts';
import type { SatuanBatas } from '@kadar/domain/alerts.ts';
import { MaskedField, type NumberFieldProps } from '../../kit/fields/MaskedField.tsx';
import { decimalMask, integerMask, type Mask } from '../../kit/fields/masks.ts';
import { useText } from '../../kit/text.ts';

const WHOLE = integerMask();
const MASKS: Readonly<Record<SatuanBatas, Mask>> = {
  PERSEN: decimalMask(2),
  KALI: WHOLE,
  RUPIAH: WHOLE,
  JAM: WHOLE,
  MENIT: WHOLE,
  GRAM: decimalMask(3),
};

/** A limit in the unit of its kind, which stands behind it. */
export const LimitField = ({ satuan, ...rest }: NumberFieldProps & Pick<Alert, 'satuan'>) => {
  const text = useText();
  return (
    <MaskedField
      rightSection={<span aria-hidden="true">{text(SATUAN_TEXT[satuan])}</span>}
      rightSectionWidth={58}
      rightSectionPointerEvents="none"
      {...rest}
      mask={MASKS[satuan]}
    />
  );
};
