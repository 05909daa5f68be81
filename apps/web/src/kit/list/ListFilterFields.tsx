import type { Field } from '@kadar/contract/fields.ts';
import { FROM, filterSort, TO } from '@kadar/contract/list-filters.ts';
import type { Master } from '@kadar/contract/master.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../api/transport.ts';
import { DateField } from '../fields/DateField.tsx';
import { GramField, IntegerField, KadarField, PercentField, RupiahField } from '../fields/NumberFields.tsx';
import { SearchSelect } from '../fields/SearchSelect.tsx';
import { useActingToko } from '../session.ts';
import { useText } from '../text.ts';
import css from './list.module.css';
import type { Chosen, ListQuestion } from './useListQuestion.ts';
import { listParams } from './useMasterList.ts';

const NUMBERS = {
  integer: IntegerField,
  rupiah: RupiahField,
  gram: GramField,
  percent: PercentField,
  kadar: KadarField,
};

interface Props {
  master: Master;
  asked: ListQuestion;
}

type OneProps = Props & { name: string; field: Field; onChange: (change: Chosen) => void };

/** A choice, with how many records each of its values has beside what else is asked. */
const ChoiceFilter = ({ master, asked, name, field, onChange }: OneProps) => {
  const { t } = useTranslation('kit');
  const read = useText();
  const toko = useActingToko();
  const { filters } = asked.question;
  const counts = useQuery({
    queryKey: ['master', master.name, 'hitung', toko, name, asked.question],
    queryFn: async ({ signal }) => {
      const query = { ...listParams(asked.question), kolom_filter: name };
      const path = `${master.paths.list}/hitung`;
      return (await request<{ nilai: string; jumlah: number }[]>('GET', path, { query, signal })).data;
    },
  });
  const words =
    field.kind === 'boolean'
      ? [
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]
      : (field.choices ?? []).map(({ value, label }) => ({ value, label: read(label) }));
  return (
    <Select
      label={read(field.label)}
      data={words.map(({ value, label }) => {
        const count = counts.data
          ? (counts.data.find(({ nilai }) => nilai === value)?.jumlah ?? 0)
          : undefined;
        return { value, label: count === undefined ? label : `${label} (${count})` };
      })}
      value={filters[name] ?? null}
      onChange={(next) => onChange({ [name]: next ?? '' })}
      placeholder={t('all')}
      clearable
      comboboxProps={{ withinPortal: false }}
    />
  );
};

const RangeFilter = ({ asked, name, field, onChange }: OneProps) => {
  const { t } = useTranslation('kit');
  const read = useText();
  const { filters } = asked.question;
  const label = read(field.label);
  return (
    <div className={css.range}>
      {[FROM, TO].map((side) => {
        const key = `${side}${name}`;
        const said = t(side === FROM ? 'filterFrom' : 'filterTo', { label });
        const value = filters[key] ?? '';
        if (field.kind === 'date')
          return (
            <DateField key={key} label={said} value={value} onChange={(next) => onChange({ [key]: next })} />
          );
        const NumberInput = NUMBERS[field.kind as keyof typeof NUMBERS];
        return (
          <NumberInput
            key={key}
            label={said}
            value={value === '' ? null : Number(value)}
            onChange={(next) => onChange({ [key]: next === null ? '' : String(next) })}
          />
        );
      })}
    </div>
  );
};

const OneFilter = (props: OneProps) => {
  const { name, field, asked, onChange } = props;
  const { t } = useTranslation('kit');
  const read = useText();
  if (filterSort(field) === 'RANGE') return <RangeFilter {...props} />;
  if (field.kind !== 'ref') return <ChoiceFilter {...props} />;
  return (
    <SearchSelect
      label={read(field.label)}
      master={field.ref ?? ''}
      value={asked.question.filters[name] ?? ''}
      onChange={(next) => onChange({ [name]: next })}
      placeholder={t('all')}
      clearable
    />
  );
};

/** The inputs of a list's filters; what is chosen holds at once. */
export const ListFilterFields = ({ master, asked, shown }: Props & { shown: readonly [string, Field][] }) =>
  shown.map(([name, field]) => (
    <OneFilter
      key={name}
      master={master}
      asked={asked}
      name={name}
      field={field}
      onChange={(change) => asked.setFilters({ ...asked.question.filters, ...change })}
    />
  ));
