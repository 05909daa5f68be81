import type { Master } from '@kadar/contract/master.ts';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../api/transport.ts';
import { useLive } from '../live.ts';
import type { MasterRow } from '../masters.ts';
import { useActingToko } from '../session.ts';
import type { Sort } from '../table/types.ts';
import { usePages } from './usePages.ts';

export interface ListQuestion {
  q: string;
  /** By what its filters are called. */
  filters?: Readonly<Record<string, string>>;
  sort: Sort | null;
  deleted: boolean;
  /** A page instead of everything so far; null scrolls on. */
  page: number | null;
}

/** The query parameters of a list, as its exports take them too. */
export const listParams = ({ q, filters, sort, deleted }: ListQuestion) => ({
  ...filters,
  q,
  sort: sort ? `${sort.desc ? '-' : ''}${sort.key}` : undefined,
  deleted: deleted ? 1 : undefined,
});

/** The rows of a master's list: whole for short ones, a window at a time for long ones; fresh when others change them. */
export const useMasterList = (master: Master, question: ListQuestion) => {
  const client = useQueryClient();
  const toko = useActingToko();
  const windowed = master.paginated || question.page !== null;
  const list = usePages({
    key: ['master', master.name, toko, question],
    page: question.page,
    read: (window, signal) =>
      request<MasterRow[]>('GET', master.paths.list, {
        query: { ...listParams(question), ...(windowed && window) },
        signal,
      }),
  });
  const refresh = () => client.invalidateQueries({ queryKey: ['master', master.name] });
  useLive('master-changed', (name) => {
    if (name === master.name) void refresh();
  });
  return { ...list, refresh };
};
