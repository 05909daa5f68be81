import { SERVICE } from '@kadar/contract/dokumen/service.ts';
import type { serviceInput } from '@kadar/contract/endpoints/service.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import type { ServiceKeadaan } from '@kadar/domain/books/service.ts';
import { postBayarService } from '@kadar/domain/posting-service.ts';
import { workOf } from '@kadar/domain/service.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import {
  type AskedPayment,
  oneKind,
  postOne,
  type Rekening,
  rekeningsOf,
  requireSales,
  type SalesGround,
  salesColumn,
  settle,
} from '../../dokumen/public.ts';
import { photoRows, photos } from '../photos.ts';
import { customerRow } from '../ticket.ts';

type Input = z.output<typeof serviceInput>;
interface Ground extends SalesGround {
  foto: number;
  rekenings: Rekening[];
  member: boolean;
  tgl_system: string;
  service: { kode_service: string; dasar: 'PER_PCS' | 'PER_GRAM'; ongkos: number }[];
}

/** Money on a ticket: never more than it costs. Throws PEMBAYARAN_*. */
export const paidOn = (
  rp: number,
  payments: readonly AskedPayment[],
  rekenings: readonly Rekening[],
  { settings, nama, no_titip }: { settings: Context['settings']; nama: string; no_titip: string | null },
) => {
  const words = { kategori: 'SERVICE', kas: nama, bank: 'SERVICE' };
  const paid = settle(rp, payments, { rekenings, words }, settings, 'IN');
  return {
    paid,
    head: { total: rp, grand_total: rp, dibayar: paid.paidRp, kembali: paid.changeRp },
    books: {
      ...paid.books,
      titipan: [{ no_titip, jumlah_rp: rp, jenis: 'SERVICE' as const }],
      ...postBayarService({ rp, payments: paid.posted }),
    },
  };
};

/** Lines with what their work costs; `below` is what the list asks more. Throws at its field PILIHAN_TIDAK_SAH for work that is not in the list. */
const linesOf = ({ lines }: Input, { service }: Ground, settings: Context['settings']) =>
  lines.map(({ berat_awal, foto, ...line }, at) => {
    const listed = service.find(({ kode_service }) => kode_service === line.kode_service);
    if (!listed) throw fieldError(`lines.${at}.kode_service`, 'PILIHAN_TIDAK_SAH');
    const { dasar } = listed;
    const rpOf = (ongkosRp: number): number =>
      workOf({ dasar, ongkosRp, jumlah: line.jumlah, beratMg: berat_awal }, pembulatanJual(settings));
    const jasa_rp = rpOf(line.ongkos);
    return {
      row: { urut: at + 1, ...line, berat: berat_awal, dasar, jasa_rp },
      no_service: `/${at + 1}`,
      foto,
      below: Math.max(0, rpOf(listed.ongkos) - jasa_rp),
    };
  });

/** What is paid on coming in: the payments, cash above what it costs as change. */
const depositOf = (total: number, payments: readonly AskedPayment[]): number =>
  Math.min(
    total,
    payments.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0),
  );

/**
 * Takes pieces of a customer in. Throws at its field TANGGAL_TIDAK_SAH for a day that is over, PILIHAN_TIDAK_SAH, FOTO_WAJIB; PEMBAYARAN_*, PERLU_OTORISASI
 * for less than the list's charge, and what postOne() refuses.
 */
export const takeIn = async (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { body, settings, session } = context;
  const { lines: asked, payments, nota_manual, tgl_janji, ...said } = body;
  const codes = [...new Set(asked.map(({ kode_service }) => kode_service))];
  const names = asked.flatMap(({ foto }) => foto);
  const kind = oneKind({
    type: SERVICE,
    ground: sql`${rekeningsOf(toko, sql`${payments.map(({ no_rekening }) => no_rekening)}::text[]`)} as rekenings,
      ${salesColumn(toko, body.kode_sales)}, ${photos.claimed(names)} as foto,
      exists (select 1 from member m where m.kode_customer = ${body.kode_customer} and m.deleted_at is null) as member,
      (select coalesce(json_agg(json_build_object('kode_service', p.kode_service, 'dasar', coalesce(p.dasar, 'PER_PCS'), 'ongkos', p.ongkos)), '[]')
       from para_deskripsi_service p where p.kode_service = any(${codes}::text[]) and p.deleted_at is null) as service`,
    decide: (ground: Ground) => {
      requireSales(ground);
      if (body.kode_customer && !ground.member) throw fieldError('kode_customer', 'DATA_TIDAK_DITEMUKAN');
      if (tgl_janji < ground.tgl_system) throw fieldError('tgl_janji', 'TANGGAL_TIDAK_SAH');
      const lines = linesOf(body, ground, settings);
      photos.requireClaimed(names, ground.foto);
      const total = lines.reduce((sum, { row }) => sum + row.jasa_rp, 0);
      const below = lines.reduce((sum, line) => sum + line.below, 0);
      const { paid, head, books } = paidOn(depositOf(total, payments), payments, ground.rekenings, {
        settings,
        nama: body.nama_customer,
        no_titip: null,
      });
      return {
        head: {
          ...said,
          ...head,
          qty: lines.reduce((sum, { row }) => sum + row.jumlah, 0),
          berat: lines.reduce((sum, { row }) => sum + row.berat, 0),
        },
        lines: lines.map(({ row }) => row),
        beside: {
          service_janji_detail: [{ urut: 1, nota_manual, tgl_janji, perkiraan: total }],
          service_foto_detail: photoRows(lines),
        },
        bayar: paid.bayar,
        books: {
          ...books,
          massa: lines.map(({ row, no_service }) =>
            customerRow({ no_service, kadar: row.kadar }, SERVICE.jenis, {
              qty: row.jumlah,
              dari: 0,
              ke: row.berat,
            }),
          ),
          service: lines.map(({ row, no_service }) => ({
            no_service,
            jenis: SERVICE.jenis,
            kode_customer: body.kode_customer,
            versi: 0,
            murni: 0,
            hpp: 0,
            dari: null,
            ke: {
              status: 'TERIMA',
              berat: row.berat,
              jasa_rp: row.jasa_rp,
              tambah_mg: 0,
              tambah_murni: 0,
              tambah_rp: 0,
              tambah_hpp: 0,
            } satisfies ServiceKeadaan,
          })),
        },
        uraian: body.nama_customer,
        reasons:
          below > 0 && grantOf('service.free', session.level) !== 'allow'
            ? [
                {
                  kategori: 'DISKON',
                  notes: `Service ${body.nama_customer}, di bawah daftar ${formatRupiah(below)}`,
                },
              ]
            : [],
        approves: below,
        data: { total, dibayar: head.grand_total, sisa: total - head.grand_total, kembali: paid.changeRp },
      };
    },
  });
  return postOne(context, tx, intent, kind);
};
