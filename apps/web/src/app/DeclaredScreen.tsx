import { useQuery } from '@tanstack/react-query';
import { later, withWords } from '../kit/later.tsx';
import { masterQuery } from '../kit/masters.ts';
import { ErrorState } from '../kit/page/States.tsx';
import { usePath } from '../kit/page/usePath.ts';
import { WaitingScreen } from '../kit/page/WaitingRows.tsx';
import { reportsQuery } from '../kit/report/useReport.ts';
import { useMe } from '../kit/session.ts';
import { NotAvailable } from './NotAvailable.tsx';
import { entryOf } from './shell/menu.ts';

const MasterScreen = later(() => import('./MasterScreen.tsx'), WaitingScreen);
const ReportPage = later(
  withWords(async () => ({ default: (await import('../kit/report/ReportPage.tsx')).ReportPage }), 'laporan'),
  WaitingScreen,
);

const ListOf = ({ name }: { name: string }) => {
  const { data, error, refetch } = useQuery(masterQuery(name));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  return <MasterScreen key={name} master={data} />;
};

const ReportAt = ({ route }: { route: string }) => {
  const { data, error, refetch } = useQuery(reportsQuery);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  const report = data.find((one) => one.route === route);
  if (!report) return <NotAvailable />;
  return <ReportPage key={report.path} path={report.path} />;
};

/** What a screen of the menu without a feature is: the list of a master, or a report. */
export const DeclaredScreen = () => {
  const pathname = usePath();
  const entry = entryOf(useMe().menu, pathname);
  return entry?.master && entry.route === pathname ? (
    <ListOf name={entry.master} />
  ) : (
    <ReportAt route={pathname} />
  );
};
