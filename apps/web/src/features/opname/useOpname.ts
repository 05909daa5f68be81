import type { Answer, InputOf } from '@kadar/contract/endpoint.ts';
import {
  type DataOpname,
  getOpname,
  hasilOpname,
  kosongkanOpname,
  putusOpname,
  selesaiOpname,
  startOpname,
} from '@kadar/contract/endpoints/opname.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { useLive } from '../../kit/live.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { useSoon } from '../../parts/opname/useSoon.ts';

/** Others' counts are asked for now and then, besides when they were told of. */
const NOW_AND_THEN_MS = 15_000;

type Body<E> = NonNullable<InputOf<E>['body']>;

const keyOf = (toko: string) => ['opname', toko] as const;

/** A step of the count, which is in another state after it. */
const useStep = <I, T>(work: (body: I, options: { key: string }) => Promise<Answer<T>>) =>
  useOutbox('opname', work, { asks: false });

/** The count of a shop, kept up with the others who count, and the steps of it. */
export const useOpname = (toko: string) => {
  const client = useQueryClient();
  const key = keyOf(toko);
  const state = useQuery({
    queryKey: [...key, 'state'],
    queryFn: async ({ signal }) => (await call(getOpname, {}, { signal })).data,
    refetchInterval: NOW_AND_THEN_MS,
  });
  const soon = useSoon(() => void client.invalidateQueries({ queryKey: key }));
  useLive('opname-changed', soon);
  useLive('reconnected', soon);
  const put = (data: DataOpname): void => {
    client.setQueryData([...key, 'state'], data);
    void client.invalidateQueries({ queryKey: [...key, 'hasil'] });
  };
  return {
    state,
    soon,
    put,
    start: useStep((body: Body<typeof startOpname>, options) => call(startOpname, { body }, options)),
    empty: useStep((body: Body<typeof kosongkanOpname>, options) => call(kosongkanOpname, { body }, options)),
    finish: useStep((body: Body<typeof selesaiOpname>, options) => call(selesaiOpname, { body }, options)),
    decide: useStep((body: Body<typeof putusOpname>, options) => call(putusOpname, { body }, options)),
  };
};
export type Opname = ReturnType<typeof useOpname>;

/** What the running count found and did not find. */
export const useResult = (toko: string) =>
  useQuery({
    queryKey: [...keyOf(toko), 'hasil'],
    queryFn: async ({ signal }) => (await call(hasilOpname, {}, { signal })).data,
  });
