import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { newId } from '../../kit/new-id.ts';
import css from './barang.module.css';
import formCss from './form.module.css';
import type { AtributValues } from './form-model.ts';

interface Props {
  value: readonly AtributValues[];
  onChange: (value: readonly AtributValues[]) => void;
  error: string | undefined;
}

/** Stones and add-ons of a piece, each with its price. */
export const AtributRows = ({ value, onChange, error }: Props) => {
  const { t } = useTranslation('barang');
  const put = (at: number, change: Partial<AtributValues>) =>
    onChange(value.map((line, index) => (index === at ? { ...line, ...change } : line)));
  return (
    <fieldset className={formCss.atribut}>
      <legend>{t('atribut')}</legend>
      {value.map((line, at) => (
        <div key={line.id} className={formCss.atributRow}>
          <TextField
            name={at === 0 ? 'atribut' : `atribut.${at}`}
            aria-label={t('atributNama', { no: at + 1 })}
            placeholder={t('atributPlaceholder')}
            value={line.nama}
            onChange={(nama) => put(at, { nama })}
            maxLength={60}
          />
          <RupiahField
            aria-label={t('atributHarga', { no: at + 1 })}
            value={line.harga}
            onChange={(harga) => put(at, { harga })}
          />
          <ActionIcon
            size={36}
            aria-label={t('removeAtribut', { no: at + 1 })}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </div>
      ))}
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<IconPlus size={18} />}
        onClick={() => onChange([...value, { id: newId(), nama: '', harga: null }])}
      >
        {t('addAtribut')}
      </Button>
    </fieldset>
  );
};
