import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../kit/api/errors.ts';
import { useOnline } from '../../kit/dialogs/offline-screens.ts';
import { showCell } from '../../kit/format.ts';
import css from './opname.module.css';
import type { Device } from './useDevice.ts';

/** What the server has and what still waits on the device, also while the line is cut. */
export const SentLine = ({ sent, device }: { sent: number; device: Device }) => {
  const { t } = useTranslation(['opname', 'kit']);
  const { waiting, others, problem, retry } = device;
  const online = useOnline();
  return (
    <p className={css.sent} data-waiting={waiting.length > 0 || undefined}>
      <span className="num">
        {t('sent', {
          sent: showCell('integer', sent),
          waiting: showCell('integer', waiting.length),
        })}
      </span>
      {!online && <span role="alert">{t('kit:connectionLost')}</span>}
      {online && problem !== null && waiting.length > 0 && (
        <>
          <span role="alert">{isApiError(problem) ? problem.message : t('kit:loadFailed')}</span>
          <Button size="compact-sm" onClick={retry}>
            {t('kit:retry')}
          </Button>
        </>
      )}
      {others > 0 && <span>{t('ofOthers', { count: others })}</span>}
    </p>
  );
};
