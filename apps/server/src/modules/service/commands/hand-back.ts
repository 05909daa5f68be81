import { SERVICE_AMBIL } from '@kadar/contract/dokumen/service.ts';
import type { ambilServiceInput } from '@kadar/contract/endpoints/service.ts';
import { ppnOn } from '@kadar/contract/sale-terms.ts';
import { postAmbilService } from '@kadar/domain/posting-service.ts';
import { depositShare, serviceTax } from '@kadar/domain/service.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { type AskedPayment, postOne, type Rekening, rekeningsOf, settle } from '../../dokumen/public.ts';
import {
  costOf,
  countOf,
  followingHead,
  isOpen,
  leaving,
  movedTo,
  requirePieces,
  requireTicket,
  type Ticket,
  type TicketPiece,
  ticketOf,
} from '../ticket.ts';

type Input = z.output<typeof ambilServiceInput>;
const { jenis } = SERVICE_AMBIL;
interface Ground {
  ticket: Ticket | null;
  rekenings: Rekening[];
  tgl_system: string;
}

/** Each piece with the tax in what it costs. */
const taxedOf = (pieces: readonly TicketPiece[], settings: Context['settings'], tanggal: string) => {
  const ppn = ppnOn(settings, tanggal);
  return pieces.map((piece) => {
    const { jasa_rp, tambah_rp } = piece.keadaan;
    return { piece, ...serviceTax({ jasaRp: jasa_rp, emasRp: tambah_rp }, ppn) };
  });
};

/** The share of the ticket's money that goes with these pieces, as a payment. */
const fromDeposit = (no_titip: string, jumlah_rp: number): AskedPayment[] =>
  jumlah_rp > 0 ? [{ jenis: 'TITIPAN', jumlah_rp, no_rekening: '', no_kartu: '', no_titip }] : [];

/**
 * Gives pieces of a ticket, which the caller holds, back to their customer, who pays the rest or gets back what was too much. Throws DATA_TIDAK_DITEMUKAN,
 * SERVICE_TOKO_LAIN, SERVICE_KEADAAN, DATA_BERUBAH when another sum is due than was shown, PEMBAYARAN_*, KAS_TIDAK_CUKUP.
 */
export const handBack = (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { body, settings } = context;
  const { no_service, payments } = body;
  return postOne(context, tx, intent, {
    type: SERVICE_AMBIL,
    ground: sql`${ticketOf(toko, no_service)} as ticket,
      ${rekeningsOf(toko, sql`${payments.map(({ no_rekening }) => no_rekening)}::text[]`)} as rekenings`,
    amount: 'payments',
    decide: (ground: Ground) => {
      const ticket = requireTicket(ground.ticket, toko, no_service);
      const pieces = requirePieces(ticket, body.lines, 'AMBIL');
      const { saldo, kode_customer } = ticket;
      const total = pieces.reduce((sum, { keadaan }) => sum + costOf(keadaan), 0);
      const titipan = depositShare(
        saldo,
        ticket.pieces
          .filter(isOpen)
          .map((piece) => ({ rp: costOf(piece.keadaan), taken: pieces.includes(piece) })),
      );
      if (body.sisa !== total - titipan) throw new AppError('DATA_BERUBAH');
      const uraian = `${no_service} ${ticket.nama_customer}`;
      const paid = settle(
        total,
        [...fromDeposit(no_service, titipan), ...payments],
        {
          rekenings: ground.rekenings,
          words: { kategori: 'SERVICE_AMBIL', kas: uraian, bank: 'SERVICE AMBIL' },
          titipan: { [no_service]: { saldo, jenis: 'SERVICE' } },
        },
        settings,
        titipan > total ? 'NET' : 'IN',
      );
      const taxed = taxedOf(pieces, settings, ground.tgl_system);
      const sum = (of: (one: (typeof taxed)[number]) => number): number =>
        taxed.reduce((all, one) => all + of(one), 0);
      return {
        head: {
          ...followingHead(ticket, toko),
          ...countOf(pieces),
          total,
          grand_total: total,
          dibayar: paid.paidRp,
          kembali: paid.changeRp,
        },
        lines: taxed.map(({ piece, ppnJasaRp, ppnEmasRp }, at) => ({
          urut: at + 1,
          no_service: piece.no_service,
          nama_barang: piece.nama_barang,
          jumlah: piece.jumlah,
          berat: piece.keadaan.berat,
          jasa_rp: piece.keadaan.jasa_rp,
          tambah_rp: piece.keadaan.tambah_rp,
          ppn: ppnJasaRp + ppnEmasRp,
          hpp: piece.keadaan.tambah_hpp,
        })),
        bayar: paid.bayar,
        books: {
          ...paid.books,
          massa: pieces.map((piece) => leaving(piece, jenis)),
          service: pieces.map((piece) => ({
            ...movedTo(piece, kode_customer, jenis, { ...piece.keadaan, status: 'DIAMBIL' }),
            murni: 0 - piece.keadaan.tambah_murni,
            hpp: 0 - piece.keadaan.tambah_hpp,
          })),
          ...postAmbilService({
            jasaRp: sum(({ piece }) => piece.keadaan.jasa_rp),
            emasRp: sum(({ piece }) => piece.keadaan.tambah_rp),
            ppnJasaRp: sum(({ ppnJasaRp }) => ppnJasaRp),
            ppnEmasRp: sum(({ ppnEmasRp }) => ppnEmasRp),
            hppRp: sum(({ piece }) => piece.keadaan.tambah_hpp),
            murniMg: sum(({ piece }) => piece.keadaan.tambah_murni),
            payments: paid.posted,
          }),
        },
        uraian,
        data: { total, titipan, kembali: paid.changeRp },
      };
    },
  });
};
