import { hostname } from 'node:os';
import type { Kadar } from '../../../platform/kadar.ts';
import { deliver, type Place, type Target } from '../agen/kirim.ts';
import { WAITING } from '../jobs.ts';
import type { Printer } from '../printers.ts';
import { NoPrinterThere, reachOf, wasThere } from '../reach.ts';
import { giveUpLost, nextFor, printersDue, settle } from './carry.ts';

/** For what is due only later, and what a carrier lost. */
const SWEEP_MS = 2_000;

/** Carries jobs to the printers that the servers reach themselves; each server process has one, and each job one carrier. */
export class ServerCarrier {
  readonly #kadar: Kadar;
  readonly #name = `server ${hostname()}/${process.pid}`;
  /** Printers at work here, so that one printer is one line. */
  readonly #busy = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(kadar: Kadar) {
    this.#kadar = kadar;
  }

  start(): void {
    this.#kadar.events.subscribe(({ topic }) => {
      if (topic === WAITING) this.#look();
    });
    this.#timer = setInterval(() => this.#look(), SWEEP_MS);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.allSettled(this.#busy.values());
  }

  #look(): void {
    if (this.#closed) return;
    if (this.#looking) {
      this.#again = true;
      return;
    }
    this.#looking = this.#sweep()
      .catch((error: unknown) => this.#kadar.log.warn({ err: error }, 'print queue'))
      .finally(() => {
        this.#looking = undefined;
        if (!this.#again) return;
        this.#again = false;
        this.#look();
      });
  }

  async #sweep(): Promise<void> {
    await giveUpLost(this.#kadar);
    for (const printer of await printersDue(this.#kadar, { agen: '' })) this.#serve(printer);
  }

  #serve(printer: Printer): void {
    const name = `${printer.kode_toko}/${printer.kode_printer}`;
    if (this.#busy.has(name)) return;
    const work = this.#drain(printer)
      .catch((error: unknown) => this.#kadar.log.warn({ err: error, printer: name }, 'printing'))
      .finally(() => this.#busy.delete(name));
    this.#busy.set(name, work);
  }

  async #reach({ kode_toko: toko, kode_printer }: Printer, alamat: string): Promise<Place> {
    try {
      const known = () => this.#kadar.db.transaction({ toko }, (tx) => wasThere(tx, toko, alamat));
      return await reachOf(this.#kadar, alamat, known);
    } catch (error) {
      if (error instanceof NoPrinterThere)
        this.#kadar.log.warn({ toko, kode_printer, alamat }, 'no printer may be there (KADAR_PRINTER_HOSTS)');
      throw error;
    }
  }

  async #drain(printer: Printer): Promise<void> {
    while (!this.#closed) {
      const job = await nextFor(this.#kadar, printer, this.#name);
      if (!job) return;
      const target: Target = { ...job, driver: job.driver as Target['driver'] };
      const word = await deliver(target, Buffer.from(job.bytes, 'base64'), (alamat) =>
        this.#reach(printer, alamat),
      );
      await settle(this.#kadar, printer.kode_toko, job, word);
    }
  }
}
