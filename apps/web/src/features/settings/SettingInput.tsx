import type { SettingKey } from '@kadar/contract/settings.ts';
import { Group, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../kit/fields/DateField.tsx';
import { LongTextField } from '../../kit/fields/LongTextField.tsx';
import { GramField, IntegerField, PercentField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelectMany } from '../../kit/fields/SearchSelectMany.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { Toggle } from '../../kit/fields/Toggle.tsx';
import { choicesOf, kindOf } from './kinds.ts';

interface Props {
  settingKey: SettingKey;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  disabled: boolean;
  /** Id of the text that says what the setting means. */
  labelledBy: string;
}

type Rounding = { digit: string; step: number };
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const NUMBERS = {
  rupiah: RupiahField,
  gram: GramField,
  percent: PercentField,
  integer: IntegerField,
} as const;

/** The input of one system setting, typed as its schema says. */
export const SettingInput = ({ settingKey, value, onChange, error, disabled, labelledBy }: Props) => {
  const { t } = useTranslation('settings');
  const kind = kindOf(settingKey);
  const shared = { 'aria-labelledby': labelledBy, error, disabled };
  switch (kind) {
    case 'boolean':
      return <Toggle {...shared} value={value === true} onChange={onChange} size="md" />;
    case 'choice':
      return (
        <Select
          {...shared}
          data={choicesOf(settingKey)}
          value={String(value)}
          onChange={onChange}
          allowDeselect={false}
        />
      );
    case 'tokos':
      return (
        <SearchSelectMany
          {...shared}
          master="tokos"
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
        />
      );
    case 'rounding': {
      const { digit, step } = value as Rounding;
      return (
        <Group gap={8} wrap="nowrap" align="flex-start">
          <Select
            {...shared}
            data={[
              { value: 'HUNDREDTHS', label: t('hundredths') },
              { value: 'THOUSANDTHS', label: t('thousandths') },
            ]}
            value={digit}
            onChange={(next) => onChange({ digit: next, step })}
            allowDeselect={false}
          />
          <GramField
            aria-label={t('roundingStep')}
            disabled={disabled}
            value={step}
            onChange={(next) => onChange({ digit, step: next ?? 0 })}
            w={110}
          />
        </Group>
      );
    }
    case 'date':
      return <DateField {...shared} value={String(value)} onChange={onChange} />;
    case 'longtext':
      return <LongTextField {...shared} value={String(value)} onChange={onChange} />;
    case 'text':
      return <TextField {...shared} value={String(value)} onChange={onChange} upper={false} />;
    default: {
      const NumberInput = NUMBERS[kind];
      return <NumberInput {...shared} value={number(value)} onChange={onChange} />;
    }
  }
};
