import { statusLayar } from '@kadar/contract/endpoints/layar.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { useActingToko } from '../../kit/session.ts';

/** Whether a customer's screen stands at this till, and what tells of it at once. */
export const usePaired = () => {
  const client = useQueryClient();
  const queryKey = ['layar', 'till', useActingToko()];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(statusLayar, {}, { signal })).data.terpasang,
  });
  return { paired: data === true, setPaired: (now: boolean) => client.setQueryData(queryKey, now) };
};
