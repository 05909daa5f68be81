import { describe, expect, test } from 'vitest';
import { createQueue, type Queued, type Shelf } from './queue.ts';
import { createSender } from './sender.ts';

const shelf = (): Shelf & { kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (n) => [...kept.keys()][n] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => kept.set(name, text),
    removeItem: (name) => kept.delete(name),
  };
};
const scan = (n: number, more: Partial<Queued> = {}): Queued => ({
  id: String(n).padStart(32, '0'),
  sesi_id: 1,
  kode_toko: 'K01',
  user_id: 'SPV1',
  jenis: 'SCAN',
  objek: 'HUTANG',
  kode: `HTK01260225${String(n).padStart(3, '0')}`,
  at: n,
  tempat: '',
  berat: null,
  ...more,
});
const ids = (scans: readonly Queued[]): string[] => scans.map(({ id }) => id);

describe('the queue', () => {
  test('survives a reload in the order of its scans, beside whatever else the shelf holds', () => {
    const device = shelf();
    device.setItem('kadar.device.table.x', '{}');
    device.setItem('kadar.device.opname.scan.broken', '{');
    const before = createQueue(device);
    for (const n of [3, 1, 2]) before.add(scan(n));
    const after = createQueue(device);
    expect(ids(after.all())).toEqual(ids([scan(1), scan(2), scan(3)]));
    after.remove([scan(2).id, 'never-there']);
    expect(ids(createQueue(device).all())).toEqual(ids([scan(1), scan(3)]));
    before.reload();
    expect(before.all()).toHaveLength(2);
  });

  test('knows a scan that was kept before goods were counted', () => {
    const device = shelf();
    const { kode, objek: _objek, ...rest } = scan(1);
    device.setItem(
      `kadar.device.opname.scan.${rest.id}`,
      JSON.stringify({ ...rest, no_faktur_hutang: kode }),
    );
    expect(createQueue(device).all()).toEqual([scan(1)]);
  });

  test('keeps nothing that the device has no room for, and says so', () => {
    const device = shelf();
    const queue = createQueue({
      ...device,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    });
    expect(() => queue.add(scan(1))).toThrow('QuotaExceededError');
    expect(queue.all()).toEqual([]);
  });
});

/** A clock that runs when it is told to, and a line that may be cut. */
const stage = (device = shelf()) => {
  const queue = createQueue(device);
  const server = new Map<string, number>();
  const line = { cut: false, lostAnswers: 0 };
  const planned = new Map<object, { ms: number; work: () => void }>();
  const problems: unknown[] = [];
  const sender = createSender<{ id: string }>({
    queue,
    mine: ({ user_id }) => user_id === 'SPV1',
    post: async (scans) => {
      if (line.cut) throw new Error('cut');
      for (const { id } of scans) server.set(id, (server.get(id) ?? 0) + 1);
      if (line.lostAnswers-- > 0) throw new Error('answer lost');
      return scans;
    },
    idOf: ({ id }) => id,
    onAnswers: () => undefined,
    onProblem: (error) => problems.push(error),
    after: (ms, work) => {
      const mark = {};
      planned.set(mark, { ms, work });
      return () => planned.delete(mark);
    },
  });
  const tick = async (): Promise<number[]> => {
    const due = [...planned.values()];
    planned.clear();
    for (const { work } of due) work();
    await new Promise((resolve) => setImmediate(resolve));
    return due.map(({ ms }) => ms);
  };
  return { device, queue, server, line, sender, tick, problems };
};

describe('the sender', () => {
  test('sends what came meanwhile together, and takes what was acknowledged off the queue', async () => {
    const { queue, server, sender, tick } = stage();
    for (const n of [1, 2]) {
      queue.add(scan(n));
      sender.kick();
    }
    expect(await tick()).toEqual([0]);
    expect([[...server.values()], queue.all()]).toEqual([[1, 1], []]);
  });

  test('keeps all while the line is cut, asks ever more rarely, and sends all once it is back', async () => {
    const { queue, server, line, sender, tick, problems } = stage();
    line.cut = true;
    queue.add(scan(1));
    sender.kick();
    const waits: number[] = [];
    for (let n = 0; n < 7; n++) waits.push(...(await tick()));
    expect(waits).toEqual([0, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    queue.add(scan(2));
    sender.kick();
    line.cut = false;
    sender.now();
    expect(await tick()).toEqual([0]);
    expect(server.size).toBe(2);
    expect(queue.all()).toEqual([]);
    expect(problems.at(-1)).toBeNull();
  });

  test('sends the very same scans again after a lost answer, and after a reload', async () => {
    const { device, queue, server, line, sender, tick } = stage();
    line.lostAnswers = 1;
    queue.add(scan(1));
    sender.kick();
    await tick();
    expect(queue.all()).toHaveLength(1);
    sender.stop();
    const reloaded = stage(device);
    reloaded.sender.now();
    await reloaded.tick();
    expect([[...server.keys()], [...reloaded.server.keys()]]).toEqual([[scan(1).id], [scan(1).id]]);
    expect(reloaded.queue.all()).toEqual([]);
  });

  test('sends two hundred at most at once, and goes on until nothing waits', async () => {
    const { queue, server, sender, tick } = stage();
    for (let n = 0; n < 450; n++) queue.add(scan(n));
    sender.kick();
    for (const left of [250, 50, 0]) {
      await tick();
      expect(queue.all()).toHaveLength(left);
    }
    expect(server.size).toBe(450);
  });

  test("leaves another user's scans to him", async () => {
    const { queue, server, sender, tick } = stage();
    queue.add(scan(1, { user_id: 'KASIR1' }));
    queue.add(scan(2));
    sender.kick();
    await tick();
    expect([[...server.keys()], ids(queue.all())]).toEqual([[scan(2).id], [scan(1).id]]);
  });
});
