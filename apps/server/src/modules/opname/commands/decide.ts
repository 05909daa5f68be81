import type { PUTUSAN_OPNAME } from '@kadar/contract/endpoints/opname.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { listed, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { told } from '../live.ts';
import type { CountObject } from '../object.ts';

export interface Decision {
  sesi_id: number;
  kode: string;
  putusan: (typeof PUTUSAN_OPNAME)[number];
  keterangan: string;
}

/** Marks what is to become of a difference, once. Throws DATA_TIDAK_DITEMUKAN, OPNAME_SUDAH_DIPUTUSKAN. */
export const decide = async (
  call: Context,
  tx: Tx,
  object: CountObject,
  { sesi_id, kode, putusan, keterangan }: Decision,
): Promise<void> => {
  const toko = oneToko(call);
  const open = await tx.maybe(sql`
    select 1 from opname_hasil h join opname_sesi s on s.id = h.sesi_id and s.objek = ${object.objek}
    where h.kode_toko = ${toko} and h.sesi_id = ${sesi_id} and h.kode = ${kode} and h.hasil in ${sql.raw(listed(object.toDecide))}`);
  if (!open) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const marked = await tx.execute(sql`
    insert into opname_putusan (kode_toko, sesi_id, kode, user_id, putusan, keterangan)
    values (${toko}, ${sesi_id}, ${kode}, ${call.session.user_id}, ${putusan}, ${keterangan}) on conflict (sesi_id, kode) do nothing`);
  if (marked === 0) throw new AppError('OPNAME_SUDAH_DIPUTUSKAN');
  await told(call, tx, 'decide', sesi_id, { kode, putusan, keterangan });
};
