import type { DataOpname, startOpname } from '@kadar/contract/endpoints/opname.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { told } from '../live.ts';
import type { CountObject } from '../object.ts';
import { businessDay, runningSession } from '../queries/session.ts';
import { showOpname } from '../queries/state.ts';

type Body = z.output<NonNullable<typeof startOpname.body>>;

/**
 * Starts a count, or joins the one that runs: two who start at once share it. Who may not finish counts blind. Throws
 * OPNAME_TEMPAT_LAIN while another place is being counted, HARI_BELUM_DIBUKA.
 */
export const start =
  (object: CountObject) =>
  async (call: Context<unknown, unknown, Body>, tx: Tx): Promise<{ data: DataOpname; message: string }> => {
    const toko = oneToko(call);
    const { user_id, level } = call.session;
    const buta = call.body.buta || !mayUse('opname.selesai', level);
    const opened = await tx.execute(sql`
      insert into opname_sesi (kode_toko, objek, tempat, buta, tanggal, mulai_oleh)
      values (${toko}, ${object.objek}, ${call.body.tempat}, ${buta}, ${await businessDay(tx, toko)}::date, ${user_id})
      on conflict (kode_toko, objek) where status = 'BERJALAN' do nothing`);
    const session = await runningSession(tx, object, toko);
    if (!session) throw new AppError('OPNAME_BELUM_DIMULAI');
    if (session.tempat !== call.body.tempat && call.body.tempat !== '')
      throw new AppError('OPNAME_TEMPAT_LAIN', { tempat: session.tempat });
    if (opened === 1) await told(call, tx, 'start', session.id, { tempat: session.tempat, buta });
    return {
      data: await showOpname(call, tx, object),
      message: messageText('OPNAME_TERSEDIA', call.language),
    };
  };
