import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectLive, disconnectLive, onLive } from './live.ts';

const line = vi.hoisted(() => {
  const listeners = new Map<string, (given: unknown) => void>();
  return {
    active: true,
    listeners,
    opened: 0,
    connect: vi.fn(),
    disconnect: vi.fn(),
    on: (event: string, listener: (given: unknown) => void) => listeners.set(event, listener),
    onAny: (listener: (event: string, data: unknown) => void) =>
      listeners.set('*', (given) => listener(...(given as [string, unknown]))),
  };
});
vi.mock('socket.io-client', () => ({
  io: () => {
    line.opened++;
    return line;
  },
}));

const happens = (event: string, given?: unknown): void => line.listeners.get(event)?.(given);
const ended = vi.fn();
const reconnected = vi.fn();
const offs: (() => void)[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  line.active = true;
  offs.push(onLive('session-ended', ended), onLive('reconnected', reconnected));
  await connectLive();
  happens('connect');
});
afterEach(() => {
  disconnectLive();
  for (const off of offs.splice(0)) off();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('a line that the server closed, as one that restarts does, is asked for again and says that it stands again', () => {
  expect(reconnected).not.toHaveBeenCalled();
  line.active = false;
  happens('disconnect', 'io server disconnect');
  expect(line.connect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(4_000);
  expect(line.connect).toHaveBeenCalledOnce();
  happens('connect');
  expect(reconnected).toHaveBeenCalledOnce();
});

test('a lost line is left to Socket.IO, which comes back by itself', () => {
  happens('disconnect', 'transport close');
  happens('connect_error', new Error('xhr poll error'));
  vi.advanceTimersByTime(10_000);
  expect(line.connect).not.toHaveBeenCalled();
  expect(ended).not.toHaveBeenCalled();
  happens('connect');
  expect(reconnected).toHaveBeenCalledOnce();
});

test('a server that refuses for the moment is asked again; an ended session is told, and not asked for', () => {
  line.active = false;
  happens('connect_error', new Error('Koneksi Bermasalah'));
  vi.advanceTimersByTime(4_000);
  expect(line.connect).toHaveBeenCalledOnce();
  expect(ended).not.toHaveBeenCalled();
  happens('connect_error', new Error('Invalid Token.'));
  vi.advanceTimersByTime(10_000);
  expect(ended).toHaveBeenCalledOnce();
  expect(line.connect).toHaveBeenCalledOnce();
});

test('who left asks for nothing more, and hears nothing', async () => {
  line.active = false;
  happens('disconnect', 'io server disconnect');
  disconnectLive();
  vi.advanceTimersByTime(10_000);
  expect(line.connect).not.toHaveBeenCalled();
  for (const off of offs.splice(0)) off();
  happens('*', ['session-ended', null]);
  expect(ended).not.toHaveBeenCalled();
  expect(line.opened).toBeGreaterThan(0);
});
