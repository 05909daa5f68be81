import { useRouter } from '@tanstack/react-router';
import { ErrorState } from '../kit/table/TableState.tsx';

/** A screen that could not be opened, with a way to try again. */
export const ScreenError = ({ error }: { error: unknown }) => {
  const router = useRouter();
  return <ErrorState error={error} onRetry={() => void router.invalidate()} />;
};
