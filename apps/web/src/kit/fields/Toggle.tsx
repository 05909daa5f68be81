import { Switch, type SwitchProps } from '@mantine/core';

export interface ToggleProps extends Omit<SwitchProps, 'checked' | 'onChange' | 'value'> {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Yes or no, by mouse, finger, Space or Enter. */
export const Toggle = ({ value, onChange, ...rest }: ToggleProps) => (
  <Switch
    {...rest}
    checked={value}
    onChange={(event) => onChange(event.currentTarget.checked)}
    onKeyDown={(event) => {
      if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        onChange(!value);
      }
    }}
  />
);
