import { ActionIcon, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { GramField, IntegerField, KadarField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { useOptions } from '../../kit/fields/useOptions.ts';
import type { TerimaLine } from './job.ts';
import css from './tukang.module.css';

interface Props {
  line: TerimaLine;
  at: number;
  disabled: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<TerimaLine>) => void;
  onRemove: () => void;
  onFocus: () => void;
}

/** What he brings: pieces, a bar, or what he did not use. */
export const WorkLine = ({ line, at, disabled, errors, onChange, onRemove, onFocus }: Props) => {
  const { t } = useTranslation('tukang-emas');
  const purities = [...useOptions('kadar', '', []).options.values()];
  const choice = {
    searchable: true,
    selectFirstOptionOnChange: true,
    openOnFocus: false,
    allowDeselect: false,
  };
  const bind = <K extends keyof TerimaLine>(name: K) => ({
    name: `lines.${at}.${name}`,
    label: t(name as 'kadar'),
    disabled,
    withAsterisk: name !== 'upah',
    error: errors[name],
    value: line[name],
    onChange: (value: TerimaLine[K] | null) =>
      onChange({ [name]: value ?? (typeof line[name] === 'string' ? '' : null) }),
  });
  const murniOf = (kadar: number | null) =>
    purities.find(({ row }) => Number(row.kadar) === kadar)?.row.kadar_murni ?? kadar;
  const pieces = line.hasil === 'PIECE';
  return (
    <fieldset className={css.work} aria-label={t('lineNo', { no: at + 1 })} onFocus={onFocus}>
      <Select
        {...bind('hasil')}
        {...choice}
        data={(['PIECE', 'BATANG', 'SISA'] as const).map((value) => ({ value, label: t(value) }))}
      />
      {pieces && (
        <KadarField
          {...bind('kadar')}
          onChange={(kadar) =>
            onChange({ kadar, kadar_murni: kadar && Math.min(100, Number(murniOf(kadar))) })
          }
        />
      )}
      <KadarField {...bind('kadar_murni')} />
      {pieces && <SearchSelect {...bind('kode_dept')} master="jenis" openOnFocus={false} />}
      {pieces && <SearchSelect {...bind('kode_group')} master="group" openOnFocus={false} />}
      {pieces && <IntegerField {...bind('qty')} positive />}
      <GramField {...bind('berat')} />
      {line.hasil !== 'SISA' && (
        <Select
          {...bind('upah_jenis')}
          {...choice}
          data={(['PER_GRAM', 'PER_PCS', 'BORONG'] as const).map((value) => ({ value, label: t(value) }))}
        />
      )}
      {line.hasil !== 'SISA' && <RupiahField {...bind('upah')} />}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={css.remove ?? ''}
        disabled={disabled}
        aria-label={t('removeLine', { no: at + 1 })}
        aria-keyshortcuts="Control+Delete"
        onClick={onRemove}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </fieldset>
  );
};
