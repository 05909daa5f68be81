import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconBarcode } from '@tabler/icons-react';
import { type ChangeEvent, type Ref, useLayoutEffect, useRef } from 'react';

export interface TextFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'ref'> {
  value: string;
  onChange: (value: string) => void;
  /** Upper-cased while typing unless false [spec A §5]. */
  upper?: boolean;
  /** Keeps only these characters, such as digits of a phone number. */
  keep?: (text: string) => string;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text; upper-cased without moving the caret. */
export const TextField = ({ value, onChange, upper = true, keep, ref, ...rest }: TextFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const merged = useMergedRef(input, ref);
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    const kept = keep ? keep(typed) : typed;
    const next = upper ? kept.toUpperCase() : kept;
    const start = event.currentTarget.selectionStart;
    if (next !== typed && start !== null) caret.current = start - (typed.length - next.length);
    onChange(next);
  };
  return <TextInput autoComplete="off" {...rest} ref={merged} value={value} onChange={change} />;
};

const barcodeCharacters = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9./-]/g, '');
/** With the star behind a number: so many of it. */
const countedCharacters = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9./*-]/g, '');

/** A scan may be the QR of a nota with its whole address. */
const SCAN_LENGTH = 200;

/** A barcode, typed or scanned; Enter hands it over. `counted` where several of one may be meant, as in '3*KTK01'. */
export const BarcodeField = ({
  onCode,
  onKeyDown,
  counted = false,
  ...rest
}: TextFieldProps & { onCode?: (code: string) => void; counted?: boolean }) => (
  <TextField
    leftSection={<IconBarcode size={18} aria-hidden="true" />}
    spellCheck={false}
    maxLength={SCAN_LENGTH}
    {...rest}
    keep={counted ? countedCharacters : barcodeCharacters}
    onKeyDown={(event) => {
      onKeyDown?.(event);
      if (event.key !== 'Enter' || event.defaultPrevented || !onCode) return;
      event.preventDefault();
      const code = event.currentTarget.value.trim();
      if (code) onCode(code);
    }}
  />
);
