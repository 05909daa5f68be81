import type { Master } from '@kadar/contract/master.ts';
import { LEVELS } from '@kadar/contract/permissions.ts';
import { branchCodes, DEMO_SIZES, type DemoChain } from '@kadar/demo-data/chain.ts';
import { members } from '@kadar/demo-data/members.ts';
import { rngFrom } from '@kadar/demo-data/rng.ts';
import type { MenuScreen } from '../modules/catalogue.ts';
import { DITUTUP } from '../modules/persiapan/public.ts';
import { sql } from '../platform/database/sql.ts';
import type { Kadar } from '../platform/kadar.ts';
import { OperatorError } from '../platform/operator-error.ts';
import type { DemoOptions } from './demo-options.ts';
import { playHistory } from './play-history.ts';
import { DEMO_USER, demoPrices, playedChain, seedChain, seedMembers } from './seed-chain.ts';
import { drawKatalog, seedKatalog } from './seed-katalog.ts';
import { seedLogo } from './seed-logo.ts';
import { drawKinds, seedPhotos } from './seed-photos.ts';
import { seedSchedules } from './seed-schedules.ts';
import { together } from './together.ts';

export interface DemoLogin {
  user_id: string;
  level: string;
  password: string;
}

export interface LoadParts {
  masters: readonly Master[];
  screens: readonly MenuScreen[];
  options: DemoOptions;
  say(line: string): void;
  /** Rejects once another start may be loading too. */
  stillOurs(): Promise<void>;
  stopping: AbortSignal;
}

/** Fills an empty, migrated database with the demo chain and its history through the real commands. */
export const loadDemo = async (kadar: Kadar, parts: LoadParts): Promise<void> => {
  const { options, say } = parts;
  const chain = playedChain(options);
  const people = members(DEMO_SIZES[options.size].members, rngFrom(`${options.seed}/members`));
  say(`Menyiapkan data demo (${options.size}, ${options.days} hari) …`);
  await kadar.db.transaction({ toko: '*' }, async (tx) => {
    await seedChain(tx, chain, {
      ...parts,
      settings: kadar.settings,
      prices: demoPrices(chain, options),
    });
    await seedMembers(kadar, tx, people);
    await seedKatalog(tx, parts.masters, options.seed);
    await seedSchedules(tx, chain);
    // Nobody sets the demo up any more, and its backup is its seed.
    await tx.execute(
      sql`insert into para_system (kode_toko, key, value, updated_by)
        values ('*', 'DEMO_LOGINS', ${JSON.stringify(loginsOf(chain))}::jsonb, ${DEMO_USER}), ('*', ${DITUTUP}, 'true'::jsonb, ${DEMO_USER})`,
    );
  });
  // Drawing happens beside the history, which waits for the database.
  await together(parts.stopping, [
    (stopping) => playHistory({ ...parts, kadar, chain, members: people, stopping }),
    async (stopping) => {
      await drawKatalog(kadar, parts.masters, options.seed, stopping);
      await drawKinds(kadar, stopping);
    },
    () => seedLogo(kadar, parts.masters, branchCodes(chain)),
  ]);
  say('  foto');
  for (const kode_toko of branchCodes(chain)) await seedPhotos(kadar, kode_toko, parts.stopping);
  // The first reports are planned for what is there now.
  await kadar.db.privileged.query('analyze');
};

/** The demo's logins; none where the database is someone's own. Throws OperatorError when it is nobody's yet, but not empty. */
export const demoLogins = async ({ db }: Kadar): Promise<DemoLogin[]> => {
  const { used, logins } = await db.transaction({ toko: '*' }, (tx) =>
    tx.one<{ used: boolean; logins: DemoLogin[] | null }>(sql`
      select exists (select 1 from users) as used, (select value from para_system where kode_toko = '*' and key = 'DEMO_LOGINS') as logins`),
  );
  if (!used)
    throw new OperatorError(
      'Data demo hanya dimuat ke database yang kosong, dan database ini sudah disiapkan tanpa data demo: pakai KADAR_DATA (atau database) lain.',
    );
  return logins ?? [];
};

const loginsOf = (chain: DemoChain): DemoLogin[] =>
  LEVELS.flatMap((level) => {
    const user = chain.users.find((one) => one.level === level);
    return user ? [{ user_id: user.user_id, level, password: user.password }] : [];
  });
