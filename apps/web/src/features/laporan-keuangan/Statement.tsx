import {
  arusKas,
  type LaporanKeuangan,
  labaRugi,
  neraca,
} from '@kadar/contract/endpoints/laporan-keuangan.ts';
import { STATEMENT_TITLES, type StatementName } from '@kadar/contract/statement-words.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { request } from '../../kit/api/transport.ts';
import { useToday } from '../../kit/fields/dates.ts';
import { ExportButtons } from '../../kit/list/ExportButtons.tsx';
import { expectedIn } from '../../kit/page/expected.ts';
import { Page } from '../../kit/page/Page.tsx';
import { PinnedFigure } from '../../kit/page/PinnedFigure.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useActingToko, useMe } from '../../kit/session.ts';
import { useText } from '../../kit/text.ts';
import { Filters } from './Filters.tsx';
import { Notes } from './Notes.tsx';
import { StatementTable } from './StatementTable.tsx';
import { openIn, toggled } from './tree.ts';
import { askedOf, type View, viewIn } from './view.ts';

type Given = Readonly<Record<string, unknown>>;
const CALLS = { 'laba-rugi': labaRugi, neraca, 'arus-kas': arusKas } as const;
/** A year of months of many shops may take its time. */
const STATEMENT_MS = 120_000;

const useStatement = (name: StatementName, { toko, ...view }: View, pusat: boolean) => {
  const asked = askedOf(name, { toko, ...view });
  return useQuery({
    queryKey: ['laporan-keuangan', name, toko, asked],
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    queryFn: async ({ signal }) =>
      (
        await request<LaporanKeuangan>('GET', CALLS[name].path, {
          query: asked,
          signal,
          timeout: STATEMENT_MS,
          ...(pusat && { toko }),
        })
      ).data,
  });
};

/** Laba rugi, neraca and arus kas: what is asked above, a tree of accounts below, each figure a link. */
export const Statement = ({ name }: { name: StatementName }) => {
  const read = useText();
  // The address itself: what a route was matched by is that of the screen before, while this one is drawn already.
  const given = useLocation().search as Given;
  const navigate = useNavigate();
  const today = useToday();
  const acting = useActingToko();
  const { pusat } = useMe();
  const view = viewIn(name, given, { today, acting, pusat });
  const { data, error, refetch, isFetching } = useStatement(name, view, pusat);
  const expected = expectedIn(given);
  const open = openIn(view.buka);
  const go = (said: Readonly<Record<string, string | null>>, replace: boolean) => {
    const next = Object.entries({ ...given, ...said }).filter(([, value]) => value !== null);
    void navigate({ to: '.', search: Object.fromEntries(next) as never, replace });
  };
  const title = read(STATEMENT_TITLES[name]);
  const pinned = data?.baris.find(({ kunci }) => kunci === expected?.name);
  return (
    <Page
      title={title}
      actions={
        <ExportButtons
          path={CALLS[name].path}
          query={askedOf(name, view)}
          toko={pusat ? view.toko : undefined}
          name={name}
          disabled={!data}
        />
      }
    >
      <Filters
        name={name}
        view={view}
        // What another figure was held against says nothing of what is asked now.
        onChange={(said) => go({ ...said, dari: null, cocok: null }, false)}
      />
      {expected && (
        <PinnedFigure
          expected={expected}
          kind="rupiah"
          actual={data && !isFetching ? (pinned?.rp[0] ?? 0) : undefined}
        />
      )}
      {data && <Notes name={name} data={data} view={view} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <WaitingRows h={400} />}
      {!error && data && (
        <StatementTable
          name={name}
          label={title}
          data={data}
          kolom={view.kolom}
          open={open}
          busy={isFetching}
          onToggle={(head) => go({ buka: toggled(open, head).join('.') || '.' }, true)}
        />
      )}
    </Page>
  );
};
