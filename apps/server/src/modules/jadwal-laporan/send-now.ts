import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { hapusJadwal, kirimJadwal } from '@kadar/contract/endpoints/jadwal-laporan.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Report } from '../../engines/report-engine/define.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { runCommand } from '../../platform/http/command.ts';
import { queueKabar } from '../kabar/public.ts';
import { findJadwal } from './rows.ts';
import { messagesOf } from './run-due.ts';

type Answer = { data: DataOf<typeof kirimJadwal>; message: string };

/** Sends a schedule to its receivers now, once per key. Throws DATA_TIDAK_DITEMUKAN. */
export const sendNow =
  (app: FastifyInstance, reports: ReadonlyMap<string, Report>) =>
  async (call: Call<{ id: number }>): Promise<Answer> => {
    const { kadar, params, scope, language } = call;
    const jadwal = await kadar.db.read(scope, (tx) => findJadwal(tx, params.id));
    if (!jadwal) throw new AppError('DATA_TIDAK_DITEMUKAN');
    const now = kadar.clock.now();
    const satu = `jadwal/${jadwal.id}/kini/${crypto.randomUUID()}`;
    const messages = await messagesOf(app, reports, { jadwal, due: now, now, satu });
    return runCommand(call, 'jadwal-laporan/{id}/kirim', async (tx) => {
      const queued: boolean[] = [];
      for (const message of messages)
        queued.push(typeof (await queueKabar(kadar, tx, message)) === 'number' && !message.gagal);
      const antri = queued.filter(Boolean).length;
      return {
        data: { antri, gagal: queued.length - antri },
        message: messageText(antri > 0 ? 'KABAR_DIANTRIKAN' : 'KABAR_TIDAK_ADA', language, { jumlah: antri }),
      };
    });
  };

/** Ends a schedule. Throws DATA_TIDAK_DITEMUKAN. */
export const endJadwal = async (
  call: Call<{ id: number }>,
  tx: Tx,
): Promise<{ data: DataOf<typeof hapusJadwal>; message: string }> => {
  const { id } = call.params;
  const row = await findJadwal(tx, id, true);
  if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
  await tx.execute(sql`
    update jadwal_laporan set dihapus_at = ${call.kadar.clock.now()}, berikut_at = null, version = version + 1, diubah_oleh = ${call.session.user_id} where id = ${id}`);
  await writeAudit(tx, {
    toko: row.kode_toko,
    user: call.session.user_id,
    ip: call.ip,
    action: 'delete',
    entity: 'jadwal-laporan',
    key: String(id),
    before: row,
  });
  return { data: { id }, message: messageText('DATA_DIHAPUS', call.language) };
};
