import { isNumber } from '@kadar/contract/bulk.ts';
import type { Field } from '@kadar/contract/fields.ts';
import { ActionIcon, Button, Select } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MaskedField } from '../fields/MaskedField.tsx';
import { decimalMask, integerMask } from '../fields/masks.ts';
import { useText } from '../text.ts';
import { isPercent, type Line, lineOf, type Way } from './bulk.ts';
import { FieldInput } from './FieldInput.tsx';
import css from './list.module.css';

const DECIMAL = decimalMask(3);
const WHOLE = integerMask();

interface Props {
  fields: ReadonlyMap<string, Field>;
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
}

/** Which fields get which value, or are moved by how much. */
export const BulkLines = ({ fields, lines, onChange }: Props) => {
  const { t } = useTranslation('kit');
  const read = useText();
  const taken = new Set(lines.map(({ field }) => field));
  const free = [...fields].find(([name]) => !taken.has(name));
  const put = (id: number, next: Line) => onChange(lines.map((line) => (line.id === id ? next : line)));
  const ways: { value: Way; label: string }[] = [
    { value: 'ISI', label: t('bulkSet') },
    { value: 'NAIK', label: t('bulkRaise') },
    { value: 'TURUN', label: t('bulkLower') },
    { value: 'TAMBAH', label: t('bulkAdd') },
    { value: 'KURANG', label: t('bulkTake') },
  ];
  return (
    <div>
      {lines.map((line, at) => {
        const field = fields.get(line.field);
        if (!field) return null;
        const plain: Field = { ...field, label: { id: t('bulkValue'), en: t('bulkValue') } };
        const whole = !isPercent(line.cara) && (field.kind === 'rupiah' || field.kind === 'integer');
        return (
          <div key={line.id} className={css.bulkRow}>
            <Select
              label={t('bulkField')}
              data={[...fields].map(([value, { label }]) => ({
                value,
                label: read(label),
                disabled: value !== line.field && taken.has(value),
              }))}
              value={line.field}
              allowDeselect={false}
              searchable
              openOnFocus={false}
              {...(at === 0 && { 'data-autofocus': true })}
              onChange={(name) => {
                const declared = name === null ? undefined : fields.get(name);
                if (name !== null && declared) put(line.id, lineOf(line.id, [name, declared]));
              }}
            />
            <Select
              label={t('bulkHow')}
              data={isNumber(field) ? ways : ways.slice(0, 1)}
              value={line.cara}
              allowDeselect={false}
              onChange={(cara) => put(line.id, { ...line, cara: (cara ?? 'ISI') as Way, number: null })}
            />
            {line.cara === 'ISI' ? (
              <FieldInput
                name={line.field}
                field={plain}
                value={line.values[line.field]}
                onChange={(value) => put(line.id, { ...line, values: { [line.field]: value } })}
              />
            ) : (
              <MaskedField
                label={ways.find(({ value }) => value === line.cara)?.label}
                value={line.number}
                onChange={(number) => put(line.id, { ...line, number })}
                mask={whole ? WHOLE : DECIMAL}
              />
            )}
            {lines.length > 1 && (
              <ActionIcon
                size="lg"
                aria-label={t('removeRow', { row: at + 1 })}
                onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
              >
                <IconTrash size={18} />
              </ActionIcon>
            )}
          </div>
        );
      })}
      {free && (
        <Button
          size="compact-sm"
          leftSection={<IconPlus size={18} />}
          onClick={() => onChange([...lines, lineOf(Math.max(...lines.map(({ id }) => id)) + 1, free)])}
        >
          {t('bulkMore')}
        </Button>
      )}
    </div>
  );
};
