import type { Tx } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KadarEvent } from '../../platform/events.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { revaluation, type ValueGround, valueGround } from './valued.ts';

/** So many valuations at once change what plans over them should be. */
const MANY = 5_000;

/** The ground of shops as of a transaction of this server. */
export const groundIn = ({ settings }: Pick<Kadar, 'settings'>, tx: Tx, toko: string): Promise<ValueGround> =>
  valueGround({ rows: (query) => tx.rows(query), settingsOf: (one) => settings.of(one) }, toko);

/** Shops whose business day was opened and that have pledges to value, or valuations of pledges that are closed. */
const shopsWithPledges = (tx: Tx): Promise<{ kode_toko: string }[]> =>
  tx.rows(sql`
    select t.kode_toko from hari_kerja t
    where exists (select 1 from hutang h where h.kode_toko = t.kode_toko and h.status = 'AKTIF')
      or exists (select 1 from hutang_nilai v where v.kode_toko = t.kode_toko)
    order by 1`);

/** Values the pledges of every shop that changed since; a statement each, in a transaction of the shop's own. */
export const revalue = async (kadar: Pick<Kadar, 'db' | 'settings'>): Promise<number> => {
  const { db } = kadar;
  const shops = await db.transaction({ toko: '*' }, shopsWithPledges);
  let valued = 0;
  for (const { kode_toko } of shops)
    valued += await db.transaction({ toko: kode_toko }, async (tx) => {
      await tx.rows(sql`select pg_advisory_xact_lock(${LOCKS.HUTANG_NILAI}, hashtext(${kode_toko}))`);
      // As prices and day stand now that nobody else values it.
      const { shops: own, harga } = await groundIn(kadar, tx, kode_toko);
      const [shop] = own;
      return shop ? (await tx.one(revaluation(shop, harga))).dinilai : 0;
    });
  // Without it the planner takes a hundred thousand valuations for some hundreds until it looks by itself, minutes later.
  if (valued >= MANY) await db.privileged.query('analyze hutang_nilai');
  return valued;
};

/** Whether an event says that goods may be worth, or interest come to, another sum now. */
const movesPrices = ({ topic, data }: KadarEvent): boolean =>
  topic === 'harga-emas-changed' ||
  topic === 'settings-changed' ||
  topic === 'hari-changed' ||
  (topic === 'master-changed' && data === 'kadar');

/**
 * Pledges are valued after each change of prices, beside the call that made it, which never waits; and at least every ten
 * minutes, for those that moved and for a day that began.
 */
export const valueOnChange = (kadar: Kadar): Job => {
  let running: Promise<unknown> | undefined;
  let again = false;
  let stopped = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await revalue(kadar);
    } while (again && !stopped);
  };
  const start = (): void => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = run()
      .catch((error) => kadar.log.error({ err: error }, 'pledges were not valued'))
      .finally(() => {
        running = undefined;
      });
  };
  kadar.events.subscribe((event) => {
    if (movesPrices(event)) start();
  });
  return {
    name: 'hutang-nilai',
    cron: '*/10 * * * *',
    run: async () => void (await revalue(kadar)),
    stop: async () => {
      stopped = true;
      await running;
    },
  };
};
