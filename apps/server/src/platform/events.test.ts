import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import type { KadarEvent } from './events.ts';

let server: TestApp;
const heard: KadarEvent[] = [];
beforeAll(async () => {
  server = await startTestApp();
  server.app.kadar.events.subscribe((event) => heard.push(event));
});
afterAll(() => server?.close());

const until = async (fact: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 1500 && !fact(); turn++) await new Promise((go) => setTimeout(go, 10));
  expect(fact()).toBe(true);
};
const topics = () => heard.map(({ topic }) => topic);

describe('events', () => {
  test('leave with the commit, and not with a rollback', async () => {
    const { db, events } = server.app.kadar;
    const failed = db.transaction({ toko: 'K01' }, async (tx) => {
      await events.publish(tx, { topic: 'undone', toko: 'K01' });
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await db.transaction({ toko: 'K01' }, (tx) =>
      events.publish(tx, { topic: 'done', toko: 'K01', data: 1 }),
    );
    await until(() => topics().includes('done'));
    expect(topics()).not.toContain('undone');
    expect(heard.at(-1)).toEqual({ topic: 'done', toko: 'K01', data: 1 });
  });

  test('too large for a notification arrive without their data, whatever its script', async () => {
    const { events } = server.app.kadar;
    await events.send({ topic: 'large', toko: '*', data: '金'.repeat(5000) });
    await until(() => topics().includes('large'));
    expect(heard.at(-1)).toEqual({ topic: 'large', toko: '*' });
    await events.send({ topic: 'fits', toko: '*', data: 'x'.repeat(7000) });
    await until(() => topics().includes('fits'));
    expect(heard.at(-1)?.data).toHaveLength(7000);
  });

  test('are heard again after the line was cut, and everybody is told to forget', async () => {
    const kasir = await server.login('KASIR');
    expect((await kasir.get('para-system/key/PEMBULATAN')).body.data).toMatchObject({ value: 500 });
    await server.look(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kadar-listen' and datname = current_database()",
    );
    // Changed while nobody listens: only the reconnection can tell.
    await server.look("insert into para_system (kode_toko, key, value) values ('K01', 'PEMBULATAN', '250')");
    await until(() => topics().includes('reconnected'));
    expect((await kasir.get('para-system/key/PEMBULATAN')).body.data).toMatchObject({ value: 250 });
    await server.app.kadar.events.send({ topic: 'after', toko: '*' });
    await until(() => topics().includes('after'));
  });
});
