import type { Answer, InputOf } from '@kadar/contract/endpoint.ts';
import {
  type DataOpnameMassa,
  getOpnameMassa,
  hitungOpnameMassa,
  kosongkanOpnameMassa,
  putusOpnameMassa,
  selesaiOpnameMassa,
  startOpnameMassa,
} from '@kadar/contract/endpoints/opname-massa.ts';
import { postSelisihMassa, postTemuMassa } from '@kadar/contract/endpoints/selisih-opname.ts';
import type { CountedInBulk } from '@kadar/domain/selisih-massa.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { useLive } from '../../kit/live.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { useSoon } from '../../parts/opname/useSoon.ts';

/** Others' counts are asked for now and then, besides when they were told of. */
const NOW_AND_THEN_MS = 15_000;

type Body<E> = NonNullable<InputOf<E>['body']>;

const useStep = <I, T>(work: (body: I, options: { key: string }) => Promise<Answer<T>>) =>
  useOutbox('opname-massa', work, { asks: false });
type Written = Body<typeof postSelisihMassa>;
const about = ({ sesi_id, lines }: Written) => `opname-massa ${sesi_id} ${lines[0]?.kunci ?? ''}`;

/** The count of one kind of goods in bulk, kept up with the others who count, and the steps of it. */
export const useOpnameMassa = (toko: string, objek: CountedInBulk) => {
  const client = useQueryClient();
  const key = ['opname-massa', toko, objek] as const;
  const state = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(getOpnameMassa, { query: { objek } }, { signal })).data,
    refetchInterval: NOW_AND_THEN_MS,
  });
  const soon = useSoon(() => void client.invalidateQueries({ queryKey: key }));
  useLive('opname-changed', soon);
  useLive('reconnected', soon);
  return {
    state,
    put: (data: DataOpnameMassa): void => void client.setQueryData(key, data),
    start: useStep((body: Body<typeof startOpnameMassa>, options) =>
      call(startOpnameMassa, { body }, options),
    ),
    empty: useStep((body: Body<typeof kosongkanOpnameMassa>, options) =>
      call(kosongkanOpnameMassa, { body }, options),
    ),
    finish: useStep((body: Body<typeof selesaiOpnameMassa>, options) =>
      call(selesaiOpnameMassa, { body }, options),
    ),
    decide: useStep((body: Body<typeof putusOpnameMassa>, options) =>
      call(putusOpnameMassa, { body }, options),
    ),
    searched: useStep((body: Body<typeof hitungOpnameMassa>, options) =>
      call(hitungOpnameMassa, { body }, options),
    ),
    lost: useOutbox(about, (body: Written, options) => call(postSelisihMassa, { body }, options)),
    found: useOutbox(about, (body: Written, options) => call(postTemuMassa, { body }, options)),
  };
};
export type OpnameMassa = ReturnType<typeof useOpnameMassa>;
