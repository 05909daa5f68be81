import type { SesiOpname } from '@kadar/contract/endpoints/opname.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CountObject } from '../object.ts';

export interface Session extends Omit<SesiOpname, 'mulai_at'> {
  mulai_at: Date;
}

const COLUMNS = sql`id, kode_toko, tempat, buta, tanggal, mulai_at, mulai_oleh`;

/** The counts that run in the shop, by their places. */
export const runningSessions = (tx: Tx, { objek }: CountObject, toko: string): Promise<Session[]> =>
  tx.rows<Session>(sql`
    select ${COLUMNS} from opname_sesi where kode_toko = ${toko} and objek = ${objek} and status = 'BERJALAN' order by tempat, id`);

/** The count of a place that runs; whichever does, where only one can. */
export const runningSession = async (
  tx: Tx,
  object: CountObject,
  toko: string,
  tempat?: string,
): Promise<Session | undefined> =>
  (await runningSessions(tx, object, toko)).find((one) => tempat === undefined || one.tempat === tempat);

/** The same, held until the end of the transaction, so that no scan comes in beside. Throws OPNAME_BELUM_DIMULAI. */
export const heldSession = async (
  tx: Tx,
  object: CountObject,
  toko: string,
  tempat?: string,
): Promise<Session> => {
  const session = await tx.maybe<Session>(sql`
    select ${COLUMNS} from opname_sesi
    where kode_toko = ${toko} and objek = ${object.objek} and status = 'BERJALAN' and ${
      tempat === undefined ? sql`true` : sql`tempat = ${tempat}`
    } for update`);
  if (!session) throw new AppError('OPNAME_BELUM_DIMULAI');
  return session;
};

/** A session over the wire. */
export const sesiOf = ({ mulai_at, ...session }: Session): SesiOpname => ({
  ...session,
  mulai_at: mulai_at.toISOString(),
});

/** Whether the caller sees nothing but his own count: who may finish has to see it all. */
export const countsBlind = (call: Pick<Context, 'session'>, { buta }: Pick<Session, 'buta'>): boolean =>
  buta && !mayUse('opname.selesai', call.session.level);

/** The business day of the shop, open or closed: a count stops neither for the closing nor before it. Throws HARI_BELUM_DIBUKA. */
export const businessDay = async (tx: Tx, toko: string): Promise<string> => {
  const day = await tx.maybe<{ tanggal: string }>(
    sql`select tgl_system as tanggal from hari_kerja where kode_toko = ${toko}`,
  );
  if (!day) throw new AppError('HARI_BELUM_DIBUKA');
  return day.tanggal;
};
