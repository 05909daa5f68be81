import '@mantine/dates/styles.layer.css';
import { DatePicker, DatesProvider, MonthPicker, YearPicker } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../text.ts';
import type { DateMode } from './date-mode.ts';
import 'dayjs/locale/id';
import 'dayjs/locale/it';
import 'dayjs/locale/ja';
import 'dayjs/locale/ms';
import 'dayjs/locale/zh-hk';

const DAYJS = { id: 'id', en: 'en', it: 'it', hk: 'zh-hk', my: 'ms', jp: 'ja' } as const;
const PICKERS = { day: DatePicker, month: MonthPicker, year: YearPicker };

interface Props {
  mode: DateMode;
  /** 'yyyy-MM-dd' or ''. */
  value: string;
  onPick: (date: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** The month sheet of a date field; its own chunk. */
const Calendar = ({ mode, value, onPick, min, max }: Props) => {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const Picker = PICKERS[mode];
  return (
    <DatesProvider settings={{ locale: DAYJS[language], firstDayOfWeek: 1 }}>
      <Picker
        ariaLabels={{
          nextMonth: t('nextPage'),
          previousMonth: t('previousPage'),
          nextYear: t('nextPage'),
          previousYear: t('previousPage'),
          nextDecade: t('nextPage'),
          previousDecade: t('previousPage'),
        }}
        value={value || null}
        {...(value && { defaultDate: value })}
        {...(min && { minDate: min })}
        {...(max && { maxDate: max })}
        onChange={(date) => date && onPick(date)}
      />
    </DatesProvider>
  );
};

export default Calendar;
