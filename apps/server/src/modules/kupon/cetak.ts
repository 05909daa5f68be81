import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { formatPaper, formatRupiah } from '@kadar/documents/format.ts';
import { type CouponModel, writeCouponsPdf } from '@kadar/documents/pdf/coupons.ts';
import type { FastifyReply } from 'fastify';
import { printTime } from '../../engines/paper.ts';
import { writeAudit } from '../../platform/audit.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';

interface Row {
  kode_kupon: string;
  keterangan: string;
  jenis: string;
  nilai_rp: number;
  persen: number;
  maks_rp: number;
  minimal_belanja: number;
  nama_toko: string | null;
  nama_customer: string | null;
  tgl_mulai: string | null;
  tgl_akhir: string | null;
}

/** Papers keep the Indonesian form. */
const modelOf = (row: Row, pusat: string): CouponModel => {
  const day = (date: string) => formatPaper('date', date);
  const { persen, nilai_rp, maks_rp, minimal_belanja, nama_toko, nama_customer, tgl_mulai, tgl_akhir } = row;
  return {
    kode_kupon: row.kode_kupon,
    toko: nama_toko ?? pusat,
    keterangan: row.keterangan,
    nilai: row.jenis === 'PERSEN' ? `${String(persen).replace('.', ',')} %` : formatRupiah(nilai_rp),
    syarat: [
      ...(row.jenis === 'PERSEN' && maks_rp > 0 ? [`Paling banyak ${formatRupiah(maks_rp)}`] : []),
      ...(minimal_belanja > 0 ? [`Minimal belanja ${formatRupiah(minimal_belanja)}`] : []),
      ...(nama_customer ? [`Untuk ${nama_customer}`] : []),
      ...(tgl_mulai ? [`Mulai ${day(tgl_mulai)}`] : []),
      ...(tgl_akhir ? [`Berlaku s.d. ${day(tgl_akhir)}`] : []),
    ],
  };
};

/** The coupons of an issue that can still be spent, on sheets to be cut. Throws DATA_TIDAK_DITEMUKAN where none is left. */
export const cetak = async (call: Call<{ terbitan: string }>): Promise<FastifyReply> => {
  const { terbitan } = call.params;
  const { session } = call;
  const { rows, pusat } = await call.kadar.db.transaction(call.scope, async (tx) => {
    const found = await tx.rows<Row>(sql`
      select k.kode_kupon, k.keterangan, k.jenis, coalesce(k.nilai_rp, 0) as nilai_rp, coalesce(k.persen, 0)::float8 as persen, coalesce(k.maks_rp, 0) as maks_rp,
        coalesce(k.minimal_belanja, 0) as minimal_belanja, t.nama_toko, m.nama_customer, k.tgl_mulai, k.tgl_akhir
      from kupon k left join tokos t on t.kode_toko = k.kode_toko left join member m on m.kode_customer = k.kode_customer
      where k.terbitan = ${terbitan} and k.deleted_at is null and (select dipakai from kadar_kupon_pakai(k.kode_kupon)) is null
        and (${session.pusat} or k.kode_toko = ${session.kode_toko}) order by k.kode_kupon`);
    if (found.length === 0) throw new AppError('DATA_TIDAK_DITEMUKAN');
    await writeAudit(tx, {
      toko: call.toko,
      user: session.user_id,
      ip: call.ip,
      action: 'print',
      entity: 'kupon',
      key: terbitan,
      after: { jumlah: found.length },
    });
    const { nama } = await tx.one<{ nama: string }>(
      sql`select coalesce(min(nama_toko), '') as nama from tokos where type = 'PUSAT' and deleted_at is null`,
    );
    return { rows: found, pusat: nama };
  });
  const out = new PassThrough();
  const [pdf] = await Promise.all([
    buffer(out),
    writeCouponsPdf(
      rows.map((row) => modelOf(row, pusat)),
      out,
      printTime(call),
    ),
  ]);
  return call.reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="kupon-${terbitan}.pdf"`)
    .send(pdf);
};
