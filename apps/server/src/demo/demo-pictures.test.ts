import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drawEach } from './demo-pictures.ts';

test('drawings leave half of Node’s threads to the logins of database connections, and keep their order', async () => {
  let drawing = 0;
  let most = 0;
  const drawn = await drawEach([30, 5, 20, 1, 10], new AbortController().signal, async (ms) => {
    most = Math.max(most, ++drawing);
    await delay(ms);
    drawing--;
    return ms * 2;
  });
  expect([most, drawn]).toEqual([2, [60, 10, 40, 2, 20]]);
});

test('drawings that are told to stop, or one of which fails, end', async () => {
  const stopping = new AbortController();
  let drawn = 0;
  const all = drawEach([1, 2, 3, 4, 5, 6], stopping.signal, async () => {
    await delay(1);
    if (++drawn === 2) stopping.abort(new Error('stop'));
  });
  await expect(all).rejects.toThrow('stop');
  expect(drawn).toBeLessThan(6);
  const failing = drawEach([1], new AbortController().signal, () => Promise.reject(new Error('no ink')));
  await expect(failing).rejects.toThrow('no ink');
});
