import type { prosesPesanan, setujuPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { writeAudit } from '../../platform/audit.ts';
import { requireApproval } from '../../platform/auth/approvals.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import { requireOpenDay } from '../hari/public.ts';

type Proses = z.output<NonNullable<typeof prosesPesanan.body>>;
type Setuju = z.output<NonNullable<typeof setujuPesanan.body>>;

interface Ground {
  tgl_system: string | null;
  buka: boolean | null;
  status: string | null;
  kode_barcode: string | null;
  no_jadi: string | null;
  nama_customer: string | null;
}

/** A line with the document that gave it its piece, held until the end; its day. Throws DATA_TIDAK_DITEMUKAN, HARI_*. */
export const lineOf = async (tx: Tx, toko: string, no_pesanan: string) => {
  await tx.rows(
    sql`select 1 from pesanan where kode_toko = ${toko} and no_pesanan = ${no_pesanan} for update`,
  );
  const ground = await tx.one<Ground>(sql`
    select h.tgl_system, h.buka, p.status, p.kode_barcode, d.nama_customer,
      case p.status when 'JADI' then kadar_titip_barang(p.kode_toko, p.kode_barcode) end as no_jadi
    from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}
    left join pesanan p on p.kode_toko = ${toko} and p.no_pesanan = ${no_pesanan}
    left join dokumen d on d.kode_toko = p.kode_toko and d.no_faktur = p.no_induk`);
  const tanggal = requireOpenDay(ground);
  if (!ground.status) throw fieldError('no_pesanan', 'DATA_TIDAK_DITEMUKAN');
  return { ...ground, tanggal };
};

/** Says that work on a line began, once. */
export const beginWork = (
  tx: Tx,
  {
    toko,
    no_pesanan,
    tanggal,
    keterangan,
    user,
  }: Record<'toko' | 'no_pesanan' | 'tanggal' | 'keterangan' | 'user', string>,
) =>
  tx.execute(sql`
    insert into pesanan_proses (kode_toko, no_pesanan, tanggal, keterangan, user_id)
    select ${toko}, ${no_pesanan}, ${tanggal}::date, ${keterangan}, ${user}
    where not exists (select 1 from pesanan_proses where kode_toko = ${toko} and no_pesanan = ${no_pesanan})`);

/** Work on a line began; said once. Throws PESANAN_SELESAI for one that has its piece or has ended. */
export const proses = async (context: Context<unknown, unknown, Proses>, tx: Tx) => {
  const toko = oneToko(context);
  const { no_pesanan, keterangan } = context.body;
  const { tanggal, status } = await lineOf(tx, toko, no_pesanan);
  if (status !== 'PESAN') throw new AppError('PESANAN_SELESAI', { no_pesanan });
  await beginWork(tx, { toko, no_pesanan, tanggal, keterangan, user: context.session.user_id });
  await writeAudit(tx, {
    toko,
    user: context.session.user_id,
    ip: context.ip,
    action: 'begin',
    entity: 'pesanan',
    key: no_pesanan,
    after: { keterangan },
  });
  return { data: { no_pesanan, status: 'PROSES' }, message: messageText('DATA_DISIMPAN', context.language) };
};

/**
 * What a customer says to a piece of another weight than he ordered; the last word holds. Throws PESANAN_SELESAI for a line without a piece that
 * waits, DATA_BERUBAH where it has another piece by now, PERLU_OTORISASI.
 */
export const setuju = async (context: Context<unknown, unknown, Setuju>, tx: Tx) => {
  const toko = oneToko(context);
  const { no_pesanan, kode_barcode, jawab, nama } = context.body;
  const { tanggal, no_jadi, nama_customer, ...line } = await lineOf(tx, toko, no_pesanan);
  if (!no_jadi) throw new AppError('PESANAN_SELESAI', { no_pesanan });
  if (line.kode_barcode !== kode_barcode) throw new AppError('DATA_BERUBAH');
  const approval = context.mustAuthorise
    ? await requireApproval(context, tx, {
        kategori: 'BERAT PESANAN',
        notes: `${no_pesanan} ${nama_customer}: ${jawab} ${nama}`,
      })
    : undefined;
  const { at } = await tx.one<{ at: string }>(sql`
    insert into pesanan_setuju (kode_toko, no_pesanan, no_jadi, tanggal, jawab, nama, user_id, otorisasi_id)
    values (${toko}, ${no_pesanan}, ${no_jadi}, ${tanggal}::date, ${jawab}, ${nama}, ${context.session.user_id}, ${approval?.id ?? null})
    returning kadar_iso(at) as at`);
  await writeAudit(tx, {
    toko,
    user: context.session.user_id,
    ip: context.ip,
    action: 'consent',
    entity: 'pesanan',
    key: no_pesanan,
    after: { no_jadi, kode_barcode, jawab, nama },
  });
  return { data: { no_pesanan, at }, message: messageText('DATA_DISIMPAN', context.language) };
};
