import type { SiapRow } from '@kadar/contract/endpoints/hutang-siap.ts';
import { siapLifecycle } from '@kadar/domain/lifecycle.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { useTyped } from '../../layar/public.ts';

/** Between processes and to the shop's tills: the queue has changed. */
export const SIAP_CHANGED = 'siap-changed';

/** Entries that wait: for the bag, or with it for its borrower. */
export const WAITS: Query<unknown> = sql`keadaan in ${sql.raw(listed(siapLifecycle.from('AMBIL')))}`;

/** The queue of the shop's day; what its contract's end left behind is not in it. */
export const readQueue = (call: Call): Promise<SiapRow[]> =>
  call.kadar.db.transaction(call.scope, (tx) =>
    tx.rows<SiapRow>(sql`
      select s.nomor, s.no_hutang, h.no_segel, h.tempat, s.keadaan, kadar_iso(s.at) as at, kadar_iso(s.siap_at) as siap_at
      from hari_kerja t
      join hutang_siap s on s.kode_toko = t.kode_toko and s.tanggal = t.tgl_system and ${WAITS}
      join hutang h on h.kode_toko = s.kode_toko and h.no_hutang = s.no_hutang and h.status = 'AKTIF'
      where t.kode_toko = ${oneToko(call)} order by s.nomor`),
  );

type Put = Context<{ nomor: number }, unknown, { keadaan: 'SIAP' | 'BATAL' }>;

/** A bag was fetched, or is put back. Throws DATA_TIDAK_DITEMUKAN for a number of none today, DATA_BERUBAH. */
export const moveEntry = async (call: Put, tx: Tx) => {
  const toko = oneToko(call);
  const { nomor } = call.params;
  const entry = await tx.maybe<Pick<SiapRow, 'no_hutang' | 'keadaan'>>(sql`
    select s.no_hutang, s.keadaan from hutang_siap s join hari_kerja t on t.kode_toko = s.kode_toko and t.tgl_system = s.tanggal
    where s.kode_toko = ${toko} and s.nomor = ${nomor} for update of s`);
  if (!entry) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const move = call.body.keadaan;
  if (!siapLifecycle.can(entry.keadaan, move)) throw new AppError('DATA_BERUBAH');
  const keadaan = siapLifecycle.next(entry.keadaan, move);
  await tx.execute(sql`
    update hutang_siap s set keadaan = ${keadaan}, siap_at = case when ${keadaan} = 'SIAP' then kadar_now() else siap_at end
    from hari_kerja t where t.kode_toko = s.kode_toko and t.tgl_system = s.tanggal and s.kode_toko = ${toko} and s.nomor = ${nomor}`);
  const who = { toko, user: call.session.user_id, ip: call.ip };
  await writeAudit(tx, {
    ...who,
    action: 'update',
    entity: 'hutang-siap',
    key: entry.no_hutang,
    before: entry,
    after: { nomor, keadaan },
  });
  await call.kadar.events.publish(tx, { topic: SIAP_CHANGED, toko });
  return { data: { nomor, keadaan } };
};

/** Goods of these contracts go back: the PINs that were typed for them are used up, and whoever waits for his bag has it. */
export const handOver = async (context: Context, tx: Tx, numbers: readonly string[]): Promise<void> => {
  const toko = oneToko(context);
  await useTyped(context, tx, numbers);
  const served = await tx.rows(sql`
    update hutang_siap set keadaan = 'DIAMBIL' where kode_toko = ${toko} and no_hutang = any(${numbers}::text[]) and ${WAITS} returning 1`);
  if (served.length > 0) await context.kadar.events.publish(tx, { topic: SIAP_CHANGED, toko });
};
