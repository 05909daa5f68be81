import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import { type NotWritten, type Saying, writeTo } from './write-to.ts';

/** Whether a message left, and why not. */
export type Told = { terkirim: true; sebab: null } | { terkirim: false; sebab: NotWritten | 'SUDAH' };

/**
 * Tells a customer that what he waits for is ready, once, whatever is taken back and done again; or reminds him, once a business day. The caller holds
 * the ticket or the line. `no_hal` is a ticket's number, or an order's or pre-order's with its line.
 */
export const tellOnce = async (
  context: Context,
  tx: Tx,
  { no_faktur, no_hal, jenis }: { no_faktur: string; no_hal: string; jenis: 'SIAP' | 'INGAT' },
  saying: Saying,
): Promise<Told> => {
  const toko = oneToko(context);
  const { sudah } = await tx.one<{ sudah: boolean }>(sql`
    select exists (select from pesan_layanan p join hari_kerja h on h.kode_toko = p.kode_toko
      where p.kode_toko = ${toko} and p.no_hal = ${no_hal} and p.jenis = ${jenis} and (${jenis} = 'SIAP' or p.tanggal = h.tgl_system)) as sudah`);
  if (sudah) return { terkirim: false, sebab: 'SUDAH' };
  const { kirim_id, sebab } = await writeTo(context, tx, no_faktur, saying);
  if (kirim_id === null) return { terkirim: false, sebab };
  await tx.execute(sql`
    insert into pesan_layanan (kode_toko, no_hal, jenis, tanggal, kirim_id, user_id)
    select ${toko}, ${no_hal}, ${jenis}, h.tgl_system, ${kirim_id}::bigint, ${context.session.user_id} from hari_kerja h where h.kode_toko = ${toko}`);
  return { terkirim: true, sebab: null };
};
