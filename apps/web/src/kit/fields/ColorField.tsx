import { useTranslation } from 'react-i18next';
import css from './fields.module.css';
import { TextField, type TextFieldProps } from './TextFields.tsx';

const HEX = /^#[0-9a-f]{6}$/i;
const GOLD = '#E8C36A';
const NONE = '#ffffff';

/** A colour as #RRGGBB, typed, or taken from the browser's own picker. */
export const ColorField = ({ value, onChange, disabled = false, ...rest }: TextFieldProps) => {
  const { t } = useTranslation('kit');
  return (
    <TextField
      {...rest}
      value={value}
      onChange={onChange}
      disabled={disabled}
      maxLength={7}
      placeholder={GOLD}
      leftSection={
        <input
          type="color"
          className={css.swatch}
          aria-label={t('pickColour')}
          value={HEX.test(value) ? value : NONE}
          onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
          disabled={disabled}
          tabIndex={-1}
        />
      }
    />
  );
};
