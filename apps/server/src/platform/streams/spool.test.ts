import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Spool } from './spool.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadar-spool-'));
});
afterAll(() => rm(folder, { recursive: true }));

const LIMITS = { memory: 10, disk: 40, shared: { left: 25 } };
const settle = () => new Promise((go) => setTimeout(go, 5));
const text = async (spool: Spool): Promise<string> => {
  let all = '';
  for await (const chunk of spool.output()) all += chunk.toString();
  return all;
};

test('what is read is what was written, in whatever pieces and at whatever pace', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ minLength: 1, maxLength: 30 }), { maxLength: 40 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 10 }),
      async (pieces, pauses) => {
        const spool = new Spool(folder, LIMITS);
        const written = pipeline(pieces, spool.input);
        let read = '';
        let turn = 0;
        for await (const chunk of spool.output()) {
          read += chunk.toString();
          if (pauses[turn++ % pauses.length]) await new Promise((go) => setImmediate(go));
        }
        await written;
        await spool.close();
        expect(Buffer.from(read).equals(Buffer.from(pieces.join('')))).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('a writer is done before anybody reads, up to the limit; then he waits, and goes on once all was taken', async () => {
  const spool = new Spool(folder, LIMITS);
  const done = pipeline(
    Array.from({ length: 9 }, (_, n) => String(n).repeat(10)),
    spool.input,
  );
  await expect.poll(() => [spool.unread, spool.full]).toEqual([50, true]);
  expect(await readdir(folder)).toEqual([]);
  expect(await text(spool)).toHaveLength(90);
  await done;
  expect([spool.unread, spool.full]).toEqual([0, false]);
  await spool.close();
});

test('a failure before the first byte is met at once, a later one after what was written', async () => {
  const early = new Spool(folder, LIMITS);
  early.fail(new Error('broken'));
  await expect(early.begun()).rejects.toThrow('broken');
  const late = new Spool(folder, LIMITS);
  late.input.write('abc');
  await late.begun();
  late.fail(new Error('broken'));
  const read: string[] = [];
  await expect(
    (async () => {
      for await (const chunk of late.output()) read.push(chunk.toString());
    })(),
  ).rejects.toThrow('broken');
  expect(read).toEqual(['abc']);
});

test('a reader who leaves frees the waiting writer, and a waiting reader ends', async () => {
  const spool = new Spool(folder, LIMITS);
  const writing = pipeline(Array(9).fill('x'.repeat(10)), spool.input);
  const failed = expect(writing).rejects.toThrow();
  await settle();
  await spool.close();
  await failed;
  const empty = new Spool(folder, LIMITS);
  const reading = text(empty);
  await settle();
  await empty.close();
  expect(await reading).toBe('');
});

test('spools share their memory: what is beyond goes to disk, what is read or let go comes back', async () => {
  const shared = { left: 15 };
  const one = new Spool(folder, { memory: 10, disk: 40, shared });
  const two = new Spool(folder, { memory: 10, disk: 40, shared });
  const write = (spool: Spool, bytes: string) =>
    new Promise((resolve, reject) => {
      spool.input.write(bytes, (error) => (error ? reject(error) : resolve(undefined)));
    });
  await write(one, 'x'.repeat(10));
  await write(two, 'y'.repeat(10));
  expect([shared.left, one.unread, two.unread]).toEqual([5, 10, 10]);
  two.input.end();
  expect(await text(two)).toBe('y'.repeat(10));
  await one.close();
  await two.close();
  expect(shared.left).toBe(15);
});
