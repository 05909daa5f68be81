import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { masterOfRouteQuery } from '../kit/masters.ts';
import { reportsQuery } from '../kit/report/useReport.ts';
import { ErrorState } from '../kit/table/TableState.tsx';
import { NotAvailable } from './NotAvailable.tsx';

const MasterScreen = lazy(() => import('./MasterScreen.tsx'));
const ReportPage = lazy(async () => ({ default: (await import('../kit/report/ReportPage.tsx')).ReportPage }));

const Waiting = () => <Skeleton h={420} aria-busy="true" />;

/** What a screen of the menu without a feature is: the list of a master, or a report. */
export const DeclaredScreen = () => {
  const { pathname } = useLocation();
  const master = useQuery(masterOfRouteQuery(pathname));
  const reports = useQuery({ ...reportsQuery, enabled: master.data === null });
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
    <NotAvailable />
  );
};
