import type { Field } from '@kadar/contract/fields.ts';
import { ActionIcon, Button, Fieldset, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ComponentType, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldInputProps } from './field-input.ts';
import { startValues } from './form-values.ts';
import css from './list.module.css';

interface Props {
  /** Draws one field of a row. */
  Input: ComponentType<FieldInputProps>;
  label: string;
  fields: Record<string, Field>;
  value: Record<string, unknown>[];
  onChange: (value: unknown) => void;
  error?: string | undefined;
}

/** A field that holds rows of fields, such as the price steps of a parameter. */
export const RowsField = ({ Input, label, fields, value, onChange, error }: Props) => {
  const { t } = useTranslation('kit');
  // Rows have no names of their own; a counter keeps each one's inputs its own while others come and go.
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < value.length) {
    keys.current.push(next.current);
    next.current += 1;
  }
  const change = (at: number, name: string, to: unknown) =>
    onChange(value.map((row, index) => (index === at ? { ...row, [name]: to } : row)));
  const remove = (at: number) => {
    keys.current.splice(at, 1);
    onChange(value.filter((_, index) => index !== at));
  };
  return (
    <Fieldset legend={label}>
      {value.map((row, at) => (
        <div key={keys.current[at]} className={css.rowOfFields}>
          {Object.entries(fields).map(([name, field]) => (
            <Input
              key={name}
              name={name}
              field={field}
              value={row[name]}
              onChange={(to) => change(at, name, to)}
            />
          ))}
          <ActionIcon
            onClick={() => remove(at)}
            aria-label={t('removeRow', { row: at + 1 })}
            mt={24}
            size="lg"
          >
            <IconTrash size={18} />
          </ActionIcon>
        </div>
      ))}
      {error && (
        <Text c="var(--k-out)" size="sm" role="alert">
          {error}
        </Text>
      )}
      <Button
        size="compact-sm"
        leftSection={<IconPlus size={18} />}
        onClick={() => onChange([...value, startValues(fields, null)])}
      >
        {t('addRow')}
      </Button>
    </Fieldset>
  );
};
