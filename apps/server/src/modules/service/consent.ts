import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import type { Consents } from '../persetujuan/public.ts';
import { costOf, isOpen, type Ticket, ticketOf } from './ticket.ts';

/** What a question about a ticket stands on. */
export interface ServiceTermsGround {
  ticket: Ticket | null;
  foto: string[];
}

/** ServiceTermsGround as columns. */
export const termsGround = (
  toko: string,
  no: string,
): Query<ServiceTermsGround> => sql`${ticketOf(toko, no)} as ticket,
  (select coalesce(json_agg(f.foto order by f.urut), '[]') from service_foto_detail f where f.kode_toko = ${toko} and f.no_faktur = ${no}) as foto`;

/** Up to what the customer agreed so far, in rupiah. */
export const agreedOf = ({ perkiraan, setuju_rp }: Pick<Ticket, 'perkiraan' | 'setuju_rp'>): number =>
  Math.max(perkiraan, setuju_rp);

/** Whether work is left whose price may change. */
export const mayAsk = ({ pieces }: Ticket): boolean =>
  pieces.some(({ keadaan }) => keadaan.status === 'TERIMA');

/** The words of a question: what the pieces are, weigh and cost, what was agreed, and what it would come to; weights in mg. */
export const serviceTerms = (
  ticket: Ticket,
  foto: readonly string[],
  { rp, keterangan }: { rp: number; keterangan: string },
) => ({
  no_service: ticket.no_faktur,
  rp_lama: agreedOf(ticket),
  rp,
  keterangan,
  barang: ticket.pieces.map((piece) => ({
    no_service: piece.no_service,
    nama_barang: piece.nama_barang,
    kadar: piece.kadar,
    berat: piece.keadaan.berat,
    status: piece.keadaan.status,
    rp: costOf(piece.keadaan),
  })),
  foto,
});

/** Writes what was said to a price; the state of a ticket is read from it. */
export const keepEvent = (
  tx: Tx,
  {
    toko,
    no_service,
    tanggal,
    jenis,
    rp,
    keterangan,
    user,
  }: {
    toko: string;
    no_service: string;
    tanggal: string;
    jenis: 'PROSES' | 'MINTA_SETUJU' | 'SETUJU' | 'TOLAK';
    rp: number;
    keterangan: string;
    user: string;
  },
) =>
  tx.execute(sql`
    insert into service_kejadian (kode_toko, no_service, tanggal, jenis, rp, keterangan, user_id)
    values (${toko}, ${no_service}, ${tanggal}::date, ${jenis}, ${rp}, ${keterangan}, ${user})`);

/** A question about a ticket holds while nothing of it was done, agreed or given back since. */
export const serviceConsents: Consents = {
  now: async (tx, { toko, no_asal }, { rp, keterangan }) => {
    const { ticket, foto } = await tx.one<ServiceTermsGround>(sql`select ${termsGround(toko, no_asal)}`);
    return ticket?.pieces.some(isOpen) && mayAsk(ticket)
      ? serviceTerms(ticket, foto, { rp, keterangan })
      : undefined;
  },
  keep: async (tx, { toko, no_asal, tanggal }, { rp }, { jawab, nama }) => {
    await keepEvent(tx, {
      toko,
      no_service: no_asal,
      tanggal,
      jenis: jawab === 'YA' ? 'SETUJU' : 'TOLAK',
      rp,
      keterangan: nama,
      user: '-',
    });
  },
};
