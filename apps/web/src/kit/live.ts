import type { SebabSesi } from '@kadar/contract/endpoint.ts';
import type { TanyaPush } from '@kadar/contract/endpoints/layar.ts';
import type {
  FingerprintAuthPush,
  OtorisasiQrPush,
  QrAuthPush,
} from '@kadar/contract/endpoints/otorisasi.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import { callApp } from './api/context.ts';
import { endsSession } from './api/errors.ts';

/** What the server pushes to this user's browsers. */
export interface LiveEvents {
  'settings-changed': readonly { key: string; value: unknown }[];
  'session-ended': { sebab: SebabSesi } | null;
  /** `modal` and `total` are missing where the server does not know how many there will be. */
  progress: { id: string; progress: number; modal?: string; total?: number };
  /** The name of a master whose records changed. */
  'master-changed': string;
  'hari-changed': unknown;
  'parkir-changed': unknown;
  'tunggu-changed': unknown;
  'opname-changed': unknown;
  /** Bags that borrowers asked to have ready. */
  'siap-changed': unknown;
  /** A print job of the shop, or an agent. */
  'cetak-changed': null;
  'harga-emas-changed': { nominal?: number } | null;
  'qr-auth': QrAuthPush;
  'otorisasi-qr': OtorisasiQrPush;
  'fingerprint-auth': FingerprintAuthPush;
  'layar-tanya': TanyaPush;
  /** Said by the line itself when it stands again: what the server said meanwhile was not heard. */
  reconnected: null;
}
export type LiveEvent = keyof LiveEvents;

type Handler = (data: unknown) => void;
const handlers = new Map<LiveEvent, Set<Handler>>();
const watchers = new Set<() => void>();
/** Until the line is asked for again, and as much more at random, so that a shop's browsers do not all come at once. */
const AGAIN_MS = 2_000;

let socket: Socket | null = null;
let wanted = false;
let connected = false;
let again: ReturnType<typeof setTimeout> | undefined;

const setConnected = (now: boolean): void => {
  connected = now;
  for (const watcher of watchers) watcher();
};

const tell = (event: LiveEvent, data: unknown): void => {
  for (const handler of handlers.get(event) ?? []) handler(data);
};

/** Socket.IO comes back by itself from a lost line, but not when the server closed it or refused it. */
const connectAgain = (line: Socket): void => {
  clearTimeout(again);
  again = setTimeout(() => line.connect(), AGAIN_MS * (1 + Math.random()));
};

/** Opens the socket of the session; loads its code only then. */
export const connectLive = async (): Promise<void> => {
  wanted = true;
  const { io } = await import('socket.io-client');
  if (!wanted || socket) return;
  const line = io({ path: '/socket.io', transports: ['websocket', 'polling'], auth: { app: callApp() } });
  socket = line;
  let stood = false;
  line.on('connect', () => {
    setConnected(true);
    if (stood) tell('reconnected', null);
    stood = true;
  });
  line.on('disconnect', (reason) => {
    setConnected(false);
    if (reason === 'io server disconnect') connectAgain(line);
  });
  line.on('connect_error', ({ message }) => {
    if (line.active) return;
    if (endsSession(401, { code: '', message })) tell('session-ended', null);
    else connectAgain(line);
  });
  line.onAny(tell);
};

export const disconnectLive = (): void => {
  wanted = false;
  clearTimeout(again);
  socket?.disconnect();
  socket = null;
  setConnected(false);
};

/** Hears one event until the returned function is called. */
export const onLive = <E extends LiveEvent>(
  event: E,
  handler: (data: LiveEvents[E]) => void,
): (() => void) => {
  const listener: Handler = (data) => handler(data as LiveEvents[E]);
  const set = handlers.get(event) ?? new Set<Handler>();
  handlers.set(event, set.add(listener));
  return () => {
    set.delete(listener);
  };
};

/** Hears one event of the server while the component stands. */
export const useLive = <E extends LiveEvent>(event: E, handler: (data: LiveEvents[E]) => void): void => {
  const heard = useEffectEvent(handler);
  useEffect(() => onLive<E>(event, (data) => heard(data)), [event]);
};

/** Whether the live line to the server stands. */
export const useConnected = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => connected,
  );
