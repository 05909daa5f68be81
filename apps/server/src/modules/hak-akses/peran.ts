import type { hapusPeran, PeranRow, postPeran, putPeran } from '@kadar/contract/endpoints/hak-akses.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { LEVELS, type Level } from '@kadar/contract/permissions.ts';
import { akibatPeran } from '@kadar/contract/rights.ts';
import { RIGHTS_WORDS } from '@kadar/contract/rights-words.ts';
import { fillIn, textIn } from '@kadar/contract/text.ts';
import type { z } from 'zod';
import { writeAudit } from '../../platform/audit.ts';
import { requireApproval } from '../../platform/auth/approvals.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { type WhyChanged, writeHistory } from '../../platform/settings-history.ts';
import type { MenuScreen } from '../catalogue.ts';
import { giverOf } from '../sesi/public.ts';
import { told } from './give.ts';
import {
  aksesOf,
  allPeran,
  layarOf,
  levelPeran,
  moveRights,
  type StoredPeran,
  screensOf,
  type UserRights,
  usersChanged,
  usersSeen,
} from './rights.ts';

type Change = z.output<NonNullable<typeof putPeran.body>>;
type Params = z.output<NonNullable<typeof hapusPeran.params>>;
type Screens = readonly MenuScreen[];
type Akibat = ReturnType<typeof akibatPeran>;

/** All roles, those of the levels first. */
export const peranList = (screens: Screens) => async (call: Call) => ({
  data: await call.kadar.db.read({ toko: '*' }, async (tx): Promise<PeranRow[]> => {
    const users = await usersSeen(call, tx);
    const counts = await tx.rows<{ level: Level; kode_peran: string; dipakai: number }>(sql`
      select level, coalesce(kode_peran, '') as kode_peran, count(*)::int as dipakai from users
      where deleted_at is null group by 1, 2`);
    const same = (one: StoredPeran) => (other: { level: Level; kode_peran: string }) =>
      other.level === one.level && other.kode_peran === one.kode_peran;
    const all = [...LEVELS.map((level) => levelPeran(screens, level)), ...(await allPeran(tx))];
    return all.map((one) => ({
      ...told(one),
      users: users
        .filter(same(one))
        .map((user) => ({ user_id: user.user_id, layar: layarOf(screens, user) })),
      dipakai: counts.find(same(one))?.dipakai ?? 0,
    }));
  }),
});

/** What every shop goes by is head office's. Throws TIDAK_BERHAK. */
const requireOffice = ({ session }: Call): void => {
  if (!session.pusat) throw new AppError('TIDAK_BERHAK');
};

/** Throws ISIAN_TIDAK_SAH at screens that are none of the level, TIDAK_BERHAK at those that are not the caller's to give. */
const checkLayar = (
  call: Call,
  screens: Screens,
  { level, layar, before = [] }: { level: Level; layar: readonly string[]; before?: readonly string[] },
): void => {
  const own = new Set(screensOf(screens, level).map(({ route }) => route));
  const had = new Set(before);
  if (!layar.every((route) => own.has(route) || had.has(route)))
    throw fieldError('layar', 'ISIAN_TIDAK_SAH', { label: 'Hak Akses' });
  if (!layar.filter((route) => !had.has(route)).every(giverOf(call))) throw new AppError('TIDAK_BERHAK');
};

const logged = (call: Call, tx: Tx, action: string, before?: StoredPeran, after?: StoredPeran) =>
  writeAudit(tx, {
    toko: call.toko,
    user: call.session.user_id,
    ip: call.ip,
    action,
    entity: 'peran',
    key: (after ?? before)?.kode_peran ?? '',
    ...(before && { before }),
    ...(after && { after }),
  });

/** Makes a role. Throws DATA_SUDAH_ADA at its code, and as `checkLayar`. */
export const addPeran =
  (screens: Screens) =>
  async (call: Call<unknown, unknown, z.output<NonNullable<typeof postPeran.body>>>, tx: Tx) => {
    const { body, session } = call;
    requireOffice(call);
    checkLayar(call, screens, body);
    const layar = [...new Set(body.layar)];
    const added = await tx.execute(sql`
      insert into peran (kode_peran, nama_peran, level, layar, created_by, updated_by)
      values (${body.kode_peran}, ${body.nama_peran}, ${body.level}, ${layar}::text[], ${session.user_id}, ${session.user_id})
      on conflict do nothing`);
    if (added === 0)
      throw fieldError('kode_peran', 'DATA_SUDAH_ADA', { label: 'Kode Peran', nilai: body.kode_peran });
    const peran = { ...body, layar, version: 1 };
    await logged(call, tx, 'add', undefined, peran);
    return { data: told(peran), message: messageText('DATA_DISIMPAN', call.language) };
  };

const lockPeran = async (tx: Tx, kode_peran: string): Promise<StoredPeran> => {
  const peran = await tx.maybe<StoredPeran>(
    sql`select kode_peran, nama_peran, level, layar, version from peran where kode_peran = ${kode_peran} for update`,
  );
  if (!peran) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return peran;
};

/** Everybody who goes by a role, deleted ones too, who come back with it; locked in order. */
const usersOf = (tx: Tx, kode_peran: string): Promise<(UserRights & { hapus: boolean })[]> =>
  tx.rows<UserRights & { hapus: boolean }>(sql`
    select user_id, usere_name, level, kode_toko, akses, kode_peran, version, deleted_at is not null as hapus from users
    where kode_peran = ${kode_peran} order by user_id for update`);

/** A role that moves somebody asks for a reason and OWN, as a dangerous setting does. Throws at `alasan`, PERLU_OTORISASI. */
const requireGuard = async (
  call: Call<unknown, unknown, Change>,
  tx: Tx,
  peran: StoredPeran,
  akibat: Akibat,
): Promise<WhyChanged> => {
  const { alasan } = call.body;
  if (akibat.length === 0) return { alasan };
  if (alasan === '') throw fieldError('alasan', 'WAJIB_DIISI');
  const say = (word: keyof typeof RIGHTS_WORDS, params: Record<string, string | number>) =>
    fillIn(textIn(RIGHTS_WORDS[word], call.language), params);
  const moved = (name: 'bertambah' | 'berkurang') =>
    [...new Set(akibat.flatMap((one) => one[name]))].sort().join(', ') || '–';
  const notes = [
    alasan,
    say('akibat', { nama: peran.kode_peran, jumlah: akibat.length }),
    say('bertambah', { layar: moved('bertambah') }),
    say('berkurang', { layar: moved('berkurang') }),
  ].join('; ');
  return { alasan, approval: await requireApproval(call, tx, { kategori: 'PENGATURAN', notes }) };
};

const follow = async (
  call: Call,
  tx: Tx,
  screens: Screens,
  { users, akibat, why }: { users: readonly UserRights[]; akibat: Akibat; why: WhyChanged },
): Promise<void> => {
  for (const { user_id, layar } of akibat) {
    const user = users.find((one) => one.user_id === user_id);
    if (!user) continue;
    await moveRights(call, tx, user, { akses: aksesOf(screens, user.level, layar), why });
  }
  if (akibat.length > 0) await usersChanged(call, tx);
};

/** Changes a role; its users follow. Throws DATA_BERUBAH, TIDAK_BERHAK where it would move the caller himself, and as its checks. */
export const changePeran = (screens: Screens) => async (call: Call<Params, unknown, Change>, tx: Tx) => {
  const { body, session } = call;
  requireOffice(call);
  const old = await lockPeran(tx, call.params.kode_peran);
  if (old.version !== body._version) throw new AppError('DATA_BERUBAH');
  const layar = [...new Set(body.layar)];
  checkLayar(call, screens, { level: old.level, layar, before: old.layar });
  const users = await usersOf(tx, old.kode_peran);
  const akibat = akibatPeran(
    old.layar,
    layar,
    users.map((user) => ({ user_id: user.user_id, layar: layarOf(screens, user) })),
  );
  if (akibat.some(({ user_id }) => user_id === session.user_id)) throw new AppError('TIDAK_BERHAK');
  const gone = new Set(users.flatMap(({ user_id, hapus }) => (hapus ? [user_id] : [])));
  const moved = akibat.filter(({ user_id }) => !gone.has(user_id));
  const why = await requireGuard(call, tx, old, moved);
  const peran = { ...old, nama_peran: body.nama_peran, layar, version: old.version + 1 };
  await tx.execute(sql`
      update peran set nama_peran = ${peran.nama_peran}, layar = ${layar}::text[], version = version + 1, updated_at = now(), updated_by = ${session.user_id}
      where kode_peran = ${old.kode_peran}`);
  const sebelum = old.layar.filter((route) => !layar.includes(route));
  const sesudah = layar.filter((route) => !old.layar.includes(route));
  if (sebelum.length + sesudah.length > 0)
    await writeHistory(tx, {
      ...why,
      toko: '*',
      jenis: 'HAK',
      objek: old.kode_peran,
      bagian: 'isi peran',
      sebelum,
      sesudah,
      oleh: session.user_id,
    });
  await follow(call, tx, screens, { users, akibat, why });
  await logged(call, tx, 'change', old, peran);
  return { data: told(peran), message: messageText('DATA_DIEDIT', call.language) };
};

/** Throws DATA_DIPAKAI while somebody goes by it. */
export const dropPeran = async (call: Call<Params>, tx: Tx) => {
  requireOffice(call);
  const old = await lockPeran(tx, call.params.kode_peran);
  const used = await tx.maybe(
    sql`select 1 from users where kode_peran = ${old.kode_peran} and deleted_at is null limit 1`,
  );
  if (used) throw new AppError('DATA_DIPAKAI');
  await tx.execute(sql`update users set kode_peran = null where kode_peran = ${old.kode_peran}`);
  await tx.execute(sql`delete from peran where kode_peran = ${old.kode_peran}`);
  await logged(call, tx, 'delete', old);
  return { data: {}, message: messageText('DATA_DIHAPUS', call.language) };
};
