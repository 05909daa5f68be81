import { Button, SegmentedControl } from '@mantine/core';
import { IconChecks, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../kit/api/transport.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { printPdf } from '../../kit/print/print-pdf.ts';
import { useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useSpaceKey } from '../../kit/table/useSpaceKey.ts';
import { useMessage } from '../../kit/text.ts';
import { type Ending, FinishDialog, type Said } from './FinishDialog.tsx';
import css from './opname.module.css';
import { BUTTONS } from './words.ts';

const TABS = ['missing', 'found', 'apart'] as const;
type Tab = (typeof TABS)[number];

interface Props<Row> {
  id: string;
  rows: Readonly<Record<Tab, readonly Row[]>> | undefined;
  labels: (tab: Tab, count: number) => string;
  columns: { missing: readonly Column<Row>[]; found: readonly Column<Row>[] };
  endingOf: (row: Row) => Ending;
  totals: (rows: readonly Row[]) => Record<string, string>;
  error: unknown;
  onRetry: () => void;
  /** Its paper, and what that is asked with. */
  paper: { path: string; query: Record<string, string> };
  /** Scans that are still on the device. */
  waiting: number;
  /** A thing was looked for and is not there. */
  onSearched: (kode: string) => void;
  sending: boolean;
  finish: (said: Said) => Promise<string>;
}

/** What was not found, what was found, and what stands apart; then the count is ended. */
export const ResultTabs = <Row extends object>(props: Props<Row>) => {
  const { id, rows: data, labels, columns, endingOf, totals, error, waiting, onSearched } = props;
  const { t } = useTranslation('opname');
  const message = useMessage();
  const [tab, setTab] = useState<Tab>('missing');
  const [active, setActive] = useState<string | null>(null);
  const [ending, setEnding] = useState(false);
  const ends = useCan('opname.selesai') !== undefined;
  const { path, query } = props.paper;
  const print = () =>
    void printPdf(() => send('GET', path, { query: { ...query, format: 'pdf' } })).catch(showFailure);
  const finish = () => {
    if (data && waiting === 0) setEnding(true);
  };
  useScreenKeys([['mod+P', print]]);
  useScreenKeys([['F10', finish]], { enabled: ends });
  const search = (): boolean => {
    if (active === null || tab !== 'missing') return false;
    onSearched(active);
    return true;
  };
  const frame = useSpaceKey(search);
  const rows = data?.[tab];
  const keyOf = (row: Row): string => endingOf(row).kode;
  return (
    <div className={css.results}>
      <div className={css.bar}>
        <SegmentedControl
          aria-label={t('result')}
          value={tab}
          onChange={(next) => {
            setTab(next);
            setActive(null);
          }}
          data={TABS.map((value) => ({ value, label: labels(value, data?.[value].length ?? 0) }))}
        />
        <Button
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="Ctrl+P" />}
          onClick={print}
        >
          {message(BUTTONS.print)}
        </Button>
        {ends && (
          <Button
            variant="filled"
            disabled={!data || waiting > 0}
            leftSection={<IconChecks size={18} aria-hidden="true" />}
            rightSection={<Hotkey keys="F10" />}
            onClick={finish}
          >
            {message(BUTTONS.finish)}
          </Button>
        )}
        {waiting > 0 && <span className={css.quiet}>{t('sendFirst', { count: waiting })}</span>}
      </div>
      <div className={css.table} ref={frame}>
        <DataTable
          key={tab}
          id={`${id}.${tab}`}
          label={labels(tab, rows?.length ?? 0)}
          columns={tab === 'missing' ? columns.missing : columns.found}
          rows={rows}
          rowKey={keyOf}
          error={data ? undefined : (error ?? undefined)}
          onRetry={props.onRetry}
          totals={totals(rows ?? [])}
          active={active}
          onActive={(row) => setActive(keyOf(row))}
          tone={(row) => {
            const { pasti, hasil } = endingOf(row);
            return hasil === 'HILANG' && pasti ? 'out' : undefined;
          }}
          toolbar={
            tab === 'missing' && (
              <Button
                size="compact-sm"
                disabled={active === null}
                onClick={search}
                rightSection={<Hotkey keys={t('space')} />}
              >
                {t('notThere')}
              </Button>
            )
          }
        />
      </div>
      {ending && data && (
        <FinishDialog
          missing={data.missing.map(endingOf)}
          found={data.found.map(endingOf)}
          apart={data.apart.map(endingOf)}
          sending={props.sending}
          finish={props.finish}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  );
};
