import { type Taksir, taksirHutang } from '@kadar/contract/endpoints/hutang.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { askOf, type PledgeDraft } from './draft.ts';

/** Under this key stands every worth that was asked for; invalidated when the server says that one moved. */
export const TAKSIR_KEY = ['hutang', 'taksir'];
const WAIT_MS = 200;

export interface Worth {
  /** The answer to what is on the counter now; null while there is none. */
  taksir: Taksir | null;
  /** That or the one before it, to look at. */
  shown: Taksir | null;
  problem: string | null;
  pending: boolean;
}

/** What the goods are worth and how much may be lent, asked of the server while it is typed. */
export const useTaksir = (draft: PledgeDraft): Worth => {
  const now = JSON.stringify(askOf(draft));
  const [said] = useDebouncedValue(now, WAIT_MS);
  const body = JSON.parse(said) as ReturnType<typeof askOf>;
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: [...TAKSIR_KEY, pickedToko(), body],
    queryFn: async ({ signal }): Promise<Taksir> => {
      if (!body) throw new RangeError('nothing to reckon');
      return (await call(taksirHutang, { body }, { signal })).data;
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  });
  const pending = isFetching || said !== now;
  const shown = body ? (data ?? null) : null;
  const fields = isApiError(error) ? Object.values(error.fields).map(({ message }) => message) : [];
  return {
    taksir: pending || isPlaceholderData || error ? null : shown,
    shown: error ? null : shown,
    problem: isApiError(error) ? fields.join(' ') || error.message : null,
    pending,
  };
};
