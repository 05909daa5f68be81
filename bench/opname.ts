import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { loadPledges } from '../apps/server/src/testing/pledges.ts';
import { createQueue, type Queued, type Shelf } from '../apps/web/src/parts/opname/queue.ts';
import { createSender, type Sender } from '../apps/web/src/parts/opname/sender.ts';
import { CASHIER, SUPERVISOR, TODAY, TOKO } from './lib/chain.ts';
import { Connection } from './lib/connection.ts';
import { requireOk } from './lib/load.ts';
import { type Row, sized } from './lib/row.ts';
import { percentile, perSecond, spread } from './lib/stats.ts';
import { type Clone, onClone } from './lib/world.ts';

const TARGET_P95_MS = 100;
const DEVICES = 8;
const PER_SECOND = 20;
const LONGEST_MS = 60_000;

/** What a browser keeps, in memory: a reload finds it again. */
const shelfOf = (): Shelf => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (n) => [...kept.keys()][n] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => kept.set(name, text),
    removeItem: (name) => kept.delete(name),
  };
};

interface Answer {
  id: string;
}

/** A counter's device with the queue and the sender of the screen itself; its line may be cut, its answers lost. */
class Device {
  readonly scanned = new Map<string, number>();
  /** Milliseconds from a scan to its acknowledgement, of those that were scanned while the line stood. */
  readonly latencies: number[] = [];
  cut = false;
  loseNext = false;
  /** From a send that failed to the next that went through: what waits or is scanned then is not timed. */
  #broken = false;
  readonly #shelf = shelfOf();
  readonly #till: Connection;
  readonly #user: string;
  #queue = createQueue(this.#shelf);
  #sender: Sender;

  constructor(till: Connection, user: string) {
    this.#till = till;
    this.#user = user;
    this.#sender = this.#start();
  }

  #start(): Sender {
    return createSender<Answer>({
      queue: this.#queue,
      mine: () => true,
      post: (scans) => this.#post(scans),
      idOf: ({ id }) => id,
      onAnswers: (answers) => this.#acknowledged(answers),
      onProblem: (error) => this.#heard(error),
      after: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
  }

  async #post(scans: readonly Queued[]): Promise<readonly Answer[]> {
    if (this.cut) throw new Error('the line is cut');
    const scan = scans.map(({ at, kode, user_id: _user, kode_toko: _toko, objek: _objek, ...one }) => ({
      ...one,
      no_faktur_hutang: kode,
      umur_ms: Math.max(0, Date.now() - at),
    }));
    const answer = await this.#till.call(
      'POST',
      'opname-hutang/scan',
      JSON.stringify({ perangkat: this.#user, scan }),
    );
    requireOk([answer]);
    if (this.loseNext) {
      this.loseNext = false;
      throw new Error('the answer is lost');
    }
    return (JSON.parse(answer.body) as { data: Answer[] }).data;
  }

  #heard(error: unknown): void {
    this.#broken = error !== null;
    if (this.#broken) this.#untimed();
  }

  #untimed(): void {
    for (const { id } of this.#queue.all()) this.scanned.set(id, 0);
  }

  #acknowledged(answers: readonly Answer[]): void {
    const now = performance.now();
    for (const { id } of answers) {
      const at = this.scanned.get(id);
      if (at !== undefined && at > 0) this.latencies.push(now - at);
    }
  }

  scan(kode: string, sesi_id: number): void {
    const id = randomUUID().replaceAll('-', '');
    this.scanned.set(id, this.cut || this.loseNext || this.#broken ? 0 : performance.now());
    this.#queue.add({
      id,
      sesi_id,
      kode_toko: TOKO,
      user_id: this.#user,
      jenis: 'SCAN',
      objek: 'HUTANG',
      kode,
      at: Date.now(),
      tempat: '',
      berat: null,
    });
    this.#sender.kick();
  }

  /** As the page would after F5: everything but the shelf begins anew. What was on its way is not waited for. */
  reload(): void {
    this.#sender.stop();
    this.#untimed();
    this.#queue = createQueue(this.#shelf);
    this.#sender = this.#start();
    this.#sender.now();
  }

  now(): void {
    this.#sender.now();
  }

  get waiting(): number {
    return this.#queue.all().length;
  }
}

/** Scans its bags at its pace; a third of the way its line is cut, later an answer is lost, then the page is loaded again. */
const count = async (device: Device, bags: readonly string[], sesi: number): Promise<void> => {
  const start = performance.now();
  const at = (part: number): number => Math.floor(bags.length * part);
  for (const [n, bag] of bags.entries()) {
    if (n === at(1 / 3)) device.cut = true;
    if (n === at(1 / 2)) {
      device.cut = false;
      device.now();
    }
    if (n === at(2 / 3)) device.loseNext = true;
    if (n === at(3 / 4)) device.reload();
    device.scan(bag, sesi);
    await delay(Math.max(0, start + ((n + 1) * 1000) / PER_SECOND - performance.now()));
  }
  const until = performance.now() + LONGEST_MS;
  while (device.waiting > 0 && performance.now() < until) {
    device.now();
    await delay(200);
  }
};

/** What the server has of the count, against what the devices scanned. */
const check = async (
  { owner }: Clone,
  devices: readonly Device[],
  bags: readonly string[],
  sesi: number,
): Promise<void> => {
  const { rows } = await owner.query<{ id: string; kode: string; pertama: boolean }>(
    `select replace(id::text, '-', '') as id, kode, pertama from opname_scan where sesi_id = $1`,
    [sesi],
  );
  const scanned = new Set(devices.flatMap((device) => [...device.scanned.keys()]));
  const stored = new Set(rows.map(({ id }) => id));
  const lost = [...scanned].filter((id) => !stored.has(id)).length;
  const found = new Set(rows.filter(({ pertama }) => pertama).map(({ kode }) => kode));
  if (lost > 0 || rows.length !== scanned.size || found.size !== bags.length)
    throw new Error(
      `${scanned.size} scans: ${lost} lost, ${rows.length} stored, ${found.size} of ${bags.length} bags found`,
    );
};

/** Eight people count thousands of bags at once, each through a cut line, a lost answer and a reload. */
export const opname: Row = {
  name: 'opname',
  target: `5,000 bags, ${DEVICES} devices, ${PER_SECOND} scans/s each: acknowledged p95 < ${TARGET_P95_MS} ms, none lost, none doubled`,
  run: async (context) => {
    const many = sized(context, 5_000, 400);
    return onClone(
      await context.world(),
      'opname',
      async (clone, server) => {
        const { rows } = await clone.owner.query<{ no: string }>(
          `select no_hutang as no from hutang where kode_toko = $1 and status = 'AKTIF' order by md5(no_hutang)`,
          [TOKO],
        );
        const bags = rows.map(({ no }) => no);
        const users = [SUPERVISOR, CASHIER];
        const tokens = await Promise.all(users.map((user) => server.login(user)));
        const tills = await Promise.all(
          Array.from({ length: DEVICES }, (_, n) =>
            Connection.open(server.url, { token: tokens[n % 2] ?? '' }),
          ),
        );
        const started = await tills[0]?.call('POST', 'opname-hutang/start', '{}');
        requireOk(started ? [started] : []);
        const { data } = JSON.parse(started?.body ?? '{}') as { data: { sesi: { id: number } } };
        const devices = tills.map((till, n) => new Device(till, users[n % 2] ?? ''));
        const begun = performance.now();
        await Promise.all(
          devices.map((device, n) =>
            count(
              device,
              bags.filter((_, index) => index % DEVICES === n),
              data.sesi.id,
            ),
          ),
        );
        const took = (performance.now() - begun) / 1000;
        await check(clone, devices, bags, data.sesi.id);
        for (const till of tills) till.close();
        const latencies = devices.flatMap((device) => device.latencies);
        const p95 = percentile(latencies, 95);
        return {
          measured: `p95 ${p95.toFixed(0)} ms, none lost, none doubled`,
          ok: p95 < TARGET_P95_MS,
          detail: [
            `${bags.length} bags in ${took.toFixed(0)} s, ${perSecond(bags.length / took)}`,
            `scan to acknowledgement, ${latencies.length} while the line stood: ${spread(latencies)}`,
          ],
        };
      },
      async ({ owner }) => {
        await loadPledges(owner, many, { toko: TOKO, tanggal: TODAY });
        await owner.query('vacuum analyze hutang, hutang_gerak, dokumen');
      },
    );
  },
};
