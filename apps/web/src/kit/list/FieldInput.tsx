import { ColorInput, PasswordInput, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../fields/DateField.tsx';
import { GramField, IntegerField, KadarField, PercentField, RupiahField } from '../fields/NumberFields.tsx';
import { SearchSelect, SearchSelectMany } from '../fields/SearchSelect.tsx';
import { LongTextField, TextField } from '../fields/TextFields.tsx';
import { Toggle } from '../fields/Toggle.tsx';
import { useText } from '../text.ts';
import type { FieldInputProps } from './field-input.ts';
import { RowsField } from './RowsField.tsx';

const digits = (text: string): string => text.replaceAll(/[^\d+]/g, '');
const text = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : String(value);
const number = (value: unknown): number | null =>
  value === null || value === '' || value === undefined ? null : Number(value);

const NUMBERS = {
  integer: IntegerField,
  rupiah: RupiahField,
  gram: GramField,
  percent: PercentField,
  kadar: KadarField,
} as const;

/** The input of one declared field, by its kind. */
export const FieldInput = ({
  name,
  field,
  value,
  onChange,
  onBlur,
  error,
  disabled = false,
  first = false,
  ref,
}: FieldInputProps) => {
  const read = useText();
  const { t } = useTranslation('kit');
  const shared = {
    name,
    label: read(field.label),
    description: field.help && read(field.help),
    error,
    disabled,
    withAsterisk: field.required === true,
    'aria-required': field.required === true,
    ...(onBlur && { onBlur }),
    ...(ref && { ref }),
    ...(first && { 'data-autofocus': true }),
  };
  switch (field.kind) {
    case 'integer':
    case 'rupiah':
    case 'gram':
    case 'percent':
    case 'kadar': {
      const NumberInput = NUMBERS[field.kind];
      return <NumberInput {...shared} value={number(value)} onChange={onChange} />;
    }
    case 'boolean':
      return (
        <Toggle
          label={shared.label}
          description={shared.description}
          error={error}
          disabled={disabled}
          value={value === true}
          onChange={onChange}
          {...(ref && { ref })}
        />
      );
    case 'choice':
      return (
        <Select
          {...shared}
          data={(field.choices ?? []).map((choice) => ({ value: choice.value, label: read(choice.label) }))}
          value={text(value) || null}
          onChange={(next) => onChange(next ?? '')}
          allowDeselect={!field.required}
          placeholder={t('choose')}
        />
      );
    case 'ref':
      return (
        <SearchSelect
          {...shared}
          master={field.ref ?? ''}
          value={text(value)}
          onChange={(next) => onChange(next)}
          clearable={!field.required}
          placeholder={t('choose')}
        />
      );
    case 'refs':
      return (
        <SearchSelectMany
          {...shared}
          master={field.ref ?? ''}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
        />
      );
    case 'date':
      return <DateField {...shared} value={text(value)} onChange={onChange} />;
    case 'longtext':
      return (
        <LongTextField
          {...{ ...shared, ref: undefined }}
          value={text(value)}
          onChange={(next) => onChange(field.upper === true ? next.toUpperCase() : next)}
          maxLength={field.max ?? 4000}
        />
      );
    case 'password':
      return (
        <PasswordInput
          {...shared}
          value={text(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoComplete="new-password"
        />
      );
    case 'color':
      return <ColorInput {...shared} value={text(value)} onChange={onChange} />;
    case 'rows':
      return (
        <RowsField
          Input={FieldInput}
          label={shared.label}
          fields={field.fields ?? {}}
          value={Array.isArray(value) ? (value as Record<string, unknown>[]) : []}
          onChange={onChange}
          error={error}
        />
      );
    default:
      return (
        <TextField
          {...shared}
          value={text(value)}
          onChange={onChange}
          upper={field.kind === 'text' && field.upper !== false}
          maxLength={field.max ?? 200}
          {...(field.kind === 'phone' && { keep: digits, inputMode: 'tel' as const })}
        />
      );
  }
};
