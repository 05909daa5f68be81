import type { kembaliContoh } from '@kadar/contract/endpoints/contoh.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { sampleDifference } from '@kadar/domain/sample.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import { writeAudit } from '../../platform/audit.ts';
import { requireApproval } from '../../platform/auth/approvals.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import { lineOf } from './events.ts';
import { otherWeight } from './sample-in.ts';

type Body = z.output<NonNullable<typeof kembaliContoh.body>>;

/**
 * A customer has his sample back, weighed before him; once. Throws DATA_TIDAK_DITEMUKAN, HARI_*, CONTOH_TIDAK_ADA for a line of which nothing of his is kept,
 * WAJIB_DIISI at the remark where it weighs other than it came, PERLU_OTORISASI for that.
 */
export const kembali = async (context: Context<unknown, unknown, Body>, tx: Tx) => {
  const toko = oneToko(context);
  const { no_pesanan, berat, keterangan } = context.body;
  const { tanggal, nama_customer } = await lineOf(tx, toko, no_pesanan);
  const sample = await tx.maybe<{ deskripsi: string; berat: number }>(sql`
    select c.deskripsi, c.berat from contoh_keadaan c
    where c.kode_toko = ${toko} and c.no_induk = ${no_pesanan.slice(0, 14)} and c.no_pesanan = ${no_pesanan} and c.jenis = 'BAWA_SENDIRI' and c.tgl_kembali is null`);
  if (!sample) throw new AppError('CONTOH_TIDAK_ADA', { kode: no_pesanan });
  const selisih = sampleDifference(sample.berat, berat, gramToMg(context.settings.KIRIM_TOLERANSI_GRAM));
  if (selisih !== 0 && keterangan === '') throw fieldError('keterangan', 'WAJIB_DIISI');
  const said = {
    no_pesanan,
    apa: `${nama_customer} ${sample.deskripsi}`,
    dari: sample.berat,
    ke: berat,
    sebab: keterangan,
  };
  const [reason] = selisih === 0 ? [] : otherWeight(context.session.level, said);
  const approval = reason ? await requireApproval(context, tx, reason) : undefined;
  const { at } = await tx.one<{ at: string }>(sql`
    insert into contoh_kembali (kode_toko, no_pesanan, tanggal, berat, keterangan, user_id, otorisasi_id)
    values (${toko}, ${no_pesanan}, ${tanggal}::date, ${berat}, ${keterangan}, ${context.session.user_id}, ${approval?.id ?? null})
    returning kadar_iso(at) as at`);
  await writeAudit(tx, {
    toko,
    user: context.session.user_id,
    ip: context.ip,
    action: 'return',
    entity: 'pesanan',
    key: no_pesanan,
    after: { ...sample, berat_kembali: berat, keterangan },
  });
  return {
    data: { no_pesanan, at, selisih: selisih / 1000 },
    message: messageText('DATA_DISIMPAN', context.language),
  };
};
