import {
  batalTanya,
  type KeadaanTanya,
  keadaanTanya,
  type TanyaInput,
  tanyaLayar,
} from '@kadar/contract/endpoints/layar.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { useLive } from '../../kit/live.ts';

/** Asked as well as told, in case the line to the server broke off; it also shows how long is left. */
const LOOK_MS = 1_000;

interface Waiting {
  /** ASKING until the screen has it; FAILED where it could not be asked. */
  keadaan: KeadaanTanya | 'ASKING' | 'FAILED';
  sisa_detik: number;
  message: string;
}
const ASKING: Waiting = { keadaan: 'ASKING', sisa_detik: 0, message: '' };

/** Asks the customer on his screen as soon as it stands, and waits; what still waits when it goes is withdrawn. */
export const useAsk = (tanya: TanyaInput) => {
  const [waiting, setWaiting] = useState(ASKING);
  const open = useRef<string | null>(null);
  const failed = (error: unknown) => {
    if (!isApiError(error)) throw error;
    open.current = null;
    setWaiting({ keadaan: 'FAILED', sisa_detik: 0, message: error.message });
  };
  const ask = async () => {
    setWaiting(ASKING);
    try {
      const { id, sisa_detik } = (await call(tanyaLayar, { body: tanya })).data;
      open.current = id;
      setWaiting({ keadaan: 'TUNGGU', sisa_detik, message: '' });
    } catch (error) {
      failed(error);
    }
  };
  const look = useEffectEvent(async () => {
    const id = open.current;
    if (id === null) return;
    try {
      const { keadaan, sisa_detik } = (await call(keadaanTanya, { params: { id } })).data;
      if (open.current !== id) return;
      if (keadaan !== 'TUNGGU') open.current = null;
      setWaiting({ keadaan, sisa_detik, message: '' });
    } catch (error) {
      // Without an answer it still waits; the next look asks again.
      if (!isApiError(error) || !error.unanswered) failed(error);
    }
  });
  const begin = useEffectEvent(() => void ask());
  useEffect(() => {
    begin();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      clearInterval(timer);
      const id = open.current;
      open.current = null;
      // The screen itself stops asking when its minute is over.
      if (id !== null) call(batalTanya, { params: { id }, body: {} }).catch(() => undefined);
    };
  }, []);
  useLive('layar-tanya', ({ id }) => {
    if (id === open.current) void look();
  });
  return { ...waiting, again: () => void ask() };
};
