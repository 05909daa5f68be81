import { barukanLayar, LAYAR_BARU, LAYAR_ROOM, tampilLayar } from '@kadar/contract/endpoints/layar.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../kit/api/call.ts';

/** Asked as well as told: a line that was cut is noticed, and a code that ran out is replaced. */
const LOOK_MS = 20_000;
const SHOWN = ['layar'];

/** What the screen shows; one that no till knows begins anew, with a code of its own. */
export const useScreen = () => {
  const client = useQueryClient();
  const shown = useQuery({
    queryKey: SHOWN,
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: true,
    queryFn: async ({ signal }) => {
      const { data } = await call(tampilLayar, {}, { signal });
      const known = client.getQueryData<{ kode: string | null }>(SHOWN);
      // A page that was loaded again has its cookie, but not the code that goes with it.
      if (data.terpasang === true || (data.terpasang === null && known?.kode)) {
        return { ...data, kode: data.terpasang ? null : (known?.kode ?? null) };
      }
      const { kode } = (await call(barukanLayar, { body: {} })).data;
      return { ...data, kode };
    },
  });
  const { data, refetch } = shown;
  const id = data?.kode ?? (data ? 'paired' : null);
  // A screen that begins anew has another cookie, and so another line.
  useEffect(() => {
    if (id === null) return;
    let stop = (): void => undefined;
    let gone = false;
    const open = async () => {
      const { io } = await import('socket.io-client');
      if (gone) return;
      const line = io(LAYAR_ROOM, {
        path: '/socket.io',
        transports: ['websocket', 'polling'],
        forceNew: true,
      });
      line.on(LAYAR_BARU, () => void refetch());
      line.on('connect', () => void refetch());
      stop = () => line.disconnect();
    };
    void open();
    return () => {
      gone = true;
      stop();
    };
  }, [id, refetch]);
  return shown;
};
