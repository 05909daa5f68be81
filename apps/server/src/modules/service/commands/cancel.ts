import { KEMBALI_SERVICE } from '@kadar/contract/dokumen/service.ts';
import type { batalServiceInput } from '@kadar/contract/endpoints/service.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { postBatalService } from '@kadar/domain/posting-service.ts';
import { paidBack } from '@kadar/domain/service.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { postOne, type Rekening, rekeningsOf, settle } from '../../dokumen/public.ts';
import {
  countOf,
  followingHead,
  leaving,
  movedTo,
  openPieces,
  requireTicket,
  type Ticket,
  type TicketPiece,
  ticketOf,
} from '../ticket.ts';

type Input = z.output<typeof batalServiceInput>;

/** Gold of the shop that is in a piece is taken out again first. Throws DOKUMEN_DIIKUTI naming the document that put it in. */
const requireWithoutGold = (pieces: readonly TicketPiece[], no_faktur: string): void => {
  const added = pieces.find(({ keadaan }) => keadaan.tambah_mg > 0);
  if (added) throw new AppError('DOKUMEN_DIIKUTI', { no_faktur, pengikut: added.no_akhir });
};

/** Money goes back as it came: cash as cash, all else to an account; only OWN pays it otherwise. Throws PEMBAYARAN_TIDAK_SAH at the payments. */
const requireSameKinds = ({ payments }: Input, { dibayar, saldo }: Ticket): void => {
  const cashOf = (rows: readonly { jenis: string; rp: number }[]): number =>
    rows.reduce((sum, { jenis, rp }) => (jenis === 'CASH' ? sum + rp : sum), 0);
  const asked = payments.map(({ jenis, jumlah_rp }) => ({ jenis, rp: jumlah_rp }));
  if (cashOf(asked) !== cashOf(paidBack(dibayar, saldo)))
    throw fieldError('payments', 'PEMBAYARAN_TIDAK_SAH');
};

/**
 * Cancels what is left of a ticket, which the caller holds: pieces go back as they are, and all its money. Throws DATA_TIDAK_DITEMUKAN, SERVICE_TOKO_LAIN,
 * SERVICE_SUDAH_DIAMBIL, SUDAH_DIBATALKAN, DOKUMEN_DIIKUTI, PEMBAYARAN_*, KAS_TIDAK_CUKUP, PERLU_OTORISASI.
 */
export const cancel = (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { body, session, settings } = context;
  const { no_service, alasan, payments } = body;
  return postOne(context, tx, intent, {
    type: KEMBALI_SERVICE,
    ground: sql`${ticketOf(toko, no_service)} as ticket,
      ${rekeningsOf(toko, sql`${payments.map(({ no_rekening }) => no_rekening)}::text[]`)} as rekenings`,
    amount: 'payments',
    decide: (ground: { ticket: Ticket | null; rekenings: Rekening[] }) => {
      const ticket = requireTicket(ground.ticket, toko, no_service);
      const open = openPieces(ticket);
      requireWithoutGold(open, no_service);
      const { saldo, kode_customer } = ticket;
      const uraian = `${no_service} ${ticket.nama_customer}`;
      const asked = payments.map((payment) => ({ ...payment, no_kartu: '' }));
      const words = { kategori: 'BATAL_SERVICE', kas: uraian };
      const paid = settle(saldo, asked, { rekenings: ground.rekenings, words }, settings, 'OUT');
      if (session.level !== 'OWN') requireSameKinds(body, ticket);
      return {
        head: {
          ...followingHead(ticket, toko, alasan),
          ...countOf(open),
          total: saldo,
          grand_total: saldo,
          dibayar: saldo,
        },
        lines: open.map((piece, at) => ({
          urut: at + 1,
          no_service: piece.no_service,
          nama_barang: piece.nama_barang,
          jumlah: piece.jumlah,
          berat: piece.keadaan.berat,
          deskripsi: piece.deskripsi,
        })),
        bayar: paid.bayar,
        books: {
          ...paid.books,
          titipan: saldo > 0 ? [{ no_titip: no_service, jumlah_rp: -saldo, jenis: 'SERVICE' as const }] : [],
          massa: open.map((piece) => leaving(piece, KEMBALI_SERVICE.jenis)),
          service: open.map((piece) =>
            movedTo(piece, kode_customer, KEMBALI_SERVICE.jenis, { ...piece.keadaan, status: 'BATAL' }),
          ),
          ...postBatalService({ rp: saldo, payments: paid.posted }),
        },
        uraian: `${uraian}: ${alasan}`,
        reasons: context.mustAuthorise
          ? [
              {
                kategori: 'BATAL SERVICE',
                notes: `${uraian}, ${formatRupiah(saldo)} dikembalikan: ${alasan}`,
              },
            ]
          : [],
        approves: saldo,
        data: { jumlah_rp: saldo },
      };
    },
  });
};
