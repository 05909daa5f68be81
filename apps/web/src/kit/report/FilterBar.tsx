import type { ReportDefinition } from '@kadar/contract/report.ts';
import type { Pembanding } from '@kadar/domain/ranges.ts';
import { Button, Drawer } from '@mantine/core';
import { IconAdjustments, IconPlayerPlay } from '@tabler/icons-react';
import { type FormEvent, Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateLock } from '../date-lock.ts';
import { useShowDate } from '../fields/dates.ts';
import { useProblem } from '../list/problems.ts';
import { Hotkey } from '../page/Hotkey.tsx';
import { TokoSelect } from '../page/TokoSelect.tsx';
import { usePhone } from '../usePhone.ts';
import { spanIn } from './compared.ts';
import { FilterInput } from './FilterInput.tsx';
import type { FilterProblems, FilterValues } from './filters.ts';
import { PeriodMenu } from './PeriodMenu.tsx';
import css from './report.module.css';
import { CompareSelect } from './Spoken.tsx';

interface Props {
  definition: ReportDefinition;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  problems: FilterProblems;
  /** undefined where the user has no choice of shops. */
  toko: string | null | undefined;
  onToko: (toko: string | null) => void;
  /** With other filters than those that stand, where they were chosen and meant at once. */
  onRun: (values?: FilterValues) => void;
  /** undefined where a report has no days to compare. */
  banding: Pembanding | null | undefined;
  onBanding: (banding: string) => void;
  running: boolean;
}

type FieldsProps = Pick<
  Props,
  'definition' | 'values' | 'onChange' | 'problems' | 'toko' | 'onToko' | 'onRun' | 'banding' | 'onBanding'
> & {
  labelled: boolean;
};

const Fields = (props: FieldsProps) => {
  const { definition, values, onChange, problems, toko, onToko, onRun, labelled } = props;
  const problem = useProblem();
  const { locked } = useDateLock();
  return (
    <>
      {toko !== undefined && <TokoSelect value={toko} onChange={onToko} bare={!labelled} />}
      {Object.entries(definition.filters).map(([name, filter]) => (
        <Fragment key={name}>
          <FilterInput
            name={name}
            filter={filter}
            value={values[name] ?? ''}
            onChange={(value) => onChange({ ...values, [name]: value })}
            error={problem(problems[name], filter)}
            locked={locked}
            labelled={labelled}
          />
          {name === definition.range?.to && (
            <PeriodMenu
              definition={definition}
              values={values}
              onChoose={(chosen) => {
                onChange(chosen);
                // On a phone the sheet is sent by its button.
                if (!labelled) onRun(chosen);
              }}
            />
          )}
          {labelled && name === definition.range?.to && props.banding !== undefined && (
            <CompareSelect
              span={spanIn(definition, values)}
              banding={props.banding}
              onChange={props.onBanding}
              labelled
            />
          )}
        </Fragment>
      ))}
    </>
  );
};

/** What is asked, in one line: 'K01 · 22 Nov 2026 · 2 filter'. */
const useSummary = ({ definition, values, toko }: Pick<Props, 'definition' | 'values' | 'toko'>): string => {
  const { t } = useTranslation('kit');
  const show = useShowDate();
  const { range } = definition;
  const from = range ? (values[range.from] ?? '') : '';
  const to = range ? (values[range.to] ?? '') : '';
  const chosen = Object.entries(definition.filters).filter(
    ([name, { standard }]) =>
      name !== range?.from && name !== range?.to && ![undefined, '', 'ALL', standard].includes(values[name]),
  ).length;
  return [
    toko === undefined ? '' : (toko ?? t('allTokos')),
    from === to ? show(from) : `${show(from)} – ${show(to)}`,
    chosen > 0 ? t('filterCount', { count: chosen }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
};

const FORM = 'report-filters';

interface RunProps {
  running: boolean;
  hotkey?: boolean;
  /** Where the filters are not drawn. */
  onRun?: () => void;
}

/** Runs a report: beside its title, so that its filters have their line to themselves; on a phone in their sheet, and where nothing was asked yet. */
export const RunButton = ({ running, hotkey = false, onRun }: RunProps) => {
  const { t } = useTranslation('kit');
  return (
    <Button
      {...(onRun ? { onClick: onRun } : { type: 'submit', form: FORM })}
      variant="filled"
      loading={running}
      leftSection={<IconPlayerPlay size={18} />}
      {...(hotkey && { rightSection: <Hotkey keys="F9" /> })}
    >
      {t('show')}
    </Button>
  );
};

/** All filters of a report in one line; on a phone the line opens them, with the button that runs it. */
export const FilterBar = (props: Props) => {
  const { onRun, running } = props;
  const { t } = useTranslation('kit');
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const summary = useSummary(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    onRun();
  };
  const form = (className: string | undefined, labelled: boolean) => (
    <form id={FORM} className={className} onSubmit={submit} aria-label={t('filters')}>
      <Fields {...props} labelled={labelled} />
      {phone && <RunButton running={running} />}
    </form>
  );
  if (!phone) return form(css.filters, false);
  const wrong = Object.keys(props.problems).length > 0;
  return (
    <>
      <Button
        fullWidth
        justify="space-between"
        className={css.summary ?? ''}
        rightSection={<IconAdjustments size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
        data-wrong={wrong || undefined}
      >
        {summary || t('filters')}
      </Button>
      <Drawer
        opened={open || wrong}
        onClose={() => setOpen(false)}
        position="bottom"
        size="auto"
        title={t('filters')}
      >
        {form(css.sheet, true)}
      </Drawer>
    </>
  );
};
