import type { aturCadangan, cadangkanSekarang, SebabCadangan } from '@kadar/contract/endpoints/kesehatan.ts';
import { type ErrorCode, messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import { openPlace, placeProblem, sebabOf } from '../../../platform/backup/place.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { NOW_JOB } from '../cadangan/jobs.ts';
import { type Atur, type Macam, standingAt } from '../cadangan/ledger.ts';
import { refuseBranch } from '../queries/kesehatan.ts';

type Body = z.output<NonNullable<typeof aturCadangan.body>>;

const AT_PLACE: Partial<Record<SebabCadangan, ErrorCode>> = { TEMPAT_TIDAK_ADA: 'TEMPAT_TIDAK_ADA' };

const refusePlace = (code: ErrorCode, cause?: unknown): never => {
  throw new AppError(code, { label: 'Tempat' }, { fields: { tempat: { code } }, cause });
};

/** Throws at its field when nothing can be put there. */
const tryPlace = async ({ config }: Kadar, tempat: string): Promise<void> => {
  const problem = placeProblem(tempat, config);
  if (problem) refusePlace(problem);
  try {
    await (await openPlace(tempat, config)).tryOut();
  } catch (error) {
    refusePlace(AT_PLACE[sebabOf(error)] ?? 'TEMPAT_TERTUTUP', error);
  }
};

/** Where backups go and when. A place is tried before it is kept. */
export const changeAtur = async (call: Call<unknown, unknown, Body>, tx: Tx) => {
  refuseBranch(call);
  const { body, kadar, session } = call;
  if (body.aktif && body.tempat === '') refusePlace('CADANGAN_BELUM_DIATUR');
  if (body.tempat !== '') await tryPlace(kadar, body.tempat);
  const before = await tx.one<Atur>(
    sql`select aktif, tempat, jam, harian, mingguan, bulanan, uji_hari from cadangan_atur for update`,
  );
  await tx.execute(sql`
    update cadangan_atur set aktif = ${body.aktif}, tempat = ${body.tempat}, jam = ${body.jam}, harian = ${body.harian},
      mingguan = ${body.mingguan}, bulanan = ${body.bulanan}, uji_hari = ${body.uji_hari}`);
  await writeAudit(tx, {
    toko: session.kode_toko,
    user: session.user_id,
    ip: call.ip,
    action: 'change',
    entity: 'cadangan',
    key: 'ATUR',
    before,
    after: body,
  });
  return { data: {}, message: messageText('DATA_DISIMPAN', call.language) };
};

/** Has one made, or the newest tried, now; the queue starts it once this is committed. */
export const startNow = async (
  call: Call<unknown, unknown, z.output<NonNullable<typeof cadangkanSekarang.body>>>,
  tx: Tx,
) => {
  refuseBranch(call);
  const { kadar, session } = call;
  const macam: Macam = call.body.macam;
  const { tempat, bebas } = await tx.one<{ tempat: string; bebas: boolean }>(
    sql`select tempat, pg_try_advisory_xact_lock(${LOCKS.CADANGAN}) as bebas from cadangan_atur`,
  );
  if (tempat === '') throw new AppError('CADANGAN_BELUM_DIATUR');
  if (!bebas) throw new AppError('CADANGAN_BERJALAN');
  if (macam === 'UJI_PULIH') {
    const standing = await standingAt(kadar.db.privileged, tempat, kadar.config.timeZone);
    if (standing.length === 0) throw new AppError('CADANGAN_BELUM_ADA');
  }
  await kadar.jobs.enqueue(tx, NOW_JOB, { macam, oleh: session.user_id });
  return { data: {} };
};
