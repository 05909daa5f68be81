import { HUTANG_VALIDASI } from '@kadar/contract/dokumen/hutang-validasi.ts';
import type { postValidasi } from '@kadar/contract/endpoints/hutang-validasi.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { GadaiRow, HutangKeadaan } from '@kadar/domain/books/gadai.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { diffDays } from '@kadar/domain/dates.ts';
import { hutangLifecycle } from '@kadar/domain/lifecycle.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { groundOf, type Posting, postDokumen } from '../../dokumen/public.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { namedUsers } from '../../sesi/public.ts';
import { keadaanOf, notedRow } from '../pledge.ts';
import { waitingSource } from './redemption.ts';

type Input = z.output<NonNullable<typeof postValidasi.body>>;

/** A pledge as it is judged, with the redemption that waits. */
interface Waiting {
  no_hutang: string;
  tanggal: string;
  version: number;
  keadaan: HutangKeadaan;
  no_faktur: string;
  kode_sales: string;
  kode_customer: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
}

/** Throws DATA_TIDAK_DITEMUKAN for what was never redeemed, HUTANG_SUDAH_DIVALIDASI for what waits no more. */
const requireWaiting = (rows: readonly Waiting[], no_hutang: string): Waiting => {
  const row = rows.find((one) => one.no_hutang === no_hutang);
  if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
  if (row.keadaan.status !== 'LUNAS_BELUM_VALID')
    throw new AppError('HUTANG_SUDAH_DIVALIDASI', { no_hutang, status: row.keadaan.status });
  return row;
};

/** It moves nothing but the state: money and principal were posted by the redemption. */
const movement = (row: Waiting, tanggal: string): GadaiRow => ({
  ...notedRow(row, 'VALIDASI'),
  hari: diffDays(row.tanggal, tanggal),
  ke: { ...row.keadaan, status: hutangLifecycle.next(row.keadaan.status, 'VALIDASI') },
});

/**
 * Validates redemptions, all of them or none, one document each: their goods may leave [settled, Pledges 13]. Three round trips.
 * Throws HARI_*, PILIHAN_TIDAK_SAH at user_id, DATA_TIDAK_DITEMUKAN, HUTANG_SUDAH_DIVALIDASI for who comes second, DATA_BERUBAH.
 */
export const validasiPelunasan = async (context: Context<unknown, unknown, Input>, tx: Tx) => {
  const toko = oneToko(context);
  const { session, ip, language, body } = context;
  const { user_id } = body;
  const numbers = [...new Set(body.no_faktur_hutangs)];
  const ground = await tx.one(
    groundOf<{ rows: Waiting[]; petugas: boolean }>(
      HUTANG_VALIDASI,
      toko,
      undefined,
      sql`(select coalesce(json_agg(p), '[]') from (
          select h.no_hutang, h.tanggal, h.version, ${keadaanOf} as keadaan, t.no_faktur, t.kode_sales, h.kode_customer,
            d.nama_customer, d.alamat_customer, d.no_hp
          from ${waitingSource} where h.kode_toko = ${toko} and h.no_hutang = any(${numbers}::text[]) order by h.no_hutang for update of h) p) as rows,
        exists (select 1 from ${namedUsers(toko)} u where u.user_id = ${user_id}) as petugas`,
    ),
  );
  const tanggal = requireOpenDay(ground);
  if (!ground.petugas) throw fieldError('user_id', 'PILIHAN_TIDAK_SAH');
  const postings = numbers.map((no_hutang): Posting => {
    const row = requireWaiting(ground.rows, no_hutang);
    const { kode_sales, kode_customer, nama_customer, alamat_customer, no_hp } = row;
    return {
      type: HUTANG_VALIDASI,
      signed: { user: session.user_id, ip, validator: user_id },
      head: {
        kode_sales,
        kode_customer,
        nama_customer,
        alamat_customer,
        no_hp,
        keterangan: `${no_hutang} ${user_id}`,
        asal_toko: toko,
        asal_no: row.no_faktur,
      },
      books: booksOf({ gadai: [movement(row, tanggal)] }),
      mapping: ground.mapping,
      uraian: `${no_hutang} ${nama_customer}`,
      audit: { no_hutang, user_id },
      answer: { data: {}, message: '' },
    };
  });
  const no_fakturs = (await postDokumen(tx, { toko, tanggal }, postings)).map(({ no }) => no);
  return {
    data: { no_faktur: no_fakturs[0] ?? '', tanggal, no_fakturs },
    message: messageText('BERHASIL_DIVALIDASI', language),
  };
};
