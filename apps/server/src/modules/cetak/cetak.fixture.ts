import { expect } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { type Manners, type RecordingPrinter, startPrinter } from './agen/printer.fixture.ts';

export interface Job {
  id: string;
  status: string;
  sebab: string;
  salinan: number;
  kode_printer: string;
  judul: string;
}

const AT_HOME = { KADAR_PRINTER_HOSTS: '127.0.0.1', KADAR_PRINTER_PORTS: '1-65535' };

/** The test chain with recording printers at K01. */
export class PrintShop {
  readonly server: TestApp;
  readonly owner: Client;
  readonly #printers: RecordingPrinter[] = [];

  private constructor(server: TestApp, owner: Client) {
    this.server = server;
    this.owner = owner;
  }

  /** Its recording printers are on this machine, which the configuration has to name. */
  static async open(env: Record<string, string> = AT_HOME): Promise<PrintShop> {
    const server = await startTestApp('chain', env);
    // Those that the chain has put away are not looked for.
    await server.look('delete from printer; delete from agen_cetak');
    return new PrintShop(server, await server.login('OWN'));
  }

  /** A printer that stands, and its record at K01. */
  async printer(
    kode_printer: string,
    fields: Record<string, unknown> = {},
    manners: Partial<Manners> = {},
  ): Promise<RecordingPrinter> {
    const printer = await startPrinter(manners);
    this.#printers.push(printer);
    await this.record(kode_printer, { alamat: printer.alamat, ...fields });
    return printer;
  }

  async record(kode_printer: string, fields: Record<string, unknown>): Promise<void> {
    const record = {
      kode_printer,
      nama_printer: kode_printer,
      jenis: 'NOTA',
      profil: 'ESCPOS80',
      driver: 'TCP',
      ...fields,
    };
    const added = await this.owner.post('printer', record, { toko: 'K01' });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
  }

  async job(id: string): Promise<Job> {
    return (await this.owner.get(`cetak/job/${id}`, { toko: 'K01' })).body.data as Job;
  }

  /** Waits until a job is where it should be. */
  async until(id: string, want: Partial<Job>): Promise<Job> {
    for (let tries = 0; ; tries++) {
      const job = await this.job(id);
      const there = Object.entries(want).every(([key, value]) => job[key as keyof Job] === value);
      if (there || tries > 200) {
        expect(job).toMatchObject(want);
        return job;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Lets what waits for its time be due now. */
  async hurry(): Promise<void> {
    await this.server.look(`update cetak set berikut_at = now() where status = 'ANTRI'`);
    await this.server.app.kadar.events.send({ topic: 'cetak-antri', toko: 'K01' });
  }

  async close(): Promise<void> {
    for (const printer of this.#printers) await printer.close();
    await this.server.close();
  }
}

/** Text of what a printer printed, without the bytes of commands. */
export const printed = ({ jobs }: RecordingPrinter): string[] =>
  jobs.map((job) =>
    Buffer.from(job)
      .toString('latin1')
      .replaceAll(/[^\n -~]/g, ''),
  );
