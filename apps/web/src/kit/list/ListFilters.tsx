import type { Field } from '@kadar/contract/fields.ts';
import { FROM, filterFields, filterSort, TO } from '@kadar/contract/list-filters.ts';
import type { Master } from '@kadar/contract/master.ts';
import { Button, Drawer, Pill, Popover } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterDialog } from '../dialogs/later-dialog.ts';
import { useShowDate } from '../fields/dates.ts';
import { useFormat } from '../format.ts';
import { Hotkey, useScreenKeys } from '../page/Hotkey.tsx';
import { useCan } from '../session.ts';
import { useText } from '../text.ts';
import { usePhone } from '../usePhone.ts';
import { kindOf } from './columns.tsx';
import css from './list.module.css';
import type { ListQuestion } from './useListQuestion.ts';

const ListFilterFields = laterDialog(async () => ({
  default: (await import('./ListFilterFields.tsx')).ListFilterFields,
}));

interface Props {
  master: Master;
  asked: ListQuestion;
}

/** The filters of a list that this user sees. */
const useShown = (master: Master): [string, Field][] => {
  const sees = useCan('parameter.read') !== undefined;
  return filterFields(master).filter(([, field]) => !field.sees || sees);
};

/** What a list is filtered by, each as a chip that is let go. */
const FilterChips = ({ master, asked }: Props) => {
  const { t } = useTranslation('kit');
  const read = useText();
  const format = useFormat();
  const showDate = useShowDate();
  const { filters } = asked.question;
  const saidOf = (name: string, field: Field): string => {
    const show = (value: string) =>
      field.kind === 'date' ? showDate(value) : format(kindOf(field) ?? 'text', Number(value));
    if (filterSort(field) === 'RANGE') {
      const [from, to] = [filters[`${FROM}${name}`], filters[`${TO}${name}`]];
      return [from === undefined ? '' : `≥ ${show(from)}`, to === undefined ? '' : `≤ ${show(to)}`]
        .filter(Boolean)
        .join(' ');
    }
    const value = filters[name] ?? '';
    if (field.kind === 'boolean') return value === 'true' ? t('yes') : t('no');
    const choice = field.choices?.find((one) => one.value === value);
    return choice ? read(choice.label) : value;
  };
  return filterFields(master).flatMap(([name, field]) => {
    const keys = [name, `${FROM}${name}`, `${TO}${name}`];
    if (keys.every((key) => filters[key] === undefined)) return [];
    const label = `${read(field.label)}: ${saidOf(name, field)}`;
    return [
      <Pill
        key={name}
        size="md"
        className={css.chip ?? ''}
        withRemoveButton
        onRemove={() =>
          asked.setFilters(Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key))))
        }
        removeButtonProps={{ 'aria-label': t('filterRemove', { label }), 'aria-hidden': false, tabIndex: 0 }}
      >
        {label}
      </Pill>,
    ];
  });
};

/** The filters of a list behind one button, and those that are chosen as chips. */
export const ListFilters = ({ master, asked }: Props) => {
  const { t } = useTranslation('kit');
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const shown = useShown(master);
  useScreenKeys([['alt+F', () => setOpen((was) => !was)]]);
  if (shown.length === 0) return null;
  const fields = (
    <div className={css.filters}>
      {open && <ListFilterFields master={master} asked={asked} shown={shown} />}
    </div>
  );
  const button = (
    <Button
      variant="default"
      leftSection={<IconAdjustments size={18} />}
      {...(!phone && { rightSection: <Hotkey keys="Alt+F" /> })}
      aria-expanded={open}
      onClick={() => setOpen((was) => !was)}
    >
      {t('filters')}
    </Button>
  );
  return (
    <>
      {phone ? (
        <>
          {button}
          <Drawer
            opened={open}
            onClose={() => setOpen(false)}
            position="bottom"
            size="auto"
            title={t('filters')}
          >
            {fields}
          </Drawer>
        </>
      ) : (
        <Popover opened={open} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
          <Popover.Target>{button}</Popover.Target>
          <Popover.Dropdown aria-label={t('filters')}>{fields}</Popover.Dropdown>
        </Popover>
      )}
      <FilterChips master={master} asked={asked} />
    </>
  );
};
