import { bakiByGudang } from '@kadar/contract/endpoints/lokasi.ts';
import {
  type BakiTimbang,
  type DataTimbang,
  getTimbang,
  resetTimbang,
  startTimbang,
  timbangBaki,
} from '@kadar/contract/endpoints/timbang.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { withTray } from './tray-list.ts';

/** Someone else may weigh in the same session. */
const REFRESH_MS = 15_000;

export const timbangQuery = (toko: string) =>
  queryOptions({
    queryKey: ['timbang', toko],
    refetchInterval: REFRESH_MS,
    queryFn: async ({ signal }) => (await call(getTimbang, {}, { signal })).data,
  });

export const traysOf = (toko: string, code: string) =>
  queryOptions({
    queryKey: ['timbang', 'baki', toko, code],
    enabled: code !== '',
    queryFn: async ({ signal }) => (await call(bakiByGudang, { params: { code } }, { signal })).data,
  });

/** The three changes; each puts what the server answered on the screen. */
export const useTimbang = (toko: string) => {
  const client = useQueryClient();
  const { queryKey } = timbangQuery(toko);
  const put = (data: DataTimbang) => client.setQueryData(queryKey, data);
  const start = useOutbox(
    'timbang',
    (body: { kode_gudang: string; kode_toko: string }, { key }) => call(startTimbang, { body }, { key }),
    { asks: false },
  );
  const reset = useOutbox(
    'timbang',
    (body: Record<string, never>, { key }) => call(resetTimbang, { body }, { key }),
    { asks: false },
  );
  const weigh = useOutbox(
    ({ kode_baki }: { kode_baki: string }) => `timbang/${kode_baki}`,
    (body: { kode_baki: string; berat: number; sumber: 'SERIAL' | 'MANUAL' }, { key }) =>
      call(timbangBaki, { body }, { key }),
    { asks: false },
  );
  return {
    put,
    putTray: (tray: BakiTimbang) =>
      client.setQueryData(queryKey, (was: DataTimbang | undefined) => was && withTray(was, tray)),
    refresh: () => void client.invalidateQueries({ queryKey }),
    start,
    reset,
    weigh,
  };
};
