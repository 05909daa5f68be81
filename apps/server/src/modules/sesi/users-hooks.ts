import { type AksesNode, menuShown } from '@kadar/contract/menu.ts';
import { type Level, passesMenus } from '@kadar/contract/permissions.ts';
import { isGuessable } from '@kadar/domain/passwords.ts';
import { z } from 'zod';
import type { MasterChange, MasterHooks, MasterRecord } from '../../engines/master-engine/hooks.ts';
import { canonicalJson } from '../../platform/canonical.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { type WhyChanged, writeHistory } from '../../platform/settings-history.ts';
import type { MenuScreen } from '../catalogue.ts';
import { standardAkses } from './menu.ts';

const node = z.strictObject({
  menu: z.string().max(100),
  label: z.string().max(100),
  is_show: z.boolean(),
});
/** Groups, sections and screens: nested three levels [spec A §6]. */
const aksesSchema = z
  .array(
    node.extend({
      children: z
        .array(node.extend({ children: z.array(node).max(200).optional() }))
        .max(50)
        .optional(),
    }),
  )
  .max(50);

const PROTECTED: readonly unknown[] = ['OWN', 'SU'];
const differs = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) !== canonicalJson(b ?? null);

/** Nobody writes a user above himself, an OWN or SU, nor his own rights. That a branch writes its own users only is the engine's rule. */
export const refuseAbove = ({ session }: Call, { record, old }: MasterChange): void => {
  if (session.level === 'OWN') return;
  if (PROTECTED.includes(record.level) || PROTECTED.includes(old?.level)) throw new AppError('TIDAK_BERHAK');
  const own = old?.user_id === session.user_id;
  if (own && (['level', 'kode_toko', 'akses'] as const).some((name) => differs(record[name], old?.[name])))
    throw new AppError('TIDAK_BERHAK');
};

/** Nobody takes himself out, and an owner always stays: without one nobody could make another. */
const refuseLast = async ({ session }: Call, tx: Tx, { kind, record, old }: MasterChange): Promise<void> => {
  if (kind === 'delete' && old?.user_id === session.user_id) throw new AppError('DATA_DIPAKAI');
  if (old?.level !== 'OWN' || (kind !== 'delete' && record.level === 'OWN')) return;
  // Two owners removing each other wait here for one another.
  const others = await tx.rows(sql`
    select 1 from users where level = 'OWN' and deleted_at is null order by user_id for update`);
  if (others.length < 2) throw new AppError('DATA_DIPAKAI');
};

/** Which screens are a user's to give: those he sees himself. */
export const giverOf =
  ({ session: { level, akses } }: Pick<Call, 'session'>) =>
  (route: string): boolean =>
    passesMenus(level) || menuShown(akses, route);

const routesOf = (akses: readonly AksesNode[]): string[] =>
  akses.flatMap(({ menu, children }) => (children ? routesOf(children) : [menu]));

/** The flags in the shape that every check relies on; a screen the giver does not see is not his to give. */
const checkAkses = (call: Call, screens: readonly MenuScreen[], record: MasterRecord, old?: MasterRecord) => {
  const parsed = aksesSchema.safeParse(record.akses ?? []);
  if (!parsed.success) throw fieldError('akses', 'ISIAN_TIDAK_SAH', { label: 'Hak Akses' });
  const mayGive = giverOf(call);
  if (parsed.data.length === 0)
    record.akses = standardAkses(
      screens.filter(({ route }) => mayGive(route)),
      record.level as Level,
    );
  const akses = record.akses as AksesNode[];
  const had = (old?.akses ?? []) as AksesNode[];
  const given = routesOf(akses).filter((route) => menuShown(akses, route) && !menuShown(had, route));
  if (!given.every(mayGive)) throw new AppError('TIDAK_BERHAK');
};

/** What the schema cannot see: that the password is the user's own id. */
const checkPassword = ({ record: { password, user_id }, old }: MasterChange): void => {
  if (typeof password === 'string' && isGuessable(password, String(user_id ?? old?.user_id)))
    throw fieldError('password', 'PASSWORD_MUDAH_DITEBAK');
};

/** Another level, shop or menu, or the hand of an administrator on the user himself. */
const sebabOf = ({ kind, record, old }: MasterChange): 'HAK_DIUBAH' | 'OLEH_ADMIN' =>
  kind === 'change' &&
  (['level', 'kode_toko', 'akses'] as const).some((name) => differs(record[name], old?.[name]))
    ? 'HAK_DIUBAH'
    : 'OLEH_ADMIN';

const shownRoutes = (akses: unknown): Set<string> => {
  const tree = (akses ?? []) as AksesNode[];
  return new Set(routesOf(tree).filter((route) => menuShown(tree, route)));
};

/** Which rights of a user a change moved: level and shop from what to what, of menus those taken away and those given. */
export const rightsMoved = ({ kind, record, old }: MasterChange): Moved[] => {
  const after = kind === 'delete' ? {} : { ...old, ...record };
  const before = kind === 'add' || kind === 'reactivate' ? {} : (old ?? {});
  const plain = (['level', 'kode_toko'] as const)
    .filter((bagian) => differs(before[bagian], after[bagian]))
    .map((bagian) => ({ bagian, sebelum: before[bagian], sesudah: after[bagian] }));
  const had = shownRoutes(before.akses);
  const has = shownRoutes(after.akses);
  const sebelum = [...had].filter((route) => !has.has(route));
  const sesudah = [...has].filter((route) => !had.has(route));
  return sebelum.length + sesudah.length === 0 ? plain : [...plain, { bagian: 'menu', sebelum, sesudah }];
};
interface Moved {
  bagian: 'level' | 'kode_toko' | 'menu';
  sebelum: unknown;
  sesudah: unknown;
}

/** Tells in the history which rights of a user moved, and why where somebody said so. */
export const tellMoved = async (call: Call, tx: Tx, change: MasterChange, why: WhyChanged = {}) => {
  const { user_id, kode_toko } = { ...change.old, ...change.record };
  for (const moved of rightsMoved(change))
    await writeHistory(tx, {
      ...moved,
      ...why,
      toko: String(kode_toko),
      jenis: 'HAK',
      objek: String(user_id),
      oleh: call.session.user_id,
    });
};

/** A role is of a level: who is of another goes by that one's own. */
const leaveRole = async (tx: Tx, { record, old }: MasterChange): Promise<void> => {
  if (!old || record.level === old.level) return;
  await tx.execute(sql`
    update users u set kode_peran = null
    where user_id = ${String(old.user_id)} and exists (select from peran p where p.kode_peran = u.kode_peran and p.level <> u.level)`);
};

/** Nobody gives rights he does not have; a changed user's session ends. */
export const usersHooks = (screens: readonly MenuScreen[]): MasterHooks => ({
  async before(call, tx, change) {
    refuseAbove(call, change);
    await refuseLast(call, tx, change);
    if (change.kind !== 'add' && change.kind !== 'change') return;
    checkAkses(call, screens, change.record, change.old);
    checkPassword(change);
  },
  async after(call, tx, change) {
    await tellMoved(call, tx, change);
    if (change.kind === 'change') await leaveRole(tx, change);
    if (change.kind !== 'add')
      await call.kadar.sessions.end(tx, String(change.record.user_id), { sebab: sebabOf(change) });
  },
});
