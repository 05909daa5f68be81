import type { Answer, InputOf } from '@kadar/contract/endpoint.ts';
import {
  type DataOpnameBarang,
  getOpnameBarang,
  getSampelOpname,
  getTerlihat,
  hasilOpnameBarang,
  kosongkanOpnameBarang,
  putusOpnameBarang,
  type ScannedBarang,
  selesaiOpnameBarang,
  sendOpnameBarang,
  startOpnameBarang,
} from '@kadar/contract/endpoints/opname-barang.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { useLive } from '../../kit/live.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import type { Answered } from '../../parts/opname/LastCard.tsx';
import type { Counts } from '../../parts/opname/useDevice.ts';
import { useSoon } from '../../parts/opname/useSoon.ts';

/** Others' counts are asked for now and then, besides when they were told of. */
const NOW_AND_THEN_MS = 15_000;

type Body<E> = NonNullable<InputOf<E>['body']>;

const keyOf = (toko: string) => ['opname-barang', toko] as const;

const useStep = <I, T>(work: (body: I, options: { key: string }) => Promise<Answer<T>>) =>
  useOutbox('opname-barang', work, { asks: false });

export type Scanned = ScannedBarang & Answered;

/** How scans of goods go out. */
export const COUNTS: Counts<Scanned> = {
  objek: 'BARANG',
  post: async ({ perangkat, scan }) => {
    const pieces = scan.map(({ kode: kode_barcode, ...event }) => ({ ...event, kode_barcode }));
    const { data } = await call(sendOpnameBarang, { body: { perangkat, scan: pieces } });
    return data.map((one) => ({ ...one, tempat: one.kode_baki }));
  },
};

/** The counts of goods in a shop, kept up with the others who count, and the steps of them. */
export const useOpnameBarang = (toko: string) => {
  const client = useQueryClient();
  const key = keyOf(toko);
  const state = useQuery({
    queryKey: [...key, 'state'],
    queryFn: async ({ signal }) => (await call(getOpnameBarang, {}, { signal })).data,
    refetchInterval: NOW_AND_THEN_MS,
  });
  const soon = useSoon(() => void client.invalidateQueries({ queryKey: key }));
  useLive('opname-changed', soon);
  useLive('reconnected', soon);
  const put = (data: DataOpnameBarang): void => {
    client.setQueryData([...key, 'state'], data);
    for (const what of ['hasil', 'sampel']) void client.invalidateQueries({ queryKey: [...key, what] });
  };
  return {
    state,
    soon,
    put,
    start: useStep((body: Body<typeof startOpnameBarang>, options) =>
      call(startOpnameBarang, { body }, options),
    ),
    empty: useStep((body: Body<typeof kosongkanOpnameBarang>, options) =>
      call(kosongkanOpnameBarang, { body }, options),
    ),
    finish: useStep((body: Body<typeof selesaiOpnameBarang>, options) =>
      call(selesaiOpnameBarang, { body }, options),
    ),
    decide: useStep((body: Body<typeof putusOpnameBarang>, options) =>
      call(putusOpnameBarang, { body }, options),
    ),
  };
};
export type OpnameBarang = ReturnType<typeof useOpnameBarang>;

/** What the running count of a tray found and did not find. */
export const useResult = (toko: string, tempat: string) =>
  useQuery({
    queryKey: [...keyOf(toko), 'hasil', tempat],
    queryFn: async ({ signal }) => (await call(hasilOpnameBarang, { query: { tempat } }, { signal })).data,
  });

/** The sample that runs as a task, and what those of before said. */
export const useSample = (toko: string) =>
  useQuery({
    queryKey: [...keyOf(toko), 'sampel'],
    queryFn: async ({ signal }) => (await call(getSampelOpname, {}, { signal })).data,
    refetchInterval: NOW_AND_THEN_MS,
  });

/** It is worked out every minute: no scan asks for it. */
const SEEN_MS = 60_000;

/** What part of the pieces was seen lately; null for who counts blind. */
export const useSeen = (toko: string) =>
  useQuery({
    queryKey: ['barang-terlihat', toko],
    queryFn: async ({ signal }) => (await call(getTerlihat, {}, { signal })).data,
    refetchInterval: SEEN_MS,
  });
