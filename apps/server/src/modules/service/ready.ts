import type { kirimService } from '@kadar/contract/endpoints/persetujuan.ts';
import { MAX_BARIS } from '@kadar/contract/endpoints/service-shape.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { writeAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import { requireOpenDay } from '../hari/public.ts';
import { mayWrite, type Told, tellOnce } from '../persetujuan/public.ts';
import { costOf, isOpen, requireTicket, type Ticket, ticketOf } from './ticket.ts';

interface Ready {
  ticket: Ticket | null;
  tgl_system: string | null;
  buka: boolean | null;
  /** Days since a piece of it was moved last. */
  umur: number | null;
}
type Answer = z.input<typeof kirimService.data>;

const read = (tx: Tx, toko: string, no: string): Promise<Ready> =>
  tx.one<Ready>(sql`
    select ${ticketOf(toko, no)} as ticket, h.tgl_system, h.buka,
      (select h.tgl_system - max(g.tanggal) from service_gerak g
       where g.kode_toko = ${toko} and g.no_service = any(array(select ${no} || '/' || n from generate_series(1, ${MAX_BARIS}) n))) as umur
    from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`);

/** What is left to pay of pieces that are here, in rupiah. */
const restOf = ({ pieces, saldo }: Ticket): number =>
  Math.max(0, pieces.filter(isOpen).reduce((sum, { keadaan }) => sum + costOf(keadaan), 0) - saldo);

/** Whether pieces wait for their customer, and no work is left. */
const isReady = ({ pieces }: Ticket): boolean =>
  pieces.some(({ keadaan }) => keadaan.status === 'SELESAI') &&
  pieces.every(({ keadaan }) => keadaan.status !== 'TERIMA');

/** After pieces of a ticket were done: its customer is told with the last of them, once. */
export const tellReady = async (context: Context, tx: Tx, no_faktur: string): Promise<void> => {
  if (!mayWrite(context)) return;
  const { ticket } = await read(tx, oneToko(context), no_faktur);
  if (!ticket || !isReady(ticket)) return;
  const said = { jenis: 'SIAP_SERVICE', rp: restOf(ticket), rp_lama: 0, keterangan: '' } as const;
  await tellOnce(context, tx, { no_faktur, no_hal: no_faktur, jenis: 'SIAP' }, said);
};

/** K: that it is ready, where that was not told; else a reminder, once a day. Throws DATA_TIDAK_DITEMUKAN, SERVICE_TOKO_LAIN, HARI_*. */
export const write = async (
  context: Context<{ no_faktur: string }>,
  tx: Tx,
): Promise<{ data: Answer; message: string }> => {
  const toko = oneToko(context);
  const { no_faktur } = context.params;
  const found = await read(tx, toko, no_faktur);
  requireOpenDay(found);
  const ticket = requireTicket(found.ticket, toko, no_faktur);
  const about = { no_faktur, no_hal: no_faktur };
  const sums = { rp: restOf(ticket), rp_lama: 0 };
  const first: Told | { terkirim: false; sebab: 'BELUM_SIAP' } = isReady(ticket)
    ? await tellOnce(
        context,
        tx,
        { ...about, jenis: 'SIAP' },
        { jenis: 'SIAP_SERVICE', ...sums, keterangan: '' },
      )
    : { terkirim: false, sebab: 'BELUM_SIAP' };
  const told =
    first.sebab === 'SUDAH'
      ? await tellOnce(
          context,
          tx,
          { ...about, jenis: 'INGAT' },
          { jenis: 'INGAT_SERVICE', ...sums, keterangan: String(found.umur ?? 0) },
        )
      : first;
  if (told.terkirim)
    await writeAudit(tx, {
      toko,
      user: context.session.user_id,
      ip: context.ip,
      action: 'write',
      entity: 'service',
      key: no_faktur,
      after: { sisa: sums.rp },
    });
  const message = messageText(told.terkirim ? 'PESAN_DIKIRIM' : 'DATA_DISIMPAN', context.language);
  return { data: { no_faktur, ...told }, message };
};
