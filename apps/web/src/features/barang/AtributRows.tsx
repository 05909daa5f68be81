import { ActionIcon, Button } from '@mantine/core';
import { IconDiamond, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { newId } from '../../kit/new-id.ts';
import css from './barang.module.css';
import formCss from './form.module.css';
import type { AtributValues } from './form-model.ts';
import { StoneFields, useStonePrice } from './StoneFields.tsx';

interface Props {
  value: readonly AtributValues[];
  onChange: (value: readonly AtributValues[]) => void;
  error: string | undefined;
}

/** Whether a line says what no mere add-on has. */
const isStone = ({ more = {} }: AtributValues): boolean =>
  Object.entries(more).some(([name, value]) => name !== 'berat' && value !== undefined);

/** Stones and add-ons of a piece, each with its price; that of graded stones is proposed by the price list. */
export const AtributRows = ({ value, onChange, error }: Props) => {
  const { t } = useTranslation('barang');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const shows = (line: AtributValues): boolean => opened.includes(line.id) || isStone(line);
  const priceOf = useStonePrice(value.some(shows));
  const say = (at: number, line: AtributValues, change: NonNullable<AtributValues['more']>) => {
    const more = { ...line.more, ...change };
    const price = line.harga === null || line.listed ? priceOf(more) : null;
    put(at, { more, ...(price !== null && { harga: price, listed: true }) });
  };
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
            onChange={(harga) => put(at, { harga, listed: false })}
          />
          <ActionIcon
            size={36}
            aria-label={t('stoneGrades', { no: at + 1 })}
            aria-expanded={shows(line)}
            onClick={() => setOpened((was) => [...was, line.id])}
          >
            <IconDiamond size={18} />
          </ActionIcon>
          <ActionIcon
            size={36}
            aria-label={t('removeAtribut', { no: at + 1 })}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            <IconTrash size={18} />
          </ActionIcon>
          {shows(line) && (
            <StoneFields no={at + 1} value={line.more ?? {}} onChange={(change) => say(at, line, change)} />
          )}
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
