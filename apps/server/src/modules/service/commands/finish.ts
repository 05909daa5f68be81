import { SERVICE_SELESAI } from '@kadar/contract/dokumen/service.ts';
import type { selesaiServiceInput } from '@kadar/contract/endpoints/service-selesai.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { formatGram, formatRupiah } from '@kadar/documents/format.ts';
import type { ServiceKeadaan } from '@kadar/domain/books/service.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { postSelesaiService } from '@kadar/domain/posting-service.ts';
import { givesGoldAway, serviceConsent, serviceLoss } from '@kadar/domain/service.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { ApprovalReason } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, atField, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { oneKind, postOne } from '../../dokumen/public.ts';
import { type Added, addedBy, holdLots, type SourceGround, sourceColumns } from '../added.ts';
import { photoRows, photos } from '../photos.ts';
import { tellReady } from '../ready.ts';
import {
  costOf,
  customerRow,
  followingHead,
  movedTo,
  requirePieces,
  requireTicket,
  type Ticket,
  type TicketPiece,
  ticketOf,
} from '../ticket.ts';

type Input = z.output<typeof selesaiServiceInput>;
type Line = Input['lines'][number];
const { jenis } = SERVICE_SELESAI;

interface Ground extends SourceGround {
  foto: number;
  ticket: Ticket | null;
  tukang: string[];
}

/** A piece that is done: what it lost, what it costs now, and the state it comes to. Throws SERVICE_BERTAMBAH at its weight, DATA_TIDAK_DITEMUKAN at its craftsman. */
const doneOf = (
  line: Line,
  at: number,
  {
    piece,
    added,
    tukang,
    maksMilli,
  }: { piece: TicketPiece; added: Added; tukang: readonly string[]; maksMilli: number },
) => {
  const { kode_tukang, upah, berat_akhir } = line;
  if (upah > 0 && !kode_tukang) throw fieldError(`lines.${at}.kode_tukang`, 'WAJIB_DIISI');
  if (kode_tukang && !tukang.includes(kode_tukang))
    throw fieldError(`lines.${at}.kode_tukang`, 'DATA_TIDAK_DITEMUKAN');
  const loss = atField(`lines.${at}.berat_akhir`, () =>
    serviceLoss({ awalMg: piece.berat_awal, tambahMg: added.tambah_mg, akhirMg: berat_akhir, maksMilli }),
  );
  const { tambah_mg, tambah_murni, tambah_rp, tambah_hpp } = added;
  const jasa_rp = line.jasa_rp ?? piece.jasa_awal;
  const ke: ServiceKeadaan = {
    status: 'SELESAI',
    berat: berat_akhir,
    jasa_rp,
    tambah_mg,
    tambah_murni,
    tambah_rp,
    tambah_hpp,
  };
  return { piece, added, loss, ke, kode_tukang, upah, below: Math.max(0, piece.jasa_awal - jasa_rp) };
};
type Done = ReturnType<typeof doneOf>;

/** Above its estimate and SERVICE_NAIK_PERSEN the customer agreed. Throws SERVICE_BELUM_SETUJU. */
const requireConsent = (ticket: Ticket, done: readonly Done[], settings: Context['settings']): number => {
  const total = ticket.pieces.reduce((sum, piece) => {
    if (piece.keadaan.status === 'BATAL') return sum;
    return sum + costOf(done.find((one) => one.piece === piece)?.ke ?? piece.keadaan);
  }, 0);
  const { batasRp, perluSetuju } = serviceConsent(
    ticket.perkiraan,
    total,
    toMilli(settings.SERVICE_NAIK_PERSEN),
  );
  if (perluSetuju && ticket.setuju_rp < total)
    throw new AppError('SERVICE_BELUM_SETUJU', { totalRp: total, batasRp });
  return total;
};

/** Why somebody must agree: a piece that lost more than it may, gold that is given away or below what it cost, and work below what was said. What gold cost is said to nobody. */
const reasonsOf = (done: readonly Done[], nama: string): ApprovalReason[] => {
  const lost = done.filter(({ loss }) => loss.otorisasi);
  const given = done.filter(({ added: { tambah_mg: mg, tambah_rp: rp, tambah_hpp: hpp } }) =>
    givesGoldAway({ mg, rp, hpp }),
  );
  const below = done.reduce((sum, one) => sum + one.below, 0);
  return [
    ...lost.map(({ piece, loss }) => ({
      kategori: 'SUSUT SERVICE' as const,
      notes: `${nama} ${piece.nama_barang}: susut ${formatGram(loss.susutMg)} g, batas ${formatGram(loss.batasMg)} g`,
    })),
    ...given.map(({ added: { tambah_mg, tambah_rp } }) => ({
      kategori: 'DISKON' as const,
      notes: `Service ${nama}: emas ${formatGram(tambah_mg)} g seharga ${formatRupiah(tambah_rp)}`,
    })),
    ...(below > 0
      ? [{ kategori: 'DISKON' as const, notes: `Service ${nama}, turun ${formatRupiah(below)}` }]
      : []),
  ];
};

const rowOf = ({ piece, added, loss, ke, kode_tukang, upah }: Done, at: number) => ({
  urut: at + 1,
  no_service: piece.no_service,
  nama_barang: piece.nama_barang,
  jumlah: piece.jumlah,
  berat_awal: piece.berat_awal,
  berat_akhir: ke.berat,
  susut: loss.susutMg,
  batas_susut: loss.batasMg,
  ...added,
  jasa_rp: ke.jasa_rp,
  kode_tukang,
  upah,
});

/** Wages that are owed for this document, one row a craftsman. */
const wagesOf = (done: readonly Done[]) =>
  [...Map.groupBy(done, ({ kode_tukang }) => kode_tukang)]
    .map(([kode, lines]) => ({ kode, rp: lines.reduce((sum, { upah }) => sum + upah, 0) }))
    .filter(({ rp }) => rp > 0)
    .map(({ kode, rp }) => ({
      pihak: 'TUKANG' as const,
      kode,
      no_asal: null,
      rp,
      emas_mg: 0,
      emas_rp: 0,
      muka_rp: 0,
    }));

/**
 * Pieces of a ticket, which the caller holds with their sources, are done. Throws DATA_TIDAK_DITEMUKAN, SERVICE_TOKO_LAIN, SERVICE_KEADAAN, SERVICE_BELUM_SETUJU, at its field
 * SERVICE_BERTAMBAH and what addedBy() refuses; FOTO_WAJIB, PERLU_OTORISASI.
 */
export const finish = async (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { body, settings, session } = context;
  const { no_service, lines: asked } = body;
  const codes = [...new Set(asked.map(({ kode_tukang }) => kode_tukang))];
  const names = asked.flatMap(({ foto }) => foto);
  const kind = oneKind({
    type: SERVICE_SELESAI,
    ground: sql`${ticketOf(toko, no_service)} as ticket, ${photos.claimed(names)} as foto,
      (select coalesce(json_agg(t.kode_tukang), '[]') from tukang t where t.kode_toko = ${toko} and t.kode_tukang = any(${codes}::text[]) and t.deleted_at is null) as tukang,
      ${sourceColumns(toko, asked)}`,
    decide: (ground: Ground) => {
      const ticket = requireTicket(ground.ticket, toko, no_service);
      const pieces = requirePieces(
        ticket,
        asked.map((line) => line.no_service),
        'SELESAI',
      );
      photos.requireClaimed(names, ground.foto);
      const { added, rows } = addedBy(asked, ground, settings);
      const maksMilli = toMilli(settings.SUSUT_SERVICE_MAKS_PERSEN);
      const done = asked.flatMap((line, at) => {
        const [piece, more] = [pieces[at], added[at]];
        return piece && more
          ? [doneOf(line, at, { piece, added: more, tukang: ground.tukang, maksMilli })]
          : [];
      });
      const total = requireConsent(ticket, done, settings);
      const nama = `${no_service} ${ticket.nama_customer}`;
      const sum = (of: (one: Done) => number): number => done.reduce((all, one) => all + of(one), 0);
      return {
        head: {
          ...followingHead(ticket, toko, body.keterangan),
          qty: done.length,
          berat: sum(({ ke }) => ke.berat),
        },
        lines: done.map(rowOf),
        beside: { service_foto_detail: photoRows(asked) },
        bayar: [],
        books: {
          massa: [
            ...rows,
            ...done.flatMap(({ piece, ke }) =>
              ke.berat === piece.keadaan.berat
                ? []
                : [customerRow(piece, jenis, { qty: 0, dari: piece.keadaan.berat, ke: ke.berat })],
            ),
          ],
          pihak: wagesOf(done),
          service: done.map(({ piece, added: { tambah_murni, tambah_hpp }, ke }) => ({
            ...movedTo(piece, ticket.kode_customer, jenis, ke),
            murni: tambah_murni,
            hpp: tambah_hpp,
          })),
          ...postSelesaiService({
            added: done.flatMap(({ added: { sumber, sumber_objek, tambah_murni, tambah_hpp } }) =>
              sumber ? [{ sumber: sumber_objek, murniMg: tambah_murni, hppRp: tambah_hpp }] : [],
            ),
            upahRp: sum(({ upah }) => upah),
          }),
        },
        uraian: nama,
        reasons: grantOf('service.free', session.level) === 'allow' ? [] : reasonsOf(done, nama),
        data: { total, susut: inGrams(sum(({ loss }) => loss.susutMg)) },
      };
    },
  });
  await holdLots(tx, toko, asked);
  return postOne(context, tx, intent, kind, () => tellReady(context, tx, no_service));
};
