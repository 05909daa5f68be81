import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnected, useLive } from '../live.ts';
import { BlockingProgress } from './BlockingProgress.tsx';
import { forgetSilent, hear, NO_PROCESSES, shownOf, untilSilent } from './progress.ts';

/**
 * Blocks while a process of this user runs on the server: 'Mohon Menunggu, …' with progress over total [spec B §2]. What
 * was said while the line was down is lost, so a line that comes or goes takes the dialog away until there is news.
 */
export const ProgressDialog = () => {
  const { t } = useTranslation('kit');
  const connected = useConnected();
  const [line, setLine] = useState(connected);
  const [processes, setProcesses] = useState(NO_PROCESSES);
  if (line !== connected) {
    setLine(connected);
    setProcesses(NO_PROCESSES);
  }
  useLive('progress', (news) => setProcesses((was) => hear(was, news, Date.now())));
  useEffect(() => {
    const wait = untilSilent(processes, Date.now());
    if (wait === null) return;
    const timer = setTimeout(() => setProcesses((was) => forgetSilent(was, Date.now())), wait);
    return () => clearTimeout(timer);
  }, [processes]);

  const shown = shownOf(processes);
  if (!shown) return null;
  const { progress, total } = shown;
  return (
    <BlockingProgress
      percent={Math.round((progress / total) * 100)}
      done={t('progressOf', { done: progress, total })}
      zIndex={800}
    />
  );
};
