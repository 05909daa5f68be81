import { TAG_RATA, type TagField } from '@kadar/contract/label-tag.ts';
import { Button, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { decimalSign } from '../../kit/separators.ts';
import css from './label.module.css';

/** The printer's letters, 1 to 3. */
const SIZES = ['kecil', 'sedang', 'besar'] as const;

interface Props {
  field: TagField;
  onChange: (change: Partial<TagField>) => void;
  onRemove: () => void;
}

interface MmProps {
  label: string;
  value: number;
  min?: number;
  onChange: (tenths: number) => void;
}

/** Millimetres with one decimal; the layout counts tenths. */
export const Mm = ({ label, value, min = 0, onChange }: MmProps) => (
  <NumberInput
    label={label}
    value={value / 10}
    min={min}
    max={200}
    step={0.1}
    decimalScale={1}
    fixedDecimalScale
    decimalSeparator={decimalSign()}
    hideControls
    // A figure that ends in a zero comes as a text.
    onChange={(mm) => mm !== '' && Number.isFinite(Number(mm)) && onChange(Math.round(Number(mm) * 10))}
  />
);

/** Where the chosen field stands, how large it is and how it is written. */
export const FieldForm = ({ field, onChange, onRemove }: Props) => {
  const { t } = useTranslation('label');
  const isText = field.isi !== 'KODE' && field.isi !== 'QR';
  return (
    <div className={css.form}>
      <div className={css.four}>
        <Mm label={t('x')} value={field.x} onChange={(x) => onChange({ x })} />
        <Mm label={t('y')} value={field.y} onChange={(y) => onChange({ y })} />
        <Mm label={t('lebar')} value={field.lebar} min={0.5} onChange={(lebar) => onChange({ lebar })} />
        <Mm label={t('tinggi')} value={field.tinggi} min={0.5} onChange={(tinggi) => onChange({ tinggi })} />
      </div>
      {isText && (
        <div className={css.ways}>
          <SegmentedControl
            aria-label={t('huruf')}
            data={SIZES.map((size, i) => ({ value: String(i + 1), label: t(`hurufs.${size}`) }))}
            value={String(field.huruf)}
            onChange={(size) => onChange({ huruf: size === '3' ? 3 : size === '2' ? 2 : 1 })}
          />
          <SegmentedControl
            aria-label={t('rata')}
            data={TAG_RATA.map((value) => ({ value, label: t(`ratas.${value}`) }))}
            value={field.rata}
            onChange={(rata) => onChange({ rata })}
          />
        </div>
      )}
      {field.isi === 'TEKS' && (
        <TextInput
          label={t('teks')}
          maxLength={40}
          value={field.teks}
          onChange={(event) => onChange({ teks: event.currentTarget.value.toUpperCase() })}
        />
      )}
      <Button onClick={onRemove} leftSection={<IconTrash size={18} aria-hidden="true" />}>
        {t('remove')}
      </Button>
    </div>
  );
};
