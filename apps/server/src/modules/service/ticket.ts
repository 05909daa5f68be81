import { MAX_BARIS } from '@kadar/contract/endpoints/service-shape.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import type { ServiceKeadaan, ServiceRow } from '@kadar/domain/books/service.ts';
import { type ServiceState, serviceLifecycle } from '@kadar/domain/lifecycle.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { fineGold } from '@kadar/domain/weight.ts';
import type { Spending } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';

/** A piece of a ticket as it stands; weights in mg. */
export interface TicketPiece {
  urut: number;
  no_service: string;
  nama_barang: string;
  jumlah: number;
  kadar: number;
  berat_awal: number;
  jasa_awal: number;
  deskripsi: string;
  versi: number;
  /** The last document that moved it. */
  no_akhir: string;
  keadaan: ServiceKeadaan;
}

/** A ticket with what is left of its money, in rupiah. */
export interface Ticket {
  no_faktur: string;
  kode_customer: string;
  nama_customer: string;
  no_hp: string;
  saldo: number;
  perkiraan: number;
  setuju_rp: number;
  pieces: TicketPiece[];
  /** What was paid on it, in its order. */
  dibayar: { jenis: string; rp: number }[];
}

/** Ticket as a JSON expression; null for a number of none. */
export const ticketOf = (toko: string, no_service: string): Query<Ticket | null> => sql`(
  select json_build_object('no_faktur', d.no_faktur, 'kode_customer', d.kode_customer, 'nama_customer', d.nama_customer, 'no_hp', d.no_hp, 'saldo', t.saldo, 'perkiraan', j.perkiraan,
    'setuju_rp', coalesce((select max(e.rp) from service_kejadian e where e.kode_toko = d.kode_toko and e.no_service = d.no_faktur and e.jenis = 'SETUJU'
      and not exists (select from service_kejadian x where x.kode_toko = e.kode_toko and x.no_service = e.no_service and x.jenis = 'TOLAK' and x.id > e.id)), 0),
    'pieces', (
      select json_agg(json_build_object('urut', l.urut, 'no_service', s.no_service, 'nama_barang', l.nama_barang, 'jumlah', l.jumlah, 'kadar', l.kadar, 'berat_awal', l.berat,
        'jasa_awal', l.jasa_rp, 'deskripsi', l.deskripsi, 'versi', s.version,
        'no_akhir', (select g.no_faktur from service_gerak g where g.kode_toko = s.kode_toko and g.no_service = s.no_service order by g.id desc limit 1),
        'keadaan', json_build_object('status', s.status, 'berat', s.berat, 'jasa_rp', s.jasa_rp, 'tambah_mg', s.tambah_mg, 'tambah_murni', s.tambah_murni,
          'tambah_rp', s.tambah_rp, 'tambah_hpp', s.tambah_hpp)) order by l.urut)
      from service_detail l join service s on s.kode_toko = l.kode_toko and s.no_service = l.no_faktur || '/' || l.urut
        and s.no_service = any(array(select ${no_service} || '/' || n from generate_series(1, ${MAX_BARIS}) n))
      where l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur),
    'dibayar', (
      select coalesce(json_agg(json_build_object('jenis', b.jenis, 'rp', b.jumlah_rp - case b.jenis when 'CASH' then x.kembali else 0 end) order by x.at, b.urut), '[]')
      from dokumen x join dokumen_bayar b on b.kode_toko = x.kode_toko and b.no_faktur = x.no_faktur
      where x.kode_toko = d.kode_toko and x.status = 'POSTED' and (x.no_faktur = d.no_faktur or x.asal_toko = d.kode_toko and x.asal_no = d.no_faktur and x.jenis = 'SERVICE_BAYAR')))
  from dokumen d
  join service_janji_detail j on j.kode_toko = d.kode_toko and j.no_faktur = d.no_faktur
  join titip t on t.kode_toko = d.kode_toko and t.no_titip = d.no_faktur
  where d.kode_toko = ${toko} and d.no_faktur = ${no_service} and d.jenis = 'SERVICE')`;

/** Whoever goes on with a ticket holds its money, and so the ticket. */
export const heldTicket = (no_service: string): Spending => ({ what: 'TITIPAN', of: no_service });

/** Where the shop stands in a number. */
const shopOf = (no_service: string): string => no_service.slice(2, 5);

/** Throws SERVICE_TOKO_LAIN for a ticket that another shop took in, DATA_TIDAK_DITEMUKAN for a number of none. */
export const requireTicket = (ticket: Ticket | null, toko: string, no_service: string): Ticket => {
  if (ticket) return ticket;
  const kode_toko = shopOf(no_service);
  if (no_service.startsWith('SV') && kode_toko !== toko)
    throw new AppError('SERVICE_TOKO_LAIN', { no_service, kode_toko });
  throw fieldError('no_service', 'DATA_TIDAK_DITEMUKAN');
};

/** The named pieces of it that may make a move. Throws at its line DATA_TIDAK_DITEMUKAN, DUPLIKAT for a piece that is named twice; SERVICE_KEADAAN. */
export const requirePieces = (
  { pieces }: Ticket,
  named: readonly string[],
  move: 'SELESAI' | 'AMBIL',
): TicketPiece[] =>
  named.map((no_service, at) => {
    const piece = pieces.find((one) => one.no_service === no_service);
    if (!piece || named.indexOf(no_service) !== at) throw fieldError(`lines.${at}`, 'DATA_TIDAK_DITEMUKAN');
    const { status } = piece.keadaan;
    if (!serviceLifecycle.can(status, move)) throw new AppError('SERVICE_KEADAAN', { no_service, status });
    return piece;
  });

/** What a piece costs, in rupiah with its tax. */
export const costOf = ({ jasa_rp, tambah_rp }: ServiceKeadaan): number => jasa_rp + tambah_rp;

const OPEN: readonly ServiceState[] = ['TERIMA', 'SELESAI'];
export const isOpen = ({ keadaan }: TicketPiece): boolean => OPEN.includes(keadaan.status);

/** Pieces that are still here. Throws SERVICE_SUDAH_DIAMBIL, SUDAH_DIBATALKAN where there are none. */
export const openPieces = ({ no_faktur, pieces }: Ticket): TicketPiece[] => {
  const open = pieces.filter(isOpen);
  if (open.length > 0) return open;
  if (pieces.some(({ keadaan }) => keadaan.status === 'DIAMBIL')) throw new AppError('SERVICE_SUDAH_DIAMBIL');
  throw new AppError('SUDAH_DIBATALKAN', { no_faktur });
};

/** A piece of a customer that comes (+), goes (−), or weighs otherwise by now. */
export const customerRow = (
  { no_service, kadar }: Pick<TicketPiece, 'no_service' | 'kadar'>,
  jenis: string,
  { qty, dari, ke }: { qty: number; dari: number; ke: number },
): MassaRow => {
  const fine = (mg: number): number => fineGold(mg, toMilli(kadar));
  return {
    objek: 'CUSTOMER',
    kunci: no_service,
    kadar,
    milik: 'CUSTOMER',
    jenis,
    qty,
    berat: ke - dari,
    murni: fine(ke) - fine(dari),
    hpp: 0,
  };
};

/** A piece that goes out of the shop as it is. */
export const leaving = (piece: TicketPiece, jenis: string): MassaRow =>
  customerRow(piece, jenis, { qty: -piece.jumlah, dari: piece.keadaan.berat, ke: 0 });

/** Its movement from the state it was read in. */
export const movedTo = (
  piece: TicketPiece,
  kode_customer: string,
  jenis: string,
  ke: ServiceKeadaan,
): ServiceRow => ({
  no_service: piece.no_service,
  jenis,
  kode_customer,
  versi: piece.versi,
  murni: 0,
  hpp: 0,
  dari: piece.keadaan,
  ke,
});

/** What each document that follows a ticket says of it in its header. */
export const followingHead = (
  { no_faktur, kode_customer, nama_customer, no_hp }: Ticket,
  toko: string,
  keterangan = '',
) => ({
  kode_customer,
  nama_customer,
  no_hp,
  keterangan: `${no_faktur} ${keterangan}`.trim(),
  asal_toko: toko,
  asal_no: no_faktur,
});

/** Number and weight of pieces. */
export const countOf = (pieces: readonly TicketPiece[]) => ({
  qty: pieces.reduce((sum, { jumlah }) => sum + jumlah, 0),
  berat: pieces.reduce((sum, { keadaan }) => sum + keadaan.berat, 0),
});
