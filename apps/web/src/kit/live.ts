import type {
  FingerprintAuthPush,
  OtorisasiQrPush,
  QrAuthPush,
} from '@kadar/contract/endpoints/otorisasi.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import { callApp } from './api/context.ts';

/** What the server pushes to this user's browsers. */
export interface LiveEvents {
  'settings-changed': readonly { key: string; value: unknown }[];
  'session-ended': unknown;
  /** `modal` and `total` are missing where the server does not know how many there will be. */
  progress: { id: string; progress: number; modal?: string; total?: number };
  /** The name of a master whose records changed. */
  'master-changed': string;
  'hari-changed': unknown;
  'harga-emas-changed': { nominal?: number } | null;
  'qr-auth': QrAuthPush;
  'otorisasi-qr': OtorisasiQrPush;
  'fingerprint-auth': FingerprintAuthPush;
}
export type LiveEvent = keyof LiveEvents;

type Handler = (data: unknown) => void;
const handlers = new Map<LiveEvent, Set<Handler>>();
const watchers = new Set<() => void>();
let socket: Socket | null = null;
let wanted = false;
let connected = false;

const setConnected = (now: boolean): void => {
  connected = now;
  for (const watcher of watchers) watcher();
};

/** Opens the socket of the session; loads its code only then. */
export const connectLive = async (): Promise<void> => {
  wanted = true;
  const { io } = await import('socket.io-client');
  if (!wanted || socket) return;
  socket = io({ path: '/socket.io', transports: ['websocket', 'polling'], auth: { app: callApp() } });
  socket.on('connect', () => setConnected(true));
  socket.on('disconnect', () => setConnected(false));
  socket.onAny((event: string, data: unknown) => {
    for (const handler of handlers.get(event as LiveEvent) ?? []) handler(data);
  });
};

export const disconnectLive = (): void => {
  wanted = false;
  socket?.disconnect();
  socket = null;
  setConnected(false);
};

/** Hears one event of the server while the component stands. */
export const useLive = <E extends LiveEvent>(event: E, handler: (data: LiveEvents[E]) => void): void => {
  const heard = useEffectEvent(handler);
  useEffect(() => {
    const listener: Handler = (data) => heard(data as LiveEvents[E]);
    const set = handlers.get(event) ?? new Set<Handler>();
    handlers.set(event, set.add(listener));
    return () => {
      set.delete(listener);
    };
  }, [event]);
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
