import { addDays } from '@kadar/domain/dates.ts';
import { CASHIER, OWNER, TODAY, TOKO } from './lib/chain.ts';
import { countOf, post } from './lib/closing.ts';
import { Connection } from './lib/connection.ts';
import { backOf, type Calls, callsOf } from './lib/history-calls.ts';
import { requireOk } from './lib/load.ts';
import { loadDays } from './lib/many-documents.ts';
import { type BenchContext, type Row, sized } from './lib/row.ts';
import { HISTORY } from './lib/sales.ts';
import type { Server } from './lib/server.ts';
import { median, ms, ratio, timed } from './lib/stats.ts';
import { type Clone, onClone, type StatementPages } from './lib/world.ts';

const TARGET_TIME = 1.2;
const TARGET_SEARCH = 1.5;
const TARGET_PAGES = 1.3;
const SHORT_DAYS = 20;
const LONG_DAYS = 1_000;
const CALLS = 40;
const WARM_UP = 15;
const CLOSINGS = 7;
const WARM_CLOSINGS = 2;

/** Of a kind of call. */
interface Cost {
  /** Milliseconds, of the calls' median. */
  took: number;
  /** Pages of the database that a call reads, from memory or not, by statement. */
  pages: Map<string, StatementPages>;
  search: boolean;
}

const sum = (pages: Cost['pages']): number =>
  [...pages.values()].reduce((total, { pages: some }) => total + some, 0);

/** What was read between two looks, a call's share of it. */
const between = (before: Cost['pages'], after: Cost['pages'], calls: number): Cost['pages'] =>
  new Map(
    [...after].map(([id, { text, pages }]) => [
      id,
      { text, pages: (pages - (before.get(id)?.pages ?? 0)) / calls },
    ]),
  );

class Measuring {
  readonly costs = new Map<string, Cost>();
  readonly #clone: Clone;
  readonly #note: (line: string) => void;

  constructor(clone: Clone, note: (line: string) => void) {
    this.#clone = clone;
    this.#note = note;
  }

  /** Runs so many, the first of them unmeasured. `one` gives the milliseconds of what is measured. */
  async run(
    { name, search }: Pick<Calls, 'name' | 'search'>,
    [count, warm]: [number, number],
    one: (n: number) => Promise<number>,
  ): Promise<void> {
    const took: number[] = [];
    let before: Cost['pages'] = new Map();
    for (let n = 0; n < count; n++) {
      if (n === warm) before = await this.#clone.pages();
      const time = await one(n);
      if (n >= warm) took.push(time);
    }
    const pages = between(before, await this.#clone.pages(), count - warm);
    this.costs.set(name, { took: median(took), pages, search: search ?? false });
    this.#note(`${name}: ${ms(median(took))}, ${Math.round(sum(pages))} pages`);
  }
}

export const measure = async (
  clone: Clone,
  server: Server,
  note: (line: string) => void,
): Promise<Map<string, Cost>> => {
  const token = await server.login(OWNER);
  // Whoever reverses a sale by himself is the owner.
  const by = {
    till: await Connection.open(server.url, { token: await server.login(CASHIER) }),
    chief: await Connection.open(server.url, { token, toko: TOKO }),
  };
  const measuring = new Measuring(clone, note);
  const run = async (calls: Calls): Promise<string[]> => {
    const numbers: string[] = [];
    await measuring.run(calls, [calls.paths.length, WARM_UP], async (n) => {
      const { took, value } = await timed(() =>
        by[calls.who].call(calls.method, calls.paths[n] ?? '', calls.bodies?.[n]),
      );
      requireOk([value]);
      if (calls.back)
        numbers.push((JSON.parse(value.body) as { data: { no_faktur: string } }).data.no_faktur);
      return took;
    });
    return numbers;
  };
  for (const calls of await callsOf({ url: server.url, token, chief: by.chief }, CALLS + WARM_UP)) {
    const numbers = await run(calls);
    if (calls.back) await run(backOf(calls, numbers));
  }
  await measuring.run({ name: 'closing' }, [CLOSINGS, WARM_CLOSINGS], async (day) => {
    const tanggal = addDays(TODAY, day);
    if (day > 0) await post(by.chief, 'hari/buka', { tanggal });
    const { body } = await countOf(by.chief, tanggal);
    return (await timed(() => post(by.chief, 'hari/tutup', body))).took;
  });
  by.till.close();
  by.chief.close();
  return measuring.costs;
};

const prepare = async (clone: Clone, days: number): Promise<void> => {
  await clone.owner.query(
    `insert into para_system (kode_toko, key, value, updated_by) values ('*', 'HUTANG_MODULE', 'true', 'BENCH')
     on conflict (kode_toko, key) do update set value = excluded.value`,
  );
  await loadDays(clone.owner, days);
  await clone.counts();
};

const world = async (context: BenchContext, name: string, days: number) =>
  onClone(
    await context.world(),
    name,
    async (clone, server) => {
      context.note(`${(days + 1) * HISTORY} documents`);
      return measure(clone, server, context.note);
    },
    (clone) => prepare(clone, days),
  );

/** The statement that grows most. */
const worstOf = (was: Cost['pages'], is: Cost['pages']): string => {
  const grown = [...is].map(([id, { text, pages }]) => ({
    text,
    from: was.get(id)?.pages ?? 0,
    to: pages,
  }));
  const worst = grown.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (!worst) return '';
  return ` (${Math.round(worst.from)} to ${Math.round(worst.to)}: ${worst.text.replaceAll(/\s+/g, ' ').trim().slice(0, 100)} …)`;
};

const compared = (was: Cost, is: Cost) => {
  const time = is.took / was.took;
  const pages = sum(is.pages) / sum(was.pages);
  const ok = time <= (is.search ? TARGET_SEARCH : TARGET_TIME) && pages <= TARGET_PAGES;
  const said =
    `time ${ratio(time)} × (${ms(was.took)} to ${ms(is.took)}), pages ${ratio(pages)} × (${Math.round(sum(was.pages))} to ${Math.round(sum(is.pages))})` +
    (ok ? '' : worstOf(was.pages, is.pages));
  return { pages, ok, said };
};

/** What a call costs in a long history against a short one: it should be the same. */
export const history: Row = {
  name: 'history',
  target: `a call at a million documents ≤ ${TARGET_TIME} × that at 20 thousand (search, taksir ≤ ${TARGET_SEARCH}), pages ≤ ${TARGET_PAGES} ×`,
  run: async (context) => {
    const short = await world(context, 'history_short', SHORT_DAYS);
    const long = await world(context, 'history_long', sized(context, LONG_DAYS, 2 * SHORT_DAYS));
    const grown = [...long].flatMap(([name, is]) => {
      const was = short.get(name);
      return was ? [{ name, ...compared(was, is) }] : [];
    });
    const worst = grown.toSorted((a, b) => b.pages - a.pages)[0];
    return {
      measured: `${grown.filter(({ ok }) => !ok).length} of ${grown.length} grow; most pages: ${worst?.name} ${ratio(worst?.pages ?? 0)} ×`,
      ok: grown.every(({ ok }) => ok),
      detail: grown.map(({ name, said }) => `${name}: ${said}`),
    };
  },
};
