import type { getHak, HakUser, Peran, putHak } from '@kadar/contract/endpoints/hak-akses.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { isPeranLevel } from '@kadar/contract/rights.ts';
import type { z } from 'zod';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { writeHistory } from '../../platform/settings-history.ts';
import type { MenuScreen } from '../catalogue.ts';
import { giverOf, refuseAbove } from '../sesi/public.ts';
import {
  aksesOf,
  allPeran,
  layarOf,
  levelPeran,
  moveRights,
  readScreens,
  type StoredPeran,
  screensOf,
  type UserRights,
  userSeen,
  usersChanged,
} from './rights.ts';

type Params = z.output<NonNullable<typeof getHak.params>>;
type Body = z.output<NonNullable<typeof putHak.body>>;

export const told = ({ version, ...peran }: StoredPeran): Peran => ({ ...peran, _version: version });

/** Whose rights the caller may write: of users below OWN and SU, not his own (OWN has none to write). */
const mayWrite = (call: Pick<Call, 'session'>, { level, user_id }: UserRights): boolean =>
  isPeranLevel(level) && user_id !== call.session.user_id;

const tell = async (
  call: Call,
  tx: Tx,
  screens: readonly MenuScreen[],
  user: UserRights,
): Promise<HakUser> => {
  const { user_id, usere_name, level, kode_toko, kode_peran, version } = user;
  return {
    user_id,
    usere_name,
    level,
    kode_toko,
    kode_peran,
    layar: layarOf(screens, user),
    _version: version,
    boleh: mayWrite(call, user),
    peran: [levelPeran(screens, level), ...(await allPeran(tx)).filter((one) => one.level === level)].map(
      told,
    ),
    semua: readScreens(screensOf(screens, level), call.language, giverOf(call)),
  };
};

/** A user's rights. Throws DATA_TIDAK_DITEMUKAN. */
export const rightsOf = (screens: readonly MenuScreen[]) => async (call: Call<Params>) => ({
  data: await call.kadar.db.read({ toko: '*' }, async (tx) => {
    const user = await userSeen(call, tx, call.params.user_id);
    if (!user) throw new AppError('DATA_TIDAK_DITEMUKAN');
    return tell(call, tx, screens, user);
  }),
});

/** Throws PILIHAN_TIDAK_SAH at the role that is none of the level, ISIAN_TIDAK_SAH at screens that are none of it. Holds the role. */
const checkBody = async (
  { body }: Call<Params, unknown, Body>,
  tx: Tx,
  screens: readonly MenuScreen[],
  { level }: UserRights,
): Promise<void> => {
  const peran =
    body.kode_peran === '' ||
    (await tx.maybe(
      sql`select 1 from peran where kode_peran = ${body.kode_peran} and level = ${level} for share`,
    ));
  if (!peran) throw fieldError('kode_peran', 'PILIHAN_TIDAK_SAH', { label: `Peran ${body.kode_peran}` });
  const own = new Set(screensOf(screens, level).map(({ route }) => route));
  if (!body.layar.every((route) => own.has(route)))
    throw fieldError('layar', 'ISIAN_TIDAK_SAH', { label: 'Hak Akses' });
};

/** Gives a user a role and screens. Throws as `checkBody`, TIDAK_BERHAK, DATA_BERUBAH, DATA_TIDAK_DITEMUKAN. */
export const giveRights =
  (screens: readonly MenuScreen[]) => async (call: Call<Params, unknown, Body>, tx: Tx) => {
    const { body, session } = call;
    const found = await userSeen(call, tx, call.params.user_id);
    if (!found) throw new AppError('DATA_TIDAK_DITEMUKAN');
    await checkBody(call, tx, screens, found);
    const user = await userSeen(call, tx, found.user_id, sql`for update of u`);
    if (user?.version !== body._version || user.level !== found.level) throw new AppError('DATA_BERUBAH');
    if (!mayWrite(call, user)) throw new AppError('TIDAK_BERHAK');
    const had = new Set(layarOf(screens, user));
    const akses = aksesOf(screens, user.level, body.layar);
    const change = { kind: 'change', old: { ...user }, record: { ...user, akses } } as const;
    refuseAbove(call, change);
    if (!body.layar.filter((route) => !had.has(route)).every(giverOf(call)))
      throw new AppError('TIDAK_BERHAK');
    if (body.kode_peran !== user.kode_peran)
      await writeHistory(tx, {
        toko: user.kode_toko,
        jenis: 'HAK',
        objek: user.user_id,
        bagian: 'peran',
        sebelum: user.kode_peran,
        sesudah: body.kode_peran,
        oleh: session.user_id,
      });
    await moveRights(call, tx, user, { akses, kode_peran: body.kode_peran });
    await writeAudit(tx, {
      toko: user.kode_toko,
      user: session.user_id,
      ip: call.ip,
      action: 'change',
      entity: 'hak-akses',
      key: user.user_id,
      before: { kode_peran: user.kode_peran, layar: [...had] },
      after: { kode_peran: body.kode_peran, layar: body.layar },
    });
    await usersChanged(call, tx);
    const now = { ...user, akses, kode_peran: body.kode_peran, version: user.version + 1 };
    return { data: await tell(call, tx, screens, now), message: messageText('DATA_DIEDIT', call.language) };
  };
