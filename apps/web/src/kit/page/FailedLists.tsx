import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/errors.ts';
import type { Reading } from '../api/reading.ts';
import { useLive } from '../live.ts';
import { Failed } from './Failed.tsx';

/** A list by the word that its screen has for it. */
export interface NamedReading {
  name: string;
  reading: Reading;
}

/** Which of a screen's lists did not come and why, in place, with the way to ask for them again; what was typed stays. */
export const FailedLists = ({ lists }: { lists: readonly NamedReading[] }) => {
  const { t } = useTranslation('kit');
  const failed = lists.filter(({ reading }) => reading.failed);
  const retry = () => {
    for (const { reading } of failed) reading.retry();
  };
  useLive('reconnected', retry);
  if (failed.length === 0) return null;
  return (
    <Failed
      text={t('listsFailed', { lists: failed.map(({ name }) => name).join(', ') })}
      reason={failed.map(({ reading }) => reading.reason).find(isApiError)}
      busy={failed.every(({ reading }) => reading.busy)}
      onRetry={retry}
    />
  );
};
