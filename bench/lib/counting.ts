import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createQueue, type Objek, type Queued, type Shelf } from '../../apps/web/src/parts/opname/queue.ts';
import { createSender, type Sender } from '../../apps/web/src/parts/opname/sender.ts';
import { TOKO } from './chain.ts';
import type { Connection } from './connection.ts';
import { requireOk } from './load.ts';

/** Devices that count beside each other, and how many scans each makes in a second. */
export const DEVICES = 8;
export const PER_SECOND = 20;
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

/** What is counted: how its scans go out. */
export interface Counted {
  objek: Objek;
  path: string;
  /** What a scan calls its code. */
  code: 'no_faktur_hutang' | 'kode_barcode';
}

/** A counter's device with the queue and the sender of the screen itself; its line may be cut, its answers lost. */
export class Device {
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
  readonly #of: Counted;
  #queue = createQueue(this.#shelf);
  #sender: Sender;

  constructor(of: Counted, till: Connection, user: string) {
    this.#of = of;
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
      [this.#of.code]: kode,
      umur_ms: Math.max(0, Date.now() - at),
    }));
    const body = JSON.stringify({ perangkat: this.#user, scan });
    const answer = await this.#till.call('POST', this.#of.path, body);
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
      objek: this.#of.objek,
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

/** Scans its things at its pace; a third of the way its line is cut, later an answer is lost, then the page is loaded again. */
export const count = async (device: Device, codes: readonly string[], sesi: number): Promise<void> => {
  const start = performance.now();
  const at = (part: number): number => Math.floor(codes.length * part);
  for (const [n, code] of codes.entries()) {
    if (n === at(1 / 3)) device.cut = true;
    if (n === at(1 / 2)) {
      device.cut = false;
      device.now();
    }
    if (n === at(2 / 3)) device.loseNext = true;
    if (n === at(3 / 4)) device.reload();
    device.scan(code, sesi);
    await delay(Math.max(0, start + ((n + 1) * 1000) / PER_SECOND - performance.now()));
  }
  const until = performance.now() + LONGEST_MS;
  while (device.waiting > 0 && performance.now() < until) {
    device.now();
    await delay(200);
  }
};

/** Every nth of a list, for each of the devices one part. */
export const partsOf = (codes: readonly string[]): string[][] =>
  Array.from({ length: DEVICES }, (_, n) => codes.filter((_, index) => index % DEVICES === n));
