import { Modal, Progress, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnected, useLive } from '../live.ts';
import { forgetSilent, hear, NO_PROCESSES, type Process, shownOf, untilSilent } from './progress.ts';
import { useReturnFocus } from './return-focus.ts';

const Waiting = ({ progress, total }: Process) => {
  const { t } = useTranslation('kit');
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="sm"
      zIndex={800}
      title={t('pleaseWait')}
    >
      <Progress value={Math.round((progress / total) * 100)} aria-label={t('pleaseWait')} size="lg" />
      <Text className="num" size="sm" c="dimmed" mt={6} ta="end">
        {t('progressOf', { done: progress, total })}
      </Text>
    </Modal>
  );
};

/**
 * Blocks while a process of this user runs on the server: 'Mohon Menunggu, …' with progress over total [spec B §2]. What
 * was said while the line was down is lost, so a line that comes or goes takes the dialog away until there is news.
 */
export const ProgressDialog = () => {
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
  return shown ? <Waiting {...shown} /> : null;
};
