import type { postKejadianService } from '@kadar/contract/endpoints/service.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { keepEvent } from '../consent.ts';
import { openPieces, requireTicket, type Ticket, ticketOf } from '../ticket.ts';

type Body = z.output<NonNullable<typeof postKejadianService.body>>;

/** What happens to an open ticket without a document; the chain of the audit keeps it. Throws DATA_TIDAK_DITEMUKAN, SERVICE_SUDAH_DIAMBIL, SUDAH_DIBATALKAN, HARI_*. */
export const event = async (context: Context<{ no_faktur: string }, unknown, Body>, tx: Tx) => {
  const toko = oneToko(context);
  const { no_faktur } = context.params;
  const { jenis, rp, keterangan } = context.body;
  const { user_id: user } = context.session;
  const ground = await tx.one<{ ticket: Ticket | null; tgl_system: string | null; buka: boolean | null }>(
    sql`select ${ticketOf(toko, no_faktur)} as ticket, h.tgl_system, h.buka from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`,
  );
  const tanggal = requireOpenDay(ground);
  openPieces(requireTicket(ground.ticket, toko, no_faktur));
  await keepEvent(tx, {
    toko,
    no_service: no_faktur,
    tanggal,
    jenis,
    rp: jenis === 'PROSES' ? 0 : rp,
    keterangan,
    user,
  });
  await writeAudit(tx, {
    toko,
    user,
    ip: context.ip,
    action: jenis.toLowerCase(),
    entity: 'service',
    key: no_faktur,
    after: { jenis, rp, keterangan },
  });
  return { data: { no_faktur, jenis }, message: messageText('DATA_DISIMPAN', context.language) };
};
