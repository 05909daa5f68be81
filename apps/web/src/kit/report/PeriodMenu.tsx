import type { ReportDefinition } from '@kadar/contract/report.ts';
import { checkReportRange } from '@kadar/domain/dates.ts';
import { nameOfRange, RENTANG, type Rentang, rangeNamed } from '@kadar/domain/ranges.ts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDateLock } from '../date-lock.ts';
import { useToday } from '../fields/dates.ts';
import { useSetting } from '../session.ts';
import { spanIn } from './compared.ts';
import type { FilterValues } from './filters.ts';
import css from './report.module.css';

interface Props {
  definition: ReportDefinition;
  values: FilterValues;
  /** The range is chosen by its name, and is meant to be looked at. */
  onChoose: (values: FilterValues) => void;
}

/** Names after which a line is drawn: days, weeks, months, years, Lebaran. */
const LAST_OF_KIND: ReadonlySet<Rentang> = new Set(['TUJUH_HARI', 'MINGGU_LALU', 'BULAN_LALU', 'TAHUN_LALU']);

/** The usual periods by their names, for the two dates at once; the button says which of them is chosen. */
export const PeriodMenu = ({ definition, values, onChoose }: Props) => {
  const { t } = useTranslation('laporan');
  const today = useToday();
  const { locked } = useDateLock();
  const oneMonth = useSetting('REPORT_SATU_BULAN_PROTECTION_MODULE');
  const { range } = definition;
  if (!range || locked) return null;
  const span = spanIn(definition, values);
  const named = span && nameOfRange(span, today);
  return (
    <Menu position="bottom-start" shadow="md" withinPortal={false}>
      <Menu.Target>
        <Button
          px={10}
          className={css.period ?? ''}
          aria-label={t('periodOf', { nama: named ? t(`rentang.${named}`) : t('ownDates') })}
          rightSection={<IconChevronDown size={18} aria-hidden="true" />}
        >
          {named ? t(`rentang.${named}`) : t('ownDates')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {RENTANG.map((name) => {
          const meant = rangeNamed(name, today);
          if (!meant) return null;
          const refused = checkReportRange(meant.from, meant.to, { oneMonth }) !== null;
          return [
            <Menu.Item
              key={name}
              disabled={refused}
              {...(refused && { title: t('overAMonth') })}
              onClick={() => onChoose({ ...values, [range.from]: meant.from, [range.to]: meant.to })}
            >
              {t(`rentang.${name}`)}
            </Menu.Item>,
            LAST_OF_KIND.has(name) && <Menu.Divider key={`${name}-end`} />,
          ];
        })}
      </Menu.Dropdown>
    </Menu>
  );
};

/** Where today has nothing yet: this month is one press away. */
export const LongerRange = ({ definition, values, onChoose }: Props) => {
  const { t } = useTranslation('laporan');
  const today = useToday();
  const { locked } = useDateLock();
  const { range } = definition;
  const span = spanIn(definition, values);
  const month = rangeNamed('BULAN_INI', today);
  if (!range || locked || !span || !month || nameOfRange(span, today) !== 'HARI_INI') return null;
  return (
    <Button onClick={() => onChoose({ ...values, [range.from]: month.from, [range.to]: month.to })}>
      {t('rentang.BULAN_INI')}
    </Button>
  );
};
