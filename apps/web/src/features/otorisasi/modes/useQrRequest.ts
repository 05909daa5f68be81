import { generateQr, qrStatus, removeQr } from '@kadar/contract/endpoints/otorisasi.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../kit/api/call.ts';
import type { NeedAuth } from '../../../kit/api/context.ts';
import { isApiError } from '../../../kit/api/errors.ts';
import { useLive } from '../../../kit/live.ts';
import { useActingToko, useMe, useSetting } from '../../../kit/session.ts';
import { secondsFrom } from '../countdown.ts';
import { clientOf, newKeystore } from '../keystore.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';

/** The channel opens 2 s after the dialog mounts [spec B §9]. */
const CHANNEL_AFTER_MS = 2_000;
/** A push can be missed. */
const POLL_MS = 5_000;

/** A request that the server took; `endsAt`, and when that was `heard`, in ms of this device's clock. */
export interface OpenRequest {
  store: string;
  keystore: string;
  endsAt: number;
  heard: number;
}

const lives = (seconds: number): Pick<OpenRequest, 'endsAt' | 'heard'> => {
  const heard = Date.now();
  return { heard, endsAt: secondsFrom(heard, seconds) };
};

interface Handlers {
  /** Called once, with the decision. */
  settled: (outcome: Extract<Outcome, { kind: 'accepted' | 'rejected' }>) => void;
  /** The server took no request. */
  failed: () => void;
}

/** Nothing is lost when this fails: the request then ends by itself. */
const remove = async (store_code: string, keystore: string): Promise<void> => {
  try {
    await call(removeQr, { params: { store_code, keystore } });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
};

/** Asks for an approval by QR while the component stands, and takes the request back when it goes [spec B §4]. */
export const useQrRequest = (need: NeedAuth, handlers: Handlers): OpenRequest | null => {
  const { user } = useMe();
  const client = clientOf(useActingToko() ?? user.kode_toko);
  const seconds = useSetting('OTORISASI_TTL_DETIK');
  const [open, setOpen] = useState<OpenRequest | null>(null);
  const [listening, setListening] = useState(false);
  const done = useRef(false);

  const send = useEffectEvent((keystore: string) =>
    call(generateQr, {
      body: {
        client,
        keystore,
        client_notes: need.notes,
        status: 'OPEN',
        event: '-',
        input_by: user.user_id,
        input_date: new Date().toISOString(),
        kategori: need.kategori,
        payload_hash: need.payload_hash,
        ...(need.amount !== undefined && { jumlah_rp: need.amount }),
      },
    }),
  );
  const failed = useEffectEvent(handlers.failed);
  const opened = useEffectEvent((store: string, keystore: string) =>
    setOpen({ store, keystore, ...lives(seconds) }),
  );
  useEffect(() => {
    let gone = false;
    let taken: (() => Promise<void>) | undefined;
    const ask = async () => {
      try {
        const { data } = await send(newKeystore());
        taken = () => remove(data.store_code, data.keystore);
        if (gone) await taken();
        else opened(data.store_code, data.keystore);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!gone) failed();
      }
    };
    void ask();
    return () => {
      gone = true;
      void taken?.();
    };
  }, []);

  const keystore = open?.keystore;
  const poll = useEffectEvent(async (asked: string) => {
    try {
      const { data } = await call(qrStatus, { params: { keystore: asked } });
      const outcome = outcomeOf(data, asked);
      if (outcome) hear(outcome);
      else setOpen((was) => was && { ...was, ...lives(data.sisa_detik) });
    } catch (error) {
      // The next look asks again.
      if (!isApiError(error)) throw error;
    }
  });
  const hear = (outcome: Outcome): void => {
    if (done.current) return;
    if (outcome.kind === 'ask') {
      if (keystore) void poll(keystore);
    } else if (outcome.kind === 'over') setOpen((was) => was && { ...was, ...lives(0) });
    else {
      done.current = true;
      handlers.settled(outcome);
    }
  };
  useEffect(() => {
    const channel = setTimeout(() => setListening(true), CHANNEL_AFTER_MS);
    return () => clearTimeout(channel);
  }, []);
  useLive('qr-auth', (push) => {
    const outcome = listening && keystore ? outcomeOf(push, keystore) : null;
    if (outcome) hear(outcome);
  });
  useEffect(() => {
    if (!listening || !keystore) return;
    void poll(keystore);
    const timer = setInterval(() => void poll(keystore), POLL_MS);
    return () => clearInterval(timer);
  }, [listening, keystore]);
  return open;
};
