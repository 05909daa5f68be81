import type { DataOpname, putusOpname } from '@kadar/contract/endpoints/opname.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { listed, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { told } from '../live.ts';
import type { CountObject } from '../object.ts';
import { showOpname, TO_DECIDE } from '../queries/state.ts';

type Body = z.output<NonNullable<typeof putusOpname.body>>;

/** Marks what is to become of a difference, once. Throws DATA_TIDAK_DITEMUKAN, OPNAME_SUDAH_DIPUTUSKAN. */
export const decide =
  (object: CountObject) =>
  async (call: Context<unknown, unknown, Body>, tx: Tx): Promise<{ data: DataOpname; message: string }> => {
    const toko = oneToko(call);
    const { sesi_id, no_hutang, putusan, keterangan } = call.body;
    const open = await tx.maybe(sql`
      select 1 from opname_hasil h join opname_sesi s on s.id = h.sesi_id and s.objek = ${object.objek}
      where h.kode_toko = ${toko} and h.sesi_id = ${sesi_id} and h.kode = ${no_hutang} and h.hasil in ${sql.raw(listed(TO_DECIDE))}`);
    if (!open) throw new AppError('DATA_TIDAK_DITEMUKAN');
    const marked = await tx.execute(sql`
      insert into opname_putusan (kode_toko, sesi_id, kode, user_id, putusan, keterangan)
      values (${toko}, ${sesi_id}, ${no_hutang}, ${call.session.user_id}, ${putusan}, ${keterangan}) on conflict (sesi_id, kode) do nothing`);
    if (marked === 0) throw new AppError('OPNAME_SUDAH_DIPUTUSKAN');
    await told(call, tx, 'decide', sesi_id, { no_hutang, putusan, keterangan });
    return {
      data: await showOpname(call, tx, object),
      message: messageText('DATA_DISIMPAN', call.language),
    };
  };
