import { PESANAN } from '@kadar/contract/dokumen/pesanan.ts';
import type { pesananInput } from '@kadar/contract/endpoints/pesanan.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { addDays } from '@kadar/domain/dates.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import {
  oneKind,
  postOne,
  type Rekening,
  rekeningsOf,
  requireSales,
  type SalesGround,
  salesColumn,
} from '../dokumen/public.ts';
import { listPerGram, type PiecePricing, pricingColumns, pricingJoins } from '../harga/public.ts';
import { depositOf, lowDeposit } from './deposit.ts';
import { priceOf } from './order.ts';
import { photos } from './sample-photos.ts';
import { broughtPhotos, sampleRows, type Wished, wishedOf } from './sample-rows.ts';

type Input = z.output<typeof pesananInput>;
/** What the lists say of a line that is to be made, and whether its type and group are known. */
export interface Listed extends PiecePricing {
  dept: boolean;
  grup: boolean;
}
interface Ground extends SalesGround {
  listed: Listed[];
  rekenings: Rekening[];
  member: boolean;
  tgl_system: string;
  contoh: Wished;
}

/** Listed of lines {urut, kode_dept, kode_group, kadar, berat}, in their order, as a JSON expression. */
export const listedOf = (lines: readonly object[]): Query<Listed[]> => sql`(
  select coalesce(json_agg(x order by x.urut), '[]') from (
    select b.urut, '' as kode_barcode, b.kadar, b.berat, null::bigint as harga_emas, null::bigint as ongkos, 0 as harga_atribut, ${pricingColumns},
      exists (select 1 from jenis j where j.kode_dept = b.kode_dept and j.deleted_at is null) as dept,
      exists (select 1 from group_barang g where g.kode_group = b.kode_group and g.deleted_at is null) as grup
    from json_to_recordset(${JSON.stringify(lines)}::json) as b(urut int, kode_dept text, kode_group text, kadar numeric, berat bigint) ${pricingJoins}) x)`;

/** Until when the price is locked, null where it is not. Throws at its field for a day that is over. */
const lockOf = ({ mengikat, kunci_sampai }: Input, today: string, days: number): string | null => {
  if (!mengikat) return null;
  if (kunci_sampai && kunci_sampai < today) throw fieldError('kunci_sampai', 'TANGGAL_TIDAK_SAH');
  return kunci_sampai ?? addDays(today, days);
};

/** Why an order must be approved: what is paid down for it, prices that are locked below the lists'. */
const reasonsOf = (
  context: Context<unknown, unknown, Input>,
  perkiraan: number,
  listed: readonly Listed[],
) => {
  const { body, session } = context;
  const low = lowDeposit(context, { ...body, perkiraan });
  if (grantOf('pesanan.free', session.level) === 'allow') return low;
  const cheap = body.mengikat
    ? body.lines.filter((line, at) => {
        const list = listed[at] ? listPerGram(listed[at]) : null;
        return list !== null && line.harga_emas < list;
      })
    : [];
  return [
    ...low,
    ...cheap.map(({ nama_barang, harga_emas }) => ({
      kategori: 'HARGA PESANAN' as const,
      notes: `${body.nama_customer}, ${nama_barang} ${formatRupiah(harga_emas)}/g di bawah daftar`,
    })),
  ];
};

/**
 * Takes an order. Throws TANGGAL_TIDAK_SAH, PILIHAN_TIDAK_SAH, TITIPAN_MELEBIHI_HARGA and what a sample is refused with at their fields, PESANAN_TANPA_DP, PEMBAYARAN_*,
 * PERLU_OTORISASI for less than the least deposit and for a locked price below the list's.
 */
export const postPesanan = (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { body, settings } = context;
  const asked = body.lines.map(({ kode_dept, kode_group, kadar, est_berat }, at) => ({
    urut: at + 1,
    kode_dept,
    kode_group,
    kadar,
    berat: est_berat,
  }));
  const kind = oneKind({
    type: PESANAN,
    ground: sql`${rekeningsOf(toko, sql`${body.payments.map(({ no_rekening }) => no_rekening)}::text[]`)} as rekenings,
      ${salesColumn(toko, body.kode_sales)}, ${listedOf(asked)} as listed, ${wishedOf(toko, body.lines)} as contoh,
      exists (select 1 from member m where m.kode_customer = ${body.kode_customer} and m.deleted_at is null) as member`,
    decide: ({ listed, rekenings, member, tgl_system, contoh, ...read }: Ground) => {
      requireSales(read);
      if (body.kode_customer && !member) throw fieldError('kode_customer', 'DATA_TIDAK_DITEMUKAN');
      if (body.tgl_janji < tgl_system) throw fieldError('tgl_janji', 'TANGGAL_TIDAK_SAH');
      for (const [at, { dept, grup }] of listed.entries()) {
        if (!dept) throw fieldError(`lines.${at}.kode_dept`, 'PILIHAN_TIDAK_SAH');
        if (!grup) throw fieldError(`lines.${at}.kode_group`, 'PILIHAN_TIDAK_SAH');
        // A piece of his own gold alone costs its work.
        if (body.bahan === 'CUSTOMER' && body.lines[at]?.ongkos === 0)
          throw fieldError(`lines.${at}.ongkos`, 'WAJIB_DIISI');
      }
      const samples = sampleRows(body.lines, contoh);
      const kunci_sampai = lockOf(body, tgl_system, settings.PESANAN_KUNCI_HARI);
      const lines = body.lines.map((line) => ({
        line,
        perkiraan: priceOf(line, { berat: line.est_berat }, settings).hargaJualRp,
      }));
      const perkiraan = lines.reduce((sum, line) => sum + line.perkiraan, 0);
      if (body.jumlah_rp > perkiraan)
        throw fieldError('jumlah_rp', 'TITIPAN_MELEBIHI_HARGA', { hargaRp: perkiraan });
      const { kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, keterangan } = body;
      const { paid, head, books } = depositOf(body.jumlah_rp, body.payments, rekenings, {
        settings,
        nama: nama_customer,
        no_titip: null,
      });
      return {
        head: { kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, keterangan, ...head },
        lines: lines.map(({ line: { contoh: _sample, ...line }, perkiraan: rp }, at) => ({
          urut: at + 1,
          ...line,
          perkiraan: rp,
        })),
        beside: {
          pesanan_syarat_detail: [
            {
              urut: 1,
              mengikat: body.mengikat,
              kunci_sampai,
              tgl_janji: body.tgl_janji,
              bahan: body.bahan,
            },
          ],
          pesanan_contoh_detail: samples,
        },
        bayar: paid.bayar,
        books: {
          ...books,
          pesanan: lines.map((_, at) => ({
            no_pesanan: `/${at + 1}`,
            jenis: 'PESAN',
            kode_customer,
            versi: 0,
            dari: null,
            ke: { status: 'PESAN' as const, kode_barcode: null },
          })),
        },
        uraian: nama_customer,
        reasons: reasonsOf(context, perkiraan, listed),
        approves: body.jumlah_rp,
        data: { jumlah_rp: body.jumlah_rp, kembali: paid.changeRp, perkiraan },
      };
    },
  });
  return postOne(context, tx, intent, kind, () => photos.claim(tx, broughtPhotos(body.lines)));
};
