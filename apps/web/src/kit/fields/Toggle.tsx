import { Switch, type SwitchProps } from '@mantine/core';

export interface ToggleProps extends Omit<SwitchProps, 'checked' | 'onChange' | 'value'> {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Yes or no, by mouse, finger or Space; Enter moves on as from any field. */
export const Toggle = ({ value, onChange, ...rest }: ToggleProps) => (
  <Switch {...rest} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
);
