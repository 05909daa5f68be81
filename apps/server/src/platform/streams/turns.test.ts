import { expect, test } from 'vitest';
import { type Pass, Turns } from './turns.ts';

const LIMITS = { atOnce: 1, begun: 9, begunEach: 9, waiting: 20, waitingEach: 20, slice: 1_000 };

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
  const turns = new Turns({ ...LIMITS, atOnce: 2 });
  const { began, ends, work, settle } = held();
  const all = ['a', 'b', 'c', 'd'].map((name) => turns.run('k', work(name), patient).catch(String));
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
  const later = turns.run('k', work('e'), patient);
  expect(began).toContain('e');
  ends.get('e')?.();
  await later;
});

test('who leaves while he waits gives his place up, and too many are refused', async () => {
  const turns = new Turns({ ...LIMITS, atOnce: 1, waiting: 1 });
  const { began, ends, work, settle } = held();
  const first = turns.run('k', work('a'), patient);
  const leaver = new AbortController();
  const left = turns.run('k', work('b'), leaver.signal);
  await expect(turns.run('k', work('c'), patient)).rejects.toMatchObject({
    code: 'SERVER_PENUH',
    status: 503,
  });
  leaver.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const next = turns.run('k', work('d'), patient);
  ends.get('a')?.();
  await first;
  await settle();
  expect(began).toEqual(['a', 'd']);
  ends.get('d')?.();
  await next;
});

test('one caller has so many under way and waiting, whatever room there is', async () => {
  const turns = new Turns({ ...LIMITS, atOnce: 3, begunEach: 2, waitingEach: 3 });
  const { began, ends, work, settle } = held();
  const run = (name: string) => turns.run(name.slice(0, 1), work(name), patient).catch(String);
  const heap = ['a1', 'a2', 'a3', 'a4', 'a5'].map(run);
  await expect(turns.run('a', work('a6'), patient)).rejects.toMatchObject({ code: 'SERVER_PENUH' });
  expect(began).toEqual(['a1', 'a2']);
  const others = ['b1', 'c1', 'b2'].map(run);
  expect(began).toEqual(['a1', 'a2', 'b1']);
  ends.get('b1')?.();
  await settle();
  expect(began.at(-1)).toBe('c1');
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b2', 'c1']) {
    ends.get(name)?.();
    await settle();
  }
  expect(await Promise.all([...heap, ...others])).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2']);
});

/** Work of so many steps, which makes room after each. */
const steps = (name: string, count: number, done: string[]) => async (pass: Pass) => {
  for (let step = 0; step < count; step++) {
    await new Promise((go) => setTimeout(go, 4));
    await pass();
  }
  done.push(name);
};

test('a short piece is over before the long ones that began before it', async () => {
  const turns = new Turns({ ...LIMITS, atOnce: 2, slice: 5 });
  const done: string[] = [];
  const long = ['a', 'b', 'c', 'd'].map((name) => turns.run(name, steps(name, 40, done), patient));
  const short = turns.run('e', steps('e', 3, done), patient);
  await Promise.all([...long, short]);
  expect(done[0]).toBe('e');
  expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('one who is gone between two slices leaves his place to the others', async () => {
  const turns = new Turns({ ...LIMITS, atOnce: 1, begun: 2, slice: 1 });
  const done: string[] = [];
  const leaver = new AbortController();
  const left = turns.run('a', steps('a', 100, done), leaver.signal);
  const failed = expect(left).rejects.toThrow('gone');
  const other = turns.run('b', steps('b', 5, done), patient);
  setTimeout(() => leaver.abort(new Error('gone')), 12);
  await failed;
  await other;
  await turns.run('c', steps('c', 1, done), patient);
  expect(done).toEqual(['b', 'c']);
});
