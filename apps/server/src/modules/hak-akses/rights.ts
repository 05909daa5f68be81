import type { LayarHak } from '@kadar/contract/endpoints/hak-akses.ts';
import { type AksesNode, aksesTree, MENU_GROUPS, MENU_SECTIONS, menuShown } from '@kadar/contract/menu.ts';
import { grantOf, type Level, passesMenus } from '@kadar/contract/permissions.ts';
import { type Language, textIn } from '@kadar/contract/text.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import type { WhyChanged } from '../../platform/settings-history.ts';
import type { MenuScreen } from '../catalogue.ts';
import { tellMoved } from '../sesi/public.ts';

/** A user as his rights are judged. */
export interface UserRights {
  user_id: string;
  usere_name: string;
  level: Level;
  kode_toko: string;
  akses: AksesNode[];
  /** '' where he goes by his level's own. */
  kode_peran: string;
  version: number;
}

export interface StoredPeran {
  kode_peran: string;
  nama_peran: string;
  level: Level;
  layar: string[];
  version: number;
}

/** The screens that a level may open at all. */
export const screensOf = (screens: readonly MenuScreen[], level: Level): MenuScreen[] =>
  screens.filter(({ access }) => grantOf(access, level) !== undefined);

const routes = (screens: readonly MenuScreen[]): string[] => screens.map(({ route }) => route);

/** What a level has by itself, as a role without a code. */
export const levelPeran = (screens: readonly MenuScreen[], level: Level): StoredPeran => ({
  kode_peran: '',
  nama_peran: '',
  level,
  layar: routes(screensOf(screens, level)),
  version: 0,
});

/** What a user may open: of his level's screens those that his flags show. */
export const layarOf = (
  screens: readonly MenuScreen[],
  { level, akses }: Pick<UserRights, 'level' | 'akses'>,
): string[] =>
  routes(screensOf(screens, level)).filter((route) => passesMenus(level) || menuShown(akses, route));

/** The flags of a user of a level who may open these screens. */
export const aksesOf = (
  screens: readonly MenuScreen[],
  level: Level,
  layar: readonly string[],
): AksesNode[] => {
  const shown = new Set(layar);
  return aksesTree(screensOf(screens, level), (route) => shown.has(route));
};

/** Screens as people read them. */
export const readScreens = (
  screens: readonly MenuScreen[],
  language: Language,
  mayGive: (route: string) => boolean,
): LayarHak[] =>
  screens.map(({ route, title, group, section }) => ({
    menu: route,
    group,
    section,
    grup: `${textIn(MENU_GROUPS[group], language)} · ${textIn(MENU_SECTIONS[section], language)}`,
    judul: textIn(title, language),
    boleh: mayGive(route),
  }));

/** Whom the caller looks after: users of his own shop, at head office of all. */
const seen = ({ session }: Pick<Call, 'session'>): Query<unknown> =>
  sql`(${session.pusat} or u.kode_toko = ${session.kode_toko})`;

const COLUMNS = sql`u.user_id, u.usere_name, u.level, u.kode_toko, u.akses, coalesce(u.kode_peran, '') as kode_peran, u.version`;

export const usersSeen = (call: Pick<Call, 'session'>, tx: Tx): Promise<UserRights[]> =>
  tx.rows<UserRights>(sql`
    select ${COLUMNS} from users u where u.deleted_at is null and ${seen(call)} order by u.kode_toko, u.user_id`);

export const userSeen = (
  call: Pick<Call, 'session'>,
  tx: Tx,
  user_id: string,
  lock: Query<unknown> = sql``,
): Promise<UserRights | undefined> =>
  tx.maybe<UserRights>(sql`
    select ${COLUMNS} from users u where u.user_id = ${user_id} and u.deleted_at is null and ${seen(call)} ${lock}`);

export const allPeran = (tx: Tx): Promise<StoredPeran[]> =>
  tx.rows<StoredPeran>(
    sql`select kode_peran, nama_peran, level, layar, version from peran order by level, kode_peran`,
  );

/** Gives a user other flags, and a role where one is said: what moved stands in the history, and he signs in anew. */
export const moveRights = async (
  call: Call,
  tx: Tx,
  user: UserRights,
  { akses, kode_peran = user.kode_peran, why }: { akses: AksesNode[]; kode_peran?: string; why?: WhyChanged },
): Promise<void> => {
  const { user_id } = user;
  await tx.execute(sql`
    update users set akses = ${JSON.stringify(akses)}::jsonb, kode_peran = nullif(${kode_peran}, ''),
      version = version + 1, updated_at = now(), updated_by = ${call.session.user_id}
    where user_id = ${user_id}`);
  await tellMoved(call, tx, { kind: 'change', old: { ...user }, record: { ...user, akses } }, why);
  await call.kadar.sessions.end(tx, user_id, { sebab: 'HAK_DIUBAH' });
};

/** Screens of the app show users anew. */
export const usersChanged = ({ kadar }: Call, tx: Tx): Promise<void> =>
  kadar.events.publish(tx, { topic: 'master-changed', toko: '*', data: 'users' });
