import { SERVICE_BAYAR } from '@kadar/contract/dokumen/service.ts';
import type { bayarServiceInput } from '@kadar/contract/endpoints/service.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { postOne, type Rekening, rekeningsOf } from '../../dokumen/public.ts';
import { costOf, followingHead, openPieces, requireTicket, type Ticket, ticketOf } from '../ticket.ts';
import { paidOn } from './take-in.ts';

type Input = z.output<typeof bayarServiceInput>;

/**
 * More money on a ticket, which the caller holds. Throws DATA_TIDAK_DITEMUKAN, SERVICE_TOKO_LAIN, SERVICE_SUDAH_DIAMBIL, SUDAH_DIBATALKAN,
 * PEMBAYARAN_LEBIH at the amount for more than its pieces still cost, PEMBAYARAN_*.
 */
export const pay = (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { no_service, jumlah_rp, payments } = context.body;
  return postOne(context, tx, intent, {
    type: SERVICE_BAYAR,
    ground: sql`${ticketOf(toko, no_service)} as ticket,
      ${rekeningsOf(toko, sql`${payments.map(({ no_rekening }) => no_rekening)}::text[]`)} as rekenings`,
    decide: (ground: { ticket: Ticket | null; rekenings: Rekening[] }) => {
      const ticket = requireTicket(ground.ticket, toko, no_service);
      const due = openPieces(ticket).reduce((sum, { keadaan }) => sum + costOf(keadaan), 0) - ticket.saldo;
      if (jumlah_rp > due)
        throw fieldError('jumlah_rp', 'PEMBAYARAN_LEBIH', { lebihRp: jumlah_rp - Math.max(due, 0) });
      const nama = `${no_service} ${ticket.nama_customer}`;
      const { paid, head, books } = paidOn(jumlah_rp, payments, ground.rekenings, {
        settings: context.settings,
        nama,
        no_titip: no_service,
      });
      return {
        head: { ...followingHead(ticket, toko), ...head },
        bayar: paid.bayar,
        books,
        uraian: nama,
        data: { jumlah_rp, sisa: due - jumlah_rp, kembali: paid.changeRp },
      };
    },
  });
};
