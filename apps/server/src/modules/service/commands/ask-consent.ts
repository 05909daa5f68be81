import type { mintaSetujuService } from '@kadar/contract/endpoints/persetujuan.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { ask } from '../../persetujuan/public.ts';
import {
  agreedOf,
  keepEvent,
  mayAsk,
  type ServiceTermsGround,
  serviceTerms,
  termsGround,
} from '../consent.ts';
import { openPieces, requireTicket } from '../ticket.ts';

type Body = z.output<NonNullable<typeof mintaSetujuService.body>>;

/**
 * Asks the customer of a ticket, which the caller holds, for a higher price by a link. Throws DATA_TIDAK_DITEMUKAN, SERVICE_TOKO_LAIN, SERVICE_SUDAH_DIAMBIL,
 * SUDAH_DIBATALKAN, SERVICE_KEADAAN where all of it is done, HARI_*.
 */
export const askConsent = async (context: Context<{ no_faktur: string }, unknown, Body>, tx: Tx) => {
  const toko = oneToko(context);
  const { no_faktur } = context.params;
  const { rp, keterangan, kirim } = context.body;
  const ground = await tx.one<ServiceTermsGround & { tgl_system: string | null; buka: boolean | null }>(
    sql`select ${termsGround(toko, no_faktur)}, h.tgl_system, h.buka from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`,
  );
  const tanggal = requireOpenDay(ground);
  const ticket = requireTicket(ground.ticket, toko, no_faktur);
  const [first] = openPieces(ticket);
  if (!mayAsk(ticket))
    throw new AppError('SERVICE_KEADAAN', {
      no_service: no_faktur,
      status: first?.keadaan.status ?? 'SELESAI',
    });
  await keepEvent(tx, {
    toko,
    no_service: no_faktur,
    tanggal,
    jenis: 'MINTA_SETUJU',
    rp,
    keterangan,
    user: context.session.user_id,
  });
  const question = {
    jenis: 'SERVICE' as const,
    no_asal: no_faktur,
    no_baris: '',
    no_acuan: '',
    tanggal,
    rp_lama: agreedOf(ticket),
    rp,
    keterangan,
    isi: serviceTerms(ticket, ground.foto, { rp, keterangan }),
    pesan: keterangan,
  };
  return ask(context, tx, question, kirim);
};
