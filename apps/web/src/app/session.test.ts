import type { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { setCallApp } from '../kit/api/context.ts';
import { hadSession, markSession } from '../kit/session-mark.ts';
import { clearSession, signOut } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setCallApp('KADAR');
});

/** A Storage whose keys are its own properties, as the browser's are. */
const shelf = (kept: Record<string, string>) =>
  Object.defineProperties(kept, {
    getItem: { value: (name: string) => kept[name] ?? null },
    setItem: { value: (name: string, text: string) => (kept[name] = text) },
    removeItem: { value: (name: string) => delete kept[name] },
  });

test('the end of a session clears the store and the mark of being logged in; the device keeps its own', () => {
  const kept = { 'kadar.toko': 'K01', 'kadar.device.language': 'en', other: '1' };
  vi.stubGlobal('localStorage', shelf(kept));
  markSession();
  expect(hadSession()).toBe(true);
  const client = { clear: vi.fn() };
  clearSession(client as unknown as QueryClient);
  expect(hadSession()).toBe(false);
  expect(kept).toEqual({ 'kadar.device.language': 'en' });
  expect(client.clear).toHaveBeenCalledOnce();
});

test("the end of the authenticator's session leaves what the till of another window keeps, and the other way round", () => {
  const kept = { 'kadar.toko': 'K01', draft: '{}' };
  vi.stubGlobal('localStorage', shelf(kept));
  const client = { clear: vi.fn() } as unknown as QueryClient;
  markSession();
  markSession('OTORISATOR');
  setCallApp('OTORISATOR');
  clearSession(client);
  expect([hadSession(), hadSession('OTORISATOR')]).toEqual([true, false]);
  expect(kept).toMatchObject({ 'kadar.toko': 'K01', draft: '{}' });
  markSession('OTORISATOR');
  setCallApp('KADAR');
  clearSession(client);
  expect([hadSession(), hadSession('OTORISATOR')]).toEqual([false, true]);
});

test('a logout that fails clears the store all the same, and the page is loaded anew', async () => {
  const kept = { 'kadar.toko': 'K01' };
  vi.stubGlobal('localStorage', shelf(kept));
  const [fetched, assign] = [vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))), vi.fn()];
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { location: { assign } });
  markSession();
  await signOut({ clear: vi.fn() } as unknown as QueryClient, 'KASIR1');
  expect(fetched).toHaveBeenCalledWith(
    '/api/v1/users/logout',
    expect.objectContaining({ method: 'POST', body: JSON.stringify({ user_id: 'KASIR1' }) }),
  );
  expect([kept, hadSession()]).toEqual([{}, false]);
  expect(assign).toHaveBeenCalledWith('/');
});
