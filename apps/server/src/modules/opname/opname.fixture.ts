import { randomUUID } from 'node:crypto';
import type { DataOpname, HasilOpname, ScannedOpname } from '@kadar/contract/endpoints/opname.ts';
import type { Me } from '@kadar/contract/endpoints/session.ts';
import { expect } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import type { Client, Reply, TestApp } from '../../testing/harness.ts';
import { sealAll } from '../../testing/seal.ts';

export const newId = (): string => randomUUID().replaceAll('-', '');
export const ok = <T>(reply: Reply): T => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as T;
};
export const start = async (who: Client, body: object = {}): Promise<number> => {
  const { sesi } = ok<DataOpname>(await who.post('opname-hutang/start', body));
  return sesi?.id ?? 0;
};
export const scan = async (
  who: Client,
  no_faktur_hutang: string,
  more: object = {},
): Promise<ScannedOpname> => ok(await who.post('opname-hutang', { no_faktur_hutang, ...more }));
export const result = async (who: Client): Promise<HasilOpname> =>
  ok(await who.get('opname-hutang/get/hasil'));
export const state = async (who: Client): Promise<DataOpname> => ok(await who.get('opname-hutang'));

export interface Event {
  id: string;
  sesi_id: number;
  no_faktur_hutang: string;
  umur_ms: number;
  jenis?: 'SCAN' | 'CARI';
}
export const eventsOf = (sesi_id: number, numbers: readonly string[]): Event[] =>
  numbers.map((no_faktur_hutang) => ({ id: newId(), sesi_id, no_faktur_hutang, umur_ms: 0 }));
export const send = async (
  who: Client,
  events: readonly Event[],
  perangkat = 'UJI',
): Promise<ScannedOpname[]> => ok(await who.post('opname-hutang/scan', { perangkat, scan: events }));
export const all = async (who: Client, sesi: number, numbers: readonly string[]): Promise<void> => {
  for (let from = 0; from < numbers.length; from += 100)
    await send(who, eventsOf(sesi, numbers.slice(from, from + 100)));
};

/** What verification finds in all that is committed. */
export const findingsOf = async ({ app }: TestApp): Promise<unknown[]> => {
  const pool = app.kadar.db.privileged;
  await sealAll(pool);
  const client = await pool.connect();
  return (await verifyDatabase(client).finally(() => client.release())).findings;
};

/** Whether the menu of a user opens a screen. */
export const opens = async (who: Client, screen: string): Promise<boolean | undefined> => {
  const { menu } = ok<Pick<Me, 'menu'>>(await who.get('users/me'));
  const entries = menu.flatMap(({ sections }) => sections.flatMap((section) => section.entries));
  return entries.find(({ route }) => route === screen)?.open;
};
