import { addDays, addMonths } from '@kadar/domain/dates.ts';
import { ActionIcon, Button, Popover, Skeleton, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar, IconLock } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../later.tsx';
import type { DateMode } from './date-mode.ts';
import { useMonths, useToday, useWriteDate } from './dates.ts';
import css from './fields.module.css';
import { readDate } from './read-date.ts';

const Waiting = () => <Skeleton h={270} />;
const Calendar = later(() => import('./Calendar.tsx'), Waiting);

export interface DateFieldProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'ref' | 'min' | 'max'> {
  /** 'yyyy-MM-dd', 'yyyy-MM' or 'yyyy' by mode; '' when empty. */
  value: string;
  onChange: (value: string) => void;
  mode?: DateMode;
  min?: string;
  max?: string;
  /** The date lock holds: shown, never changed [spec A §4]. */
  locked?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const LENGTH: Record<DateMode, number> = { day: 10, month: 7, year: 4 };
const PRESET = { day: 'today', month: 'thisMonth', year: 'thisYear' } as const;

/** The first day a value of any mode stands for. */
const dayOf = (value: string): string => (value ? `${value}-01-01`.slice(0, 10) : '');

const useShown = (mode: DateMode) => {
  const showDate = useWriteDate();
  return (value: string): string => {
    if (value === '' || mode === 'year') return value;
    const shown = showDate(dayOf(value));
    return mode === 'day' ? shown : shown.replace(/^\d+ /, '');
  };
};

const useRead = (mode: DateMode) => {
  const months = useMonths();
  return (text: string): string | null => {
    if (mode === 'year') return /^\d{4}$/.test(text.trim()) ? text.trim() : null;
    const date =
      readDate(text, months) ??
      (mode === 'month' ? (readDate(`1 ${text}`, months) ?? readDate(`01/${text}`, months)) : null);
    return date === null ? null : date.slice(0, LENGTH[mode]);
  };
};

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

const stepped = (value: string, mode: DateMode, step: number): string => {
  const day = dayOf(value);
  if (mode === 'day') return addDays(day, step);
  return addMonths(day, mode === 'month' ? step : step * 12).slice(0, LENGTH[mode]);
};

/** A date typed in any usual form or picked; arrows move it by one; 'Hari Ini' / 'Bulan Ini' / 'Tahun Ini' [spec A §2]. */
export const DateField = ({
  value,
  onChange,
  mode = 'day',
  min,
  max,
  locked = false,
  disabled,
  readOnly,
  onKeyDown,
  onBlur,
  ...rest
}: DateFieldProps) => {
  const { t } = useTranslation('kit');
  const today = useToday();
  const show = useShown(mode);
  const read = useRead(mode);
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const fixed = locked || readOnly === true;

  const set = (next: string) => {
    setTyped(null);
    setOpen(false);
    if (next !== value) onChange(next);
  };
  const commit = () => {
    if (typed === null) return;
    if (typed.trim() === '') set('');
    else set(read(typed) ?? value);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      setOpen(true);
    } else if (step && !fixed) {
      event.preventDefault();
      set(value ? stepped(value, mode, step) : today.slice(0, LENGTH[mode]));
    } else if (event.key === 'Enter') commit();
    onKeyDown?.(event);
  };

  const opener = locked ? (
    <IconLock size={18} role="img" aria-label={t('dateLocked')} />
  ) : (
    <ActionIcon
      onClick={() => setOpen((was) => !was)}
      aria-label={t('openCalendar')}
      aria-expanded={open}
      disabled={disabled === true || fixed}
      tabIndex={-1}
    >
      <IconCalendar size={18} />
    </ActionIcon>
  );

  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          autoComplete="off"
          placeholder={t(
            mode === 'day' ? 'datePlaceholder' : mode === 'month' ? 'monthPlaceholder' : 'yearPlaceholder',
          )}
          {...rest}
          disabled={disabled === true}
          readOnly={fixed}
          value={typed ?? show(value)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={keys}
          onBlur={(event) => {
            commit();
            onBlur?.(event);
          }}
          rightSection={opener}
        />
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={t('openCalendar')}>
        <div className={css.calendar}>
          {open && (
            <Calendar
              mode={mode}
              value={dayOf(value)}
              min={min}
              max={max}
              onPick={(date) => set(date.slice(0, LENGTH[mode]))}
            />
          )}
        </div>
        <div className={css.presets}>
          <Button size="compact-sm" onClick={() => set(today.slice(0, LENGTH[mode]))}>
            {t(PRESET[mode])}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
