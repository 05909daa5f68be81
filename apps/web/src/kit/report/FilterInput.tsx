import type { ReportFilter } from '@kadar/contract/report.ts';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../fields/DateField.tsx';
import { SearchSelect } from '../fields/SearchSelect.tsx';
import { TextField } from '../fields/TextFields.tsx';
import { useText } from '../text.ts';
import css from './report.module.css';
import { UserField } from './UserField.tsx';

interface Props {
  name: string;
  filter: ReportFilter;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  locked: boolean;
  /** The label stands above; otherwise inside, where it names what is not chosen. */
  labelled: boolean;
}

/** A filter of a report as a field. */
export const FilterInput = ({ name, filter, value, onChange, error, locked, labelled }: Props) => {
  const read = useText();
  const { t } = useTranslation('kit');
  const label = read(filter.label);
  const shared = {
    name,
    error,
    ...(labelled ? { label, withAsterisk: filter.required === true } : { 'aria-label': label, title: label }),
  };
  const first = filter.all ? [{ value: 'ALL', label: t('all') }] : [];
  // Without a label above, a filter that lets all through says its own name.
  const chosen = !labelled && value === 'ALL' ? '' : value;
  switch (filter.kind) {
    case 'date':
      return (
        <DateField {...shared} value={value} onChange={onChange} locked={locked} className={css.date ?? ''} />
      );
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
          value={chosen || null}
          placeholder={label}
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
          value={chosen}
          placeholder={label}
          onChange={(next) => onChange(next || (filter.all ? 'ALL' : ''))}
        />
      );
    default: {
      const Code = filter.suggests === 'users' ? UserField : TextField;
      return (
        <Code
          {...shared}
          value={filter.all && value === 'ALL' ? '' : value}
          onChange={(next) => onChange(next || (filter.all ? 'ALL' : ''))}
          placeholder={labelled && filter.all ? t('all') : label}
        />
      );
    }
  }
};
