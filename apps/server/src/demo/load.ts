import type { Master } from '@kadar/contract/master.ts';
import { LEVELS } from '@kadar/contract/permissions.ts';
import { branchCodes, DEMO_SIZES, type DemoChain, type DemoSize, demoChain } from '@kadar/demo-data/chain.ts';
import { historyPlan } from '@kadar/demo-data/history.ts';
import { members } from '@kadar/demo-data/members.ts';
import { rngFrom } from '@kadar/demo-data/rng.ts';
import { addDays } from '@kadar/domain/dates.ts';
import type { FastifyInstance } from 'fastify';
import type { MenuScreen } from '../modules/sesi/menu.ts';
import { calendarDay } from '../platform/clock.ts';
import { sql } from '../platform/database/sql.ts';
import type { Kadar } from '../platform/kadar.ts';
import { closeDay, openDay } from './business-day.ts';
import { runDay } from './run-day.ts';
import { DEMO_USER, seedChain, seedMembers } from './seed-chain.ts';
import { seedKatalog } from './seed-katalog.ts';
import { seedLogo } from './seed-logo.ts';
import { type Drawings, seedPhotos } from './seed-photos.ts';
import type { DemoShop } from './shop.ts';

export interface DemoLogin {
  user_id: string;
  level: string;
  password: string;
}

export interface DemoOptions {
  size: DemoSize;
  seed: string;
  /** The last, open business day, yyyy-MM-dd. */
  today: string;
  /** Closed days of history before it. */
  days: number;
}

const TODAYS_SALES = 0.6;
/** The first plans were made for empty tables; from here on the planner knows what a year will look like. */
const LEARN_AFTER_DAYS = 5;

/** Size, seed and length from the environment; a year of the small chain ending today unless said. */
const demoOptions = (kadar: Kadar, env: NodeJS.ProcessEnv): DemoOptions => {
  const size = env.KADAR_DEMO_SIZE ?? 'small';
  if (!Object.hasOwn(DEMO_SIZES, size))
    throw new Error(`KADAR_DEMO_SIZE: small, medium atau large, bukan ${size}`);
  return {
    size: size as DemoSize,
    seed: env.KADAR_DEMO_SEED ?? 'kadar',
    today: env.KADAR_DEMO_TODAY ?? calendarDay(kadar.clock.now(), kadar.config.timeZone),
    days: Number(env.KADAR_DEMO_DAYS ?? 365),
  };
};

/** Fills an empty database with the demo chain and its history through the real commands; a filled one is left alone. */
export const loadDemo = async (
  app: FastifyInstance,
  parts: { masters: readonly Master[]; screens: readonly MenuScreen[] },
  say: (line: string) => void,
  options: DemoOptions = demoOptions(app.kadar, process.env),
): Promise<DemoLogin[]> => {
  const { kadar } = app;
  const { used, logins } = await kadar.db.transaction({ toko: '*' }, (tx) =>
    tx.one<{ used: boolean; logins: DemoLogin[] | null }>(sql`
      select exists (select 1 from users) as used, (select value from para_system where kode_toko = '*' and key = 'DEMO_LOGINS') as logins`),
  );
  if (used) return logins ?? [];
  const chain = demoChain(options);
  const people = members(DEMO_SIZES[options.size].members, rngFrom(`${options.seed}/members`));
  say(`Menyiapkan data demo (${options.size}, ${options.days} hari) …`);
  const created = demoLogins(chain);
  await kadar.db.transaction({ toko: '*' }, async (tx) => {
    await seedChain(tx, chain, { ...parts, settings: kadar.settings });
    await seedMembers(tx, people);
    await tx.execute(
      sql`insert into para_system (kode_toko, key, value, updated_by) values ('*', 'DEMO_LOGINS', ${JSON.stringify(created)}::jsonb, ${DEMO_USER})`,
    );
  });
  // Drawing happens beside the history, which waits for the database.
  await Promise.all([
    playHistory(kadar, chain, options, people, say),
    seedKatalog(kadar, parts.masters, options.seed),
    seedLogo(kadar, parts.masters),
  ]);
  const drawings: Drawings = new Map();
  for (const kode_toko of branchCodes(chain)) await seedPhotos(kadar, kode_toko, drawings);
  return created;
};

const demoLogins = (chain: DemoChain): DemoLogin[] =>
  LEVELS.flatMap((level) => {
    const user = chain.users.find((one) => one.level === level);
    return user ? [{ user_id: user.user_id, level, password: user.password }] : [];
  });

/** Every shop lives its days in order, the shops beside each other; the last day stays open. */
const playHistory = async (
  kadar: Kadar,
  chain: DemoChain,
  options: DemoOptions,
  people: ReturnType<typeof members>,
  say: (line: string) => void,
): Promise<void> => {
  const from = addDays(options.today, -options.days);
  const plan = historyPlan(chain, {
    from,
    to: options.today,
    rng: rngFrom(`${options.seed}/history`),
    members: people,
  });
  const shops = new Map(
    branchCodes(chain).map((kode_toko): [string, DemoShop] => [
      kode_toko,
      { kode_toko, spv: supervisorOf(chain, kode_toko), owner: ownerOf(chain), pieces: new Map() },
    ]),
  );
  const days = Map.groupBy(plan, ({ kode_toko }) => kode_toko);
  const live = async (shop: DemoShop, isFirst: boolean): Promise<void> => {
    let month = '';
    let played = 0;
    for (const day of days.get(shop.kode_toko) ?? []) {
      const now = day.tanggal.slice(0, 7);
      if (isFirst && now !== month) say(`  ${now}`);
      month = now;
      await liveDay(kadar, chain, shop, day, day.tanggal === options.today);
      if (isFirst && ++played === LEARN_AFTER_DAYS) await kadar.db.privileged.query('analyze');
    }
  };
  await Promise.all([...shops.values()].map((shop, index) => live(shop, index === 0)));
};

const liveDay = async (
  kadar: Kadar,
  chain: DemoChain,
  shop: DemoShop,
  day: Parameters<typeof runDay>[3],
  last: boolean,
): Promise<void> => {
  await openDay(kadar, shop, day.tanggal);
  await runDay(
    kadar,
    chain,
    shop,
    last ? { ...day, sales: day.sales.slice(0, Math.ceil(day.sales.length * TODAYS_SALES)) } : day,
  );
  if (!last) await closeDay(kadar, shop, day.tanggal);
};

const supervisorOf = (chain: DemoChain, kode_toko: string): string => {
  const user = chain.users.find((one) => one.kode_toko === kode_toko && one.level === 'SPV');
  if (!user) throw new Error(`shop ${kode_toko} has no supervisor`);
  return user.user_id;
};

const ownerOf = (chain: DemoChain): string => {
  const user = chain.users.find(({ level }) => level === 'OWN');
  if (!user) throw new Error('the chain has no owner');
  return user.user_id;
};
