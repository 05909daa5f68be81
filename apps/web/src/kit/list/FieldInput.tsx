import { isFlagged } from '@kadar/contract/fields.ts';
import { PasswordInput, Select } from '@mantine/core';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorField } from '../fields/ColorField.tsx';
import { DateField } from '../fields/DateField.tsx';
import { FILTERS, phoneDigits } from '../fields/filters.ts';
import { ImageField } from '../fields/ImageField.tsx';
import { LongTextField } from '../fields/LongTextField.tsx';
import { GramField, IntegerField, KadarField, PercentField, RupiahField } from '../fields/NumberFields.tsx';
import { SearchSelect } from '../fields/SearchSelect.tsx';
import { SearchSelectMany } from '../fields/SearchSelectMany.tsx';
import { TextField } from '../fields/TextFields.tsx';
import { Toggle } from '../fields/Toggle.tsx';
import type { MasterRow } from '../masters.ts';
import { useMessage, useText } from '../text.ts';
import type { FieldInputProps } from './field-input.ts';
import { RowsField } from './RowsField.tsx';
import { UploadBase } from './upload-base.ts';

const text = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : String(value);
const number = (value: unknown): number | null =>
  value === null || value === '' || value === undefined ? null : Number(value);

const addresses = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
/** Keys of a list that holds keys, or whole records. */
const keysOf = (value: unknown, key = ''): string[] =>
  Array.isArray(value)
    ? value.map((one) => String(one !== null && typeof one === 'object' ? (one as MasterRow)[key] : one))
    : [];
/** '#750, #17K', and what is being typed as it is. */
const hashed = (value: unknown): string =>
  Array.isArray(value) ? value.map((word) => `#${String(word)}`).join(', ') : text(value);

const NUMBERS = {
  rupiah: RupiahField,
  gram: GramField,
  percent: PercentField,
  kadar: KadarField,
} as const;

/** What the inputs of all kinds say alike: label, help or doubt, error, and whether they must be filled. */
const useShared = ({
  name,
  field,
  value,
  onBlur,
  error,
  disabled = false,
  first = false,
  ref,
}: FieldInputProps) => {
  const read = useText();
  const message = useMessage();
  const label = read(field.label);
  const flag = isFlagged(field, text(value)) ? message('TEKS_TERLALU_PENDEK', { label }) : undefined;
  return {
    name,
    label,
    description: flag ?? (field.help && read(field.help)),
    error,
    disabled,
    withAsterisk: field.required === true,
    'aria-required': field.required === true,
    ...(onBlur && { onBlur }),
    ...(ref && { ref }),
    ...(first && { 'data-autofocus': true }),
  };
};

type PickProps = Pick<FieldInputProps, 'field' | 'value' | 'onChange'> & {
  shared: ReturnType<typeof useShared>;
};

/** One of the field's own choices, or a record of a master, or several. */
const PickInput = ({ shared, field, value, onChange }: PickProps) => {
  const read = useText();
  const { t } = useTranslation('kit');
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          {...shared}
          data={(field.choices ?? []).map((choice) => ({ value: choice.value, label: read(choice.label) }))}
          value={text(value) || null}
          onChange={(next) => onChange(next ?? '')}
          allowDeselect={!field.required}
          openOnFocus={false}
          searchable
          selectFirstOptionOnChange
          nothingFoundMessage={t('noChoice')}
          placeholder={t('choose')}
        />
      );
    case 'ref':
      return (
        <SearchSelect
          {...shared}
          master={field.ref ?? ''}
          addable
          value={text(value)}
          onChange={(next) => onChange(next)}
          clearable={!field.required}
          openOnFocus={false}
          placeholder={t('choose')}
        />
      );
    default:
      return (
        <SearchSelectMany
          {...shared}
          master={field.ref ?? ''}
          addable
          value={keysOf(value, field.refKey)}
          openOnFocus={false}
          onChange={onChange}
        />
      );
  }
};

/** The input of one declared field, by its kind. */
export const FieldInput = (props: FieldInputProps) => {
  const { name, field, value, onChange, error, disabled = false, ref } = props;
  const uploads = useContext(UploadBase);
  const shared = useShared(props);
  switch (field.kind) {
    case 'integer':
      return (
        <IntegerField
          {...shared}
          value={number(value)}
          onChange={onChange}
          positive={(field.min ?? 0) >= 1}
        />
      );
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
    case 'ref':
    case 'refs':
      return <PickInput shared={shared} field={field} value={value} onChange={onChange} />;
    case 'image':
    case 'images':
      return (
        <ImageField
          label={shared.label}
          description={shared.description}
          error={typeof error === 'string' ? error : undefined}
          required={field.required === true}
          disabled={disabled}
          value={addresses(value)}
          onChange={(next) => onChange(field.kind === 'images' ? next : (next[0] ?? ''))}
          max={field.kind === 'images' ? (field.max ?? 10) : 1}
          path={`${uploads}/gambar/${name}`}
          {...(ref && { ref })}
        />
      );
    case 'tags':
      return <TextField {...shared} value={hashed(value)} onChange={onChange} placeholder="#750, #17K" />;
    case 'date':
      return <DateField {...shared} value={text(value)} onChange={onChange} />;
    case 'longtext':
      return (
        <LongTextField
          {...shared}
          ref={undefined}
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
      return <ColorField {...shared} value={text(value)} onChange={onChange} />;
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
          {...(field.filter && { keep: FILTERS[field.filter] })}
          {...(field.filter === 'digits' && { inputMode: 'numeric' as const })}
          {...(field.kind === 'phone' && { keep: phoneDigits, inputMode: 'tel' as const })}
        />
      );
  }
};
