import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { unknown } from '../testing/buying.ts';
import { CHAIN } from '../testing/harness.ts';
import { picture } from '../testing/pictures.ts';
import type { SalePiece } from './data-folder.fixture.ts';
import { call } from './server-process.fixture.ts';

const RETRY_MS = 100;
/** No answer at all for so long: far more than a restart takes on a slow machine. */
const GIVE_UP_MS = 90_000;

/** Old gold that comes with a sale: its photo, and what is paid for it. */
interface OldGold {
  foto: string;
  harga: number;
}

export interface Sale extends SalePiece {
  key: string;
  old?: OldGold;
  /** Of the answer that came. */
  no_faktur: string | undefined;
  tries: number;
}

const kodeSales = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales ?? '';

const cash = (jumlah_rp: number) => [{ jenis: 'CASH', jumlah_rp }];

export const saleBody = ({ kode_barcode, harga_jual }: SalePiece): object => ({
  kode_sales: kodeSales,
  lines: [{ kode_barcode, harga_jual, diskon: 0 }],
  payments: cash(harga_jual),
});

const OLD_PIECE = unknown({ berat_kotor: 0.5 });

/** The call that posts it: a sale, or an exchange where old gold comes with it. */
const requestOf = (sale: Sale): { path: string; body: object } => {
  const { old, kode_barcode, harga_jual } = sale;
  if (!old) return { path: 'penjualan', body: saleBody(sale) };
  const { foto, harga } = old;
  return {
    path: 'tukar',
    body: {
      kode_sales: kodeSales,
      no_ktp: '3173012345670001',
      jual: [{ kode_barcode, harga_jual, diskon: 0 }],
      payments: cash(harga_jual - harga),
      beli: [{ ...OLD_PIECE, harga_hitung: harga, harga, foto }],
      keluar: [],
    },
  };
};

/** Gives every so manieth sale old gold in exchange, photographed and priced by the server; gives how many. */
export const bringOldGold = async (
  url: string,
  token: string,
  sales: readonly Sale[],
  every: number,
): Promise<number> => {
  const priced = await call(url, 'POST', 'pembelian/hitung', { token, body: OLD_PIECE });
  const { harga_hitung: harga } = priced.body.data as { harga_hitung: number };
  const image = new Blob([new Uint8Array(await picture(40, 40).jpeg().toBuffer())], { type: 'image/jpeg' });
  const exchanged = sales.filter(({ harga_jual }, index) => index % every === 0 && harga_jual > harga);
  for (const sale of exchanged) {
    const body = new FormData();
    body.append('image', image, 'a.jpg');
    const reply = await fetch(`${url}/api/v1/pembelian/foto`, {
      method: 'POST',
      headers: { 'x-auth-token': token, 'idempotency-key': randomUUID() },
      body,
    });
    const { data } = (await reply.json()) as { data: { foto: string } };
    sale.old = { foto: data.foto, harga };
  }
  return exchanged.length;
};

export const salesOf = (pieces: readonly SalePiece[]): Sale[] =>
  pieces.map((piece) => ({ ...piece, key: randomUUID(), no_faktur: undefined, tries: 0 }));

/** Tills that post their sales and, like a browser, repeat one with its key until an answer comes. */
export class Tills {
  readonly sales: readonly Sale[];
  /** Statuses of the answers that made a till try again; 0 for a broken line. */
  readonly refused = new Map<number, number>();
  readonly #url: () => string;
  readonly #token: string;
  readonly #log: () => string;
  readonly #queue: Sale[];
  #paused = false;
  #restMs = 0;

  /** `log` is what the server wrote; it stands beside an answer that no till may get. */
  constructor(sales: readonly Sale[], url: () => string, token: string, log: () => string = () => '') {
    this.sales = sales;
    this.#queue = [...sales];
    this.#url = url;
    this.#token = token;
    this.#log = log;
  }

  get answered(): number {
    return this.sales.filter(({ no_faktur }) => no_faktur !== undefined).length;
  }

  /** Waits until so many sales were answered. */
  async reach(count: number): Promise<void> {
    let deadline = Date.now() + GIVE_UP_MS;
    for (let seen = this.answered; seen < count; await delay(5)) {
      if (this.answered > seen) deadline = Date.now() + GIVE_UP_MS;
      seen = this.answered;
      if (Date.now() > deadline) throw new Error(`only ${seen} of ${count} sales were answered`);
    }
  }

  /** No further sale is begun or repeated. */
  pause(): void {
    this.#paused = true;
  }

  /** Sells at so many tills until the queue is empty, or pause(); each rests between two sales. */
  async run(count: number, restMs = 0): Promise<void> {
    this.#paused = false;
    this.#restMs = restMs;
    this.#queue.splice(
      0,
      this.#queue.length,
      ...this.sales.filter(({ no_faktur }) => no_faktur === undefined),
    );
    await Promise.all(Array.from({ length: count }, () => this.#till()));
  }

  async #till(): Promise<void> {
    for (let sale = this.#queue.shift(); sale && !this.#paused; sale = this.#queue.shift()) {
      const deadline = Date.now() + GIVE_UP_MS;
      while (sale.no_faktur === undefined && !this.#paused) {
        if (Date.now() > deadline)
          throw new Error(`no answer for ${sale.kode_barcode} in time\n${this.#log()}`);
        if (!(await this.#post(sale))) await delay(RETRY_MS);
      }
      if (this.#restMs > 0) await delay(this.#restMs);
    }
  }

  async #post(sale: Sale): Promise<boolean> {
    sale.tries++;
    try {
      const { path, body: sent } = requestOf(sale);
      const { status, body } = await call(this.#url(), 'POST', path, {
        token: this.#token,
        key: sale.key,
        body: sent,
      });
      if (status === 200) {
        sale.no_faktur = (body.data as { no_faktur: string }).no_faktur;
        return true;
      }
      this.#count(status);
      if (status !== 503)
        throw new Error(`${sale.kode_barcode}: ${status} ${JSON.stringify(body)}\n${this.#log()}`);
    } catch (error) {
      // fetch reports a broken line as a TypeError.
      if (!(error instanceof TypeError)) throw error;
      this.#count(0);
    }
    return false;
  }

  #count(status: number): void {
    this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
  }

  /** Sends some answered sales once more with their keys; gives the numbers that came back changed. */
  async repeat(sales: readonly Sale[]): Promise<string[]> {
    const changed: string[] = [];
    for (const sale of sales) {
      const { path, body: sent } = requestOf(sale);
      const { body } = await call(this.#url(), 'POST', path, {
        token: this.#token,
        key: sale.key,
        body: sent,
      });
      const again = (body.data as { no_faktur?: string } | undefined)?.no_faktur;
      if (again !== sale.no_faktur) changed.push(`${sale.no_faktur} became ${again ?? body.code}`);
    }
    return changed;
  }
}

/** The sales that stand in the books: number and piece. */
export const postedSales = async (pool: Pool): Promise<Map<string, string>> => {
  const { rows } = await pool.query<{ no_faktur: string; kode_barcode: string }>(
    `select no_faktur, kode_barcode from dokumen join penjualan_detail using (kode_toko, no_faktur)`,
  );
  const posted = new Map(rows.map(({ no_faktur, kode_barcode }) => [no_faktur, kode_barcode]));
  if (posted.size !== rows.length) throw new Error('a sale has more than its one line');
  return posted;
};
