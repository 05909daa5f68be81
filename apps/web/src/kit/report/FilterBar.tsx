import type { ReportDefinition, ReportFilter } from '@kadar/contract/report.ts';
import { Button, Select } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../fields/DateField.tsx';
import { useToday } from '../fields/dates.ts';
import { SearchSelect } from '../fields/SearchSelect.tsx';
import { TextField } from '../fields/TextFields.tsx';
import { useProblem } from '../list/problems.ts';
import { Hotkey } from '../page/Hotkey.tsx';
import { useDateLock } from '../session.ts';
import { useText } from '../text.ts';
import { type FilterProblems, type FilterValues, rangeOf } from './filters.ts';
import css from './report.module.css';
import { TokoSelect } from './TokoSelect.tsx';

interface FilterInputProps {
  name: string;
  filter: ReportFilter;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  locked: boolean;
}

const FilterInput = ({ name, filter, value, onChange, error, locked }: FilterInputProps) => {
  const read = useText();
  const { t } = useTranslation('kit');
  const shared = { name, label: read(filter.label), error, withAsterisk: filter.required === true };
  const first = filter.all ? [{ value: 'ALL', label: t('all') }] : [];
  switch (filter.kind) {
    case 'date':
      return <DateField {...shared} value={value} onChange={onChange} locked={locked} />;
    case 'month':
      return <DateField {...shared} mode="month" value={value} onChange={onChange} />;
    case 'choice':
      return (
        <Select
          {...shared}
          data={[
            ...first,
            ...(filter.choices ?? []).map((choice) => ({ value: choice.value, label: read(choice.label) })),
          ]}
          value={value || null}
          onChange={(next) => onChange(next ?? '')}
          allowDeselect={false}
        />
      );
    case 'ref':
      return (
        <SearchSelect
          {...shared}
          master={filter.ref ?? ''}
          first={first}
          value={value}
          onChange={(next) => onChange(next || (filter.all ? 'ALL' : ''))}
        />
      );
    default:
      return (
        <TextField
          {...shared}
          value={filter.all && value === 'ALL' ? '' : value}
          onChange={(next) => onChange(next || (filter.all ? 'ALL' : ''))}
          {...(filter.all && { placeholder: t('all') })}
        />
      );
  }
};

interface Props {
  definition: ReportDefinition;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  problems: FilterProblems;
  /** undefined where the user has no choice of shops. */
  toko: string | null | undefined;
  onToko: (toko: string | null) => void;
  onRun: () => void;
  running: boolean;
}

const RANGES = [
  ['today', 'today'],
  ['month', 'thisMonth'],
  ['year', 'thisYear'],
] as const;

/** All filters of a report in one row, with the button that runs it. */
export const FilterBar = ({
  definition,
  values,
  onChange,
  problems,
  toko,
  onToko,
  onRun,
  running,
}: Props) => {
  const { t } = useTranslation('kit');
  const problem = useProblem();
  const today = useToday();
  const { locked } = useDateLock();
  const { range } = definition;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRun();
  };
  return (
    <form className={css.filters} onSubmit={submit} aria-label={t('filters')}>
      {toko !== undefined && <TokoSelect value={toko} onChange={onToko} />}
      {Object.entries(definition.filters).map(([name, filter]) => (
        <FilterInput
          key={name}
          name={name}
          filter={filter}
          value={values[name] ?? ''}
          onChange={(value) => onChange({ ...values, [name]: value })}
          error={problem(problems[name], filter)}
          locked={locked}
        />
      ))}
      {range && !locked && (
        <Button.Group className={css.ranges}>
          {RANGES.map(([kind, label]) => (
            <Button
              key={kind}
              size="sm"
              px={10}
              onClick={() => {
                const { from, to } = rangeOf(kind, today);
                onChange({ ...values, [range.from]: from, [range.to]: to });
              }}
            >
              {t(label)}
            </Button>
          ))}
        </Button.Group>
      )}
      <Button
        type="submit"
        variant="filled"
        loading={running}
        leftSection={<IconPlayerPlay size={16} />}
        rightSection={<Hotkey keys="F9" />}
        className={css.run}
      >
        {t('show')}
      </Button>
    </form>
  );
};
