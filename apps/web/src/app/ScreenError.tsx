import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isApiError } from '../kit/api/errors.ts';
import { showFailure } from '../kit/dialogs/toasts.ts';
import { screenDrawn } from '../kit/keys/keys.ts';
import { doorQuery } from '../kit/page/door.ts';
import { ErrorState } from '../kit/page/States.tsx';

/** A screen that could not be opened, with a way to try again. */
export const ScreenError = ({ error }: { error: unknown }) => {
  const router = useRouter();
  const client = useQueryClient();
  useEffect(screenDrawn, []);
  const retry = async (): Promise<void> => {
    if (isApiError(error)) return router.invalidate();
    // A part of the program that did not come is remembered as missing by this page, and comes with the next one; who
    // reloads while there is no server has no page at all.
    try {
      await client.fetchQuery({ ...doorQuery, staleTime: 0 });
      window.location.reload();
    } catch (failure) {
      showFailure(failure);
    }
  };
  return <ErrorState error={error} onRetry={() => void retry()} />;
};
