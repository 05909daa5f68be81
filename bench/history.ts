import { randomUUID } from 'node:crypto';
import { CASHIER, OWNER, TODAY, TOKO } from './lib/chain.ts';
import { Connection } from './lib/connection.ts';
import { requireOk } from './lib/load.ts';
import { loadDays } from './lib/many-documents.ts';
import { type BenchContext, type Row, sized } from './lib/row.ts';
import { barcodeOf, HISTORY, saleBody } from './lib/sales.ts';
import type { Server } from './lib/server.ts';
import { median, ms, ratio } from './lib/stats.ts';
import { type Clone, onClone } from './lib/world.ts';

const TARGET_TIME = 1.2;
const TARGET_SEARCH = 1.5;
const TARGET_PAGES = 1.3;
const SHORT_DAYS = 20;
const LONG_DAYS = 1_000;
const CALLS = 40;
const WARM_UP = 15;
/** What PostgreSQL keeps of its own figures before others see them. */
const FLUSH_MS = 1_500;

interface Cost {
  /** Milliseconds, of the calls' median. */
  took: number;
  /** Pages of the database that a call reads, from memory or not. */
  pages: number;
}

/** A kind of call: the nth of them. */
interface Kind {
  name: string;
  search?: boolean;
  who: 'till' | 'chief';
  call: (n: number) => { method: 'GET' | 'POST'; path: string; body?: string };
}

const cashSale = (n: number): string => {
  const {
    payments: _payments,
    lines,
    ...said
  } = JSON.parse(saleBody(n)) as {
    payments: object[];
    lines: { harga_jual: number }[];
  };
  const due = lines.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
  return JSON.stringify({
    ...said,
    kode_customer: '',
    nama_customer: 'UMUM',
    lines,
    payments: [{ jenis: 'CASH', jumlah_rp: due }],
  });
};

const COUNT = CALLS + WARM_UP;
const KINDS: readonly Kind[] = [
  {
    name: 'scan',
    who: 'till',
    call: (n) => ({ method: 'GET', path: `barang/scan/${barcodeOf(2_000 + n)}` }),
  },
  {
    name: 'search',
    search: true,
    who: 'till',
    call: (n) => ({
      method: 'GET',
      path: `barang?q=${encodeURIComponent(['CINCIN', 'KALUNG'][n % 2] ?? '')}&limit=20`,
    }),
  },
  { name: 'cash sale', who: 'till', call: (n) => ({ method: 'POST', path: 'penjualan', body: cashSale(n) }) },
  {
    name: 'sale to a member, by card',
    who: 'till',
    call: (n) => ({ method: 'POST', path: 'penjualan', body: saleBody(COUNT + n) }),
  },
  {
    name: 'cash voucher',
    who: 'chief',
    call: (n) => ({
      method: 'POST',
      path: 'cash',
      body: JSON.stringify({ jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 1_000 + n, keterangan: 'MODAL' }),
    }),
  },
];

const pagesOf = async ({ owner }: Clone): Promise<number> => {
  await new Promise((passed) => setTimeout(passed, FLUSH_MS));
  const { rows } = await owner.query<{ pages: string }>(
    'select (blks_hit + blks_read)::text as pages from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.pages);
};

/** Reversals of what the till sold today, one after the other. */
const reversals = async ({ owner }: Clone): Promise<string[]> =>
  (
    await owner.query<{ no_faktur: string }>(
      `select no_faktur from dokumen where tanggal = $1 and jenis = 'PENJUALAN' and status = 'POSTED' and kode_customer = '' order by no_faktur`,
      [TODAY],
    )
  ).rows.map(({ no_faktur }) => no_faktur);

const measure = async (clone: Clone, server: Server, note: (line: string) => void) => {
  const connect = async (user: string, toko: { toko?: string } = {}) =>
    Connection.open(server.url, { token: await server.login(user), ...toko });
  // Whoever reverses a sale by himself is the owner.
  const by = { till: await connect(CASHIER), chief: await connect(OWNER, { toko: TOKO }) };
  const costs = new Map<string, Cost & { search: boolean }>();
  const run = async ({ name, who, call, search = false }: Kind): Promise<void> => {
    const took: number[] = [];
    let before = 0;
    for (let n = 0; n < COUNT; n++) {
      if (n === WARM_UP) before = await pagesOf(clone);
      const { method, path, body } = call(n);
      const start = performance.now();
      requireOk([await by[who].call(method, path, body, randomUUID())]);
      if (n >= WARM_UP) took.push(performance.now() - start);
    }
    const pages = ((await pagesOf(clone)) - before) / CALLS;
    costs.set(name, { took: median(took), pages, search });
    note(`${name}: ${ms(median(took))}, ${Math.round(pages)} pages`);
  };
  for (const kind of KINDS) await run(kind);
  const sold = await reversals(clone);
  await run({
    name: 'reversal of a sale',
    who: 'chief',
    call: (n) => ({
      method: 'POST',
      path: `penjualan/${sold[n]}/batal`,
      body: JSON.stringify({ alasan: 'BENCH' }),
    }),
  });
  by.till.close();
  by.chief.close();
  return costs;
};

const world = async (context: BenchContext, name: string, days: number) =>
  onClone(
    await context.world(),
    name,
    async (clone, server) => {
      context.note(`${(days + 1) * HISTORY} documents`);
      return measure(clone, server, context.note);
    },
    (clone) => loadDays(clone.owner, days),
  );

/** What a call costs in a long history against a short one: it should be the same. */
export const history: Row = {
  name: 'history',
  target: `a call at a million documents ≤ ${TARGET_TIME} × that at 20 thousand (search ≤ ${TARGET_SEARCH}), pages ≤ ${TARGET_PAGES} ×`,
  run: async (context) => {
    const short = await world(context, 'history_short', SHORT_DAYS);
    const long = await world(context, 'history_long', sized(context, LONG_DAYS, 2 * SHORT_DAYS));
    const grown = [...long].map(([name, cost]) => {
      const was = short.get(name) ?? { took: Number.NaN, pages: Number.NaN };
      const [time, pages] = [cost.took / was.took, cost.pages / was.pages];
      const ok = time <= (cost.search ? TARGET_SEARCH : TARGET_TIME) && pages <= TARGET_PAGES;
      return {
        name,
        time,
        pages,
        ok,
        said: `${name}: time ${ratio(time)} ×, pages ${ratio(pages)} × (${Math.round(was.pages)} to ${Math.round(cost.pages)})`,
      };
    });
    const worst = grown.toSorted((a, b) => b.pages - a.pages)[0];
    return {
      measured: `${grown.filter(({ ok }) => !ok).length} of ${grown.length} grow; most pages: ${worst?.name} ${ratio(worst?.pages ?? 0)} ×`,
      ok: grown.every(({ ok }) => ok),
      detail: grown.map(({ said }) => said),
    };
  },
};
