import { Textarea, type TextareaProps } from '@mantine/core';

export interface LongTextFieldProps extends Omit<TextareaProps, 'value' | 'onChange' | 'defaultValue'> {
  value: string;
  onChange: (value: string) => void;
}

/** Several lines, kept as typed. */
export const LongTextField = ({ value, onChange, ...rest }: LongTextFieldProps) => (
  <Textarea
    autosize
    minRows={2}
    maxRows={8}
    {...rest}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
