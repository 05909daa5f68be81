import type { postLelang, ubahLelang } from '@kadar/contract/endpoints/lelang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { openDay } from '../../hari/public.ts';
import { type Pledge, pledgesHeld, requireActive } from '../../hutang/public.ts';
import { batchHeld, isLate } from '../batch.ts';

type Body<E extends { body?: z.ZodType }> = z.output<NonNullable<E['body']>>;

/** Takes loans into an auction. Throws DATA_TIDAK_DITEMUKAN, HUTANG_SUDAH_SELESAI, HUTANG_BELUM_LEWAT, HUTANG_DALAM_LELANG. */
const take = async (tx: Tx, toko: string, id: number, numbers: readonly string[], hari: string) => {
  if (numbers.length === 0) return;
  const { pledges } = await tx.one<{ pledges: Pledge[] }>(
    sql`select ${pledgesHeld(toko, numbers)} as pledges`,
  );
  const early = numbers.filter((no) => !isLate(requireActive(pledges, no), hari));
  if (early.length > 0) throw new AppError('HUTANG_BELUM_LEWAT', { no_hutang: early.join(', ') });
  const taken = await tx.rows<{ no_hutang: string }>(sql`
    select no_hutang from lelang_barang where kode_toko = ${toko} and aktif and no_hutang = any(${numbers}::text[])`);
  if (taken.length > 0)
    throw new AppError('HUTANG_DALAM_LELANG', {
      no_hutang: taken.map(({ no_hutang }) => no_hutang).join(', '),
    });
  await tx.execute(sql`
    insert into lelang_barang (lelang_id, kode_toko, no_hutang)
    select ${id}, ${toko}, x from unnest(${[...new Set(numbers)]}::text[]) x
    on conflict (lelang_id, no_hutang) do update set aktif = true, keluar = false, nilai = null, cara = null, biaya = 0, no_rekening = '', pembeli = ''`);
};

const audit = (context: Context, tx: Tx, action: string, id: number, after: object): Promise<void> =>
  writeAudit(tx, {
    toko: oneToko(context),
    user: context.session.user_id,
    ip: context.ip,
    action,
    entity: 'lelang-hutang',
    key: String(id),
    after,
  });

/** Plans an auction of loans past due and grace. Throws HARI_*, and what refuses a loan. */
export const planLelang = async (context: Context<unknown, unknown, Body<typeof postLelang>>, tx: Tx) => {
  const toko = oneToko(context);
  const { nama, no_hutang } = context.body;
  const hari = await openDay(tx, toko);
  const { id } = await tx.one<{ id: number }>(sql`
    insert into lelang_hutang (kode_toko, nama, tanggal, input_by) values (${toko}, ${nama}, ${hari}::date, ${context.session.user_id})
    returning id::int as id`);
  await take(tx, toko, id, no_hutang, hari);
  await audit(context, tx, 'create', id, context.body);
  return { data: { id }, message: messageText('DATA_DISIMPAN', context.language) };
};

/** Loans into an auction or out of it. Throws LELANG_SUDAH_SELESAI, DATA_TIDAK_DITEMUKAN, and what refuses a loan. */
export const changeLelang = async (
  context: Context<{ id: number }, unknown, Body<typeof ubahLelang>>,
  tx: Tx,
) => {
  const toko = oneToko(context);
  const { id } = await batchHeld(tx, toko, context.params.id);
  const { tambah, keluar } = context.body;
  const out = await tx.execute(sql`
    update lelang_barang set aktif = false, keluar = true where lelang_id = ${id} and aktif and no_hutang = any(${keluar}::text[])`);
  if (out !== new Set(keluar).size) throw new AppError('DATA_TIDAK_DITEMUKAN');
  await take(tx, toko, id, tambah, await openDay(tx, toko));
  await audit(context, tx, 'update', id, context.body);
  return { data: { id }, message: messageText('DATA_DISIMPAN', context.language) };
};
