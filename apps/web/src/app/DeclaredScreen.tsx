import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { masterOfRouteQuery } from '../kit/masters.ts';
import { reportsQuery } from '../kit/report/useReport.ts';
import { useMe } from '../kit/session.ts';
import { ErrorState } from '../kit/table/TableState.tsx';
import { NotAvailable } from './NotAvailable.tsx';

const MasterScreen = lazy(() => import('./MasterScreen.tsx'));
const ReportPage = lazy(async () => ({ default: (await import('../kit/report/ReportPage.tsx')).ReportPage }));

const Waiting = () => <Skeleton h={420} aria-busy="true" />;

/** What a route without a feature shows: the list of a master, a report, or the not-available page. */
export const DeclaredScreen = () => {
  const { pathname } = useLocation();
  const { menu } = useMe();
  const entry = menu
    .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries))
    .find(({ route }) => route === pathname);
  const master = useQuery({ ...masterOfRouteQuery(pathname), enabled: entry !== undefined });
  const reports = useQuery({ ...reportsQuery, enabled: entry !== undefined && master.data === null });
  if (!entry?.open) return <NotAvailable title={entry?.title} />;
  if (master.data)
    return (
      <Suspense fallback={<Waiting />}>
        <MasterScreen key={master.data.name} master={master.data} />
      </Suspense>
    );
  const failed = master.error ?? reports.error;
  if (failed) return <ErrorState error={failed} onRetry={() => void reports.refetch()} />;
  if (!reports.data) return <Waiting />;
  const report = reports.data.find(({ route }) => route === pathname);
  return report ? (
    <Suspense fallback={<Waiting />}>
      <ReportPage key={report.path} path={report.path} />
    </Suspense>
  ) : (
    <NotAvailable title={entry.title} />
  );
};
