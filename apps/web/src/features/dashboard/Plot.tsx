import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../kit/chart/Chart.tsx';
import { useGo } from '../../kit/page/AppLink.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { against, DULU, KINI, summed } from './compare.ts';
import css from './dashboard.module.css';

interface Props<Row> {
  title: string;
  actions?: ReactNode;
  now: UseQueryResult<Row[]>;
  before: UseQueryResult<Row[]>;
  /** Where a row stands on the axis, and its figure; null for what is not drawn. */
  read: (row: Row) => readonly [key: string, value: number] | null;
  keys: readonly string[];
  keysBefore: readonly string[];
  /** The last place of the axis that there is. */
  until: string;
  /** What this period is called, and the other. */
  names: readonly [now: string, before: string];
  showKey: (key: string) => string;
  nameKey: (key: string) => string;
  show: (value: number) => string;
  scale?: number;
  /** Where a mark leads; null where this user may not look. */
  hrefOf: (key: string) => string | null;
  empty: string;
}

/** One figure by its places, this period in gold against the other in ink; a mark opens what is behind it. */
export const Plot = <Row,>({ title, actions, now, before, read, empty, ...drawn }: Props<Row>) => {
  const { t } = useTranslation('dashboard');
  const go = useGo();
  const { keys, keysBefore, until, names, showKey, nameKey, show, scale, hrefOf } = drawn;
  const refresh = () => {
    void now.refetch();
    void before.refetch();
  };
  const body = () => {
    if (now.error && !now.data) return <ErrorState error={now.error} onRetry={refresh} />;
    if (!now.data || before.isPending) return <WaitingRows h={240} />;
    const sums = (rows: readonly Row[]) =>
      summed(
        rows.map(read).filter((one) => one !== null),
        (one) => one,
      );
    const earlier = before.data ? sums(before.data) : new Map<string, number>();
    if (now.data.length === 0 && earlier.size === 0) return <EmptyState text={empty} />;
    const opens = keys.some((key) => key <= until && hrefOf(key) !== null);
    return (
      <>
        <Chart
          label={title}
          kind="bar"
          points={against(keys, sums(now.data), keysBefore, earlier.size > 0 ? earlier : null, until)}
          series={[
            ...(earlier.size > 0 ? [{ name: DULU, label: names[1], color: 'var(--k-chart-1)' }] : []),
            { name: KINI, label: names[0], color: 'var(--k-chart-2)' },
          ]}
          showKey={showKey}
          nameKey={nameKey}
          show={show}
          {...(scale && { scale })}
          {...(opens && {
            onMark: (key) => {
              const href = hrefOf(key);
              if (href !== null) go(href);
            },
          })}
        />
        {earlier.size === 0 && <p className={css.quiet}>{`${names[1]}: ${t('noComparison')}`}</p>}
      </>
    );
  };
  return (
    <Panel title={title} onRefresh={refresh} actions={actions}>
      {body()}
    </Panel>
  );
};
