import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const held = () => {
  const began: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () => {
    began.push(name);
    return new Promise<string>((resolve, reject) =>
      ends.set(name, (error) => (error ? reject(error) : resolve(name))),
    );
  };
  const settle = () => new Promise((go) => setImmediate(go));
  return { began, ends, work, settle };
};
const patient = new AbortController().signal;

test('so many at once, the others in their order, also after a failure', async () => {
  const turns = new Turns({ atOnce: 2, waiting: 5 });
  const { began, ends, work, settle } = held();
  const all = ['a', 'b', 'c', 'd'].map((name) => turns.run(work(name), patient).catch(String));
  await settle();
  expect(began).toEqual(['a', 'b']);
  ends.get('b')?.(new Error('b failed'));
  await settle();
  expect(began).toEqual(['a', 'b', 'c']);
  ends.get('a')?.();
  ends.get('c')?.();
  await settle();
  ends.get('d')?.();
  expect(await Promise.all(all)).toEqual(['a', 'Error: b failed', 'c', 'd']);
  const later = turns.run(work('e'), patient);
  expect(began).toContain('e');
  ends.get('e')?.();
  await later;
});

test('who leaves while he waits gives his place up, and too many are refused', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1 });
  const { began, ends, work, settle } = held();
  const first = turns.run(work('a'), patient);
  const leaver = new AbortController();
  const left = turns.run(work('b'), leaver.signal);
  await expect(turns.run(work('c'), patient)).rejects.toMatchObject({ code: 'SERVER_PENUH', status: 503 });
  leaver.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const next = turns.run(work('d'), patient);
  ends.get('a')?.();
  await first;
  await settle();
  expect(began).toEqual(['a', 'd']);
  ends.get('d')?.();
  await next;
});
