import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import css from './fields.module.css';
import type { Mask } from './masks.ts';
import { useMasked } from './useMasked.ts';

export interface NumberFieldProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'ref'> {
  value: number | null;
  onChange: (value: number | null) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A number typed through a mask; right-aligned tabular figures. */
export const MaskedField = ({
  mask,
  value,
  onChange,
  ref,
  onKeyDown,
  onBlur,
  onFocus,
  classNames,
  ...rest
}: NumberFieldProps & { mask: Mask }) => {
  const masked = useMasked(mask, value, onChange);
  const merged = useMergedRef(masked.ref, ref);
  return (
    <TextInput
      inputMode={mask.dot ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...rest}
      classNames={{ input: css.figure ?? '', ...(typeof classNames === 'object' ? classNames : {}) }}
      ref={merged}
      value={masked.value}
      onChange={masked.onChange}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        masked.onKeyDown(event);
        onKeyDown?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        masked.onBlur();
        onBlur?.(event);
      }}
    />
  );
};
