import { SERVICE_SELESAI } from '@kadar/contract/dokumen/service.ts';
import type { selesaiServiceInput } from '@kadar/contract/endpoints/service.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import { formatGram, formatRupiah } from '@kadar/documents/format.ts';
import { takeFromBatch } from '@kadar/domain/batch.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import type { ServiceKeadaan } from '@kadar/domain/books/service.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { postSelesaiService } from '@kadar/domain/posting-service.ts';
import { addedOf, barFor, serviceConsent, serviceLoss } from '@kadar/domain/service.ts';
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

/** Gold of one bar and purity. */
interface Bar {
  kunci: string;
  kadar: number;
  qty: number;
  berat: number;
  murni: number;
  hpp: number;
}
interface Ground {
  ticket: Ticket | null;
  batang: Bar[];
  tukang: string[];
}

interface Added {
  tambah_mg: number;
  tambah_kadar: number | null;
  sumber: string;
  sumber_kadar: number | null;
  sumber_mg: number;
  tambah_murni: number;
  tambah_hpp: number;
  harga: number;
  tambah_rp: number;
}
const NOTHING: Added = {
  tambah_mg: 0,
  tambah_kadar: null,
  sumber: '',
  sumber_kadar: null,
  sumber_mg: 0,
  tambah_murni: 0,
  tambah_hpp: 0,
  harga: 0,
  tambah_rp: 0,
};

/** What lines take of bars, one after another, at their average; and the rows of the bars. Throws at the line's field. */
const addedBy = ({ lines }: Input, { batang }: Ground, settings: Context['settings']) => {
  const keyOf = (kunci: string, kadar: number): string => `${kunci} ${kadar}`;
  const left = new Map(batang.map((bar) => [keyOf(bar.kunci, bar.kadar), bar]));
  const rows: MassaRow[] = [];
  const added = lines.map(({ tambah }, at): Added => {
    if (!tambah) return NOTHING;
    const { kunci, kadar_sumber, kadar, berat, harga } = tambah;
    const bar = left.get(keyOf(kunci, kadar_sumber));
    if (!bar) throw fieldError(`lines.${at}.tambah.kunci`, 'DATA_TIDAK_DITEMUKAN');
    const sumber_mg = barFor(berat, toMilli(kadar), toMilli(kadar_sumber));
    if (sumber_mg === 0) throw fieldError(`lines.${at}.tambah.berat`, 'BERAT_NOL');
    const whole = {
      hppRp: bar.hpp,
      beratMg: bar.berat,
      murniMg: bar.murni,
      kadarMurniMilli: toMilli(kadar_sumber),
    };
    const { parts, left: rest } = atField(`lines.${at}.tambah.berat`, () =>
      takeFromBatch(whole, [sumber_mg]),
    );
    const [part = { murniMg: 0, hppRp: 0 }] = parts;
    // Bars are cut: they are counted out with their last gram.
    const qty = rest.beratMg === 0 ? bar.qty : 0;
    left.set(keyOf(kunci, kadar_sumber), {
      ...bar,
      qty: bar.qty - qty,
      berat: rest.beratMg,
      murni: rest.murniMg,
      hpp: rest.hppRp,
    });
    rows.push({
      objek: 'BATANGAN',
      kunci,
      kadar: kadar_sumber,
      milik: 'TOKO',
      jenis,
      qty: -qty,
      berat: -sumber_mg,
      murni: -part.murniMg,
      hpp: -part.hppRp,
    });
    return {
      tambah_mg: berat,
      tambah_kadar: kadar,
      sumber: kunci,
      sumber_kadar: kadar_sumber,
      sumber_mg,
      tambah_murni: part.murniMg,
      tambah_hpp: part.hppRp,
      harga,
      tambah_rp: addedOf(berat, harga, pembulatanJual(settings)),
    };
  });
  return { added, rows };
};

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

/** Why somebody must agree: a piece that lost more than it may, and work below what was said. */
const reasonsOf = (done: readonly Done[], nama: string): ApprovalReason[] => {
  const lost = done.filter(({ loss }) => loss.otorisasi);
  const below = done.reduce((sum, one) => sum + one.below, 0);
  return [
    ...lost.map(({ piece, loss }) => ({
      kategori: 'SUSUT SERVICE' as const,
      notes: `${nama} ${piece.nama_barang}: susut ${formatGram(loss.susutMg)} g, batas ${formatGram(loss.batasMg)} g`,
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
 * Pieces of a ticket, which the caller holds with the bars, are done. Throws DATA_TIDAK_DITEMUKAN, SERVICE_TOKO_LAIN, SERVICE_KEADAAN, SERVICE_BELUM_SETUJU, at its field
 * SERVICE_BERTAMBAH and BATCH_TIDAK_CUKUP; FOTO_WAJIB, PERLU_OTORISASI.
 */
export const finish = (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { body, settings, session } = context;
  const { no_service, lines: asked } = body;
  const bars = [...new Set(asked.flatMap(({ tambah }) => (tambah ? [tambah.kunci] : [])))];
  const codes = [...new Set(asked.map(({ kode_tukang }) => kode_tukang))];
  const names = asked.flatMap(({ foto }) => foto);
  const kind = oneKind({
    type: SERVICE_SELESAI,
    ground: sql`${ticketOf(toko, no_service)} as ticket,
      (select coalesce(json_agg(t.kode_tukang), '[]') from tukang t where t.kode_toko = ${toko} and t.kode_tukang = any(${codes}::text[]) and t.deleted_at is null) as tukang,
      (select coalesce(json_agg(json_build_object('kunci', k, 'kadar', x.kadar, 'qty', x.qty, 'berat', x.berat, 'murni', x.murni, 'hpp', x.hpp)), '[]')
       from unnest(${bars}::text[]) k cross join lateral kadar_nilai_massa(${toko}, 'BATANGAN', k) x where x.milik = 'TOKO') as batang`,
    decide: (ground: Ground) => {
      const ticket = requireTicket(ground.ticket, toko, no_service);
      const pieces = requirePieces(
        ticket,
        asked.map((line) => line.no_service),
        'SELESAI',
      );
      if (new Set(names).size !== names.length) throw new AppError('FOTO_WAJIB');
      const { added, rows } = addedBy(body, ground, settings);
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
            hppRp: sum(({ added: { tambah_hpp } }) => tambah_hpp),
            murniMg: sum(({ added: { tambah_murni } }) => tambah_murni),
            upahRp: sum(({ upah }) => upah),
          }),
        },
        uraian: nama,
        reasons: grantOf('service.free', session.level) === 'allow' ? [] : reasonsOf(done, nama),
        data: { total, susut: inGrams(sum(({ loss }) => loss.susutMg)) },
      };
    },
  });
  return postOne(context, tx, intent, kind, async () => {
    await photos.claim(tx, names);
    await tellReady(context, tx, no_service);
  });
};
